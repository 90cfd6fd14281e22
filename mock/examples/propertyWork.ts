import { pmsInspectionTask, pmsWorkOrder } from '../../server/areas/property/data/schema/property';
import { DAY, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { INSPECTION_STATUS } from '../../src/contract/property/micro-pms';
import { TENANT_NAMES } from './tenants';

const WORK = [
  { category: '水', description: '茶水间水龙头漏水，地面有积水', status: 0, urgency: 2 },
  { category: '空调', description: '会议室空调不制冷，已影响办公', status: 1, urgency: 1 },
  { category: '电', description: '走廊应急照明不亮，需要更换', status: 2, urgency: 3 },
  { category: '门锁', description: '仓库侧门门锁损坏，无法上锁', status: 4, urgency: 1 },
];

interface PropertyFacts {
  index: number;
  propertyId: string;
  branchId: string;
  today: number;
  audit: { createdBy: string; createdByName: string; gmtCreated: string; modifiedBy: string; gmtModified: string };
}

const digits = (value: number, length: number) => String(value).padStart(length, '0');
const dayAt = (ms: number) => shanghai(ms).slice(0, 10);

/** Orders in every state, and the checks of some days. */
export async function seedWork(db: Db, { index, propertyId, branchId, today, audit }: PropertyFacts) {
  const row = { ...audit, propertyId, branchId };
  await db.insert(pmsWorkOrder).values(
    WORK.map((order, i) => ({
      ...row,
      ...order,
      orderNo: `GD${digits(index * 10 + i + 1, 8)}`,
      reporterName: TENANT_NAMES[(index + i) % TENANT_NAMES.length] ?? '',
      reportTime: shanghai(today - i * DAY - 3_600_000),
    })),
  );
  await db.insert(pmsInspectionTask).values(
    [-3, -1, 0, 1].map((days, i) => ({
      ...row,
      taskNo: `XJ${digits(index * 10 + i + 1, 8)}`,
      planName: '消防设施日检',
      planDate: dayAt(today + days * DAY),
      pointCount: 8,
      checkedCount: days === -3 ? 8 : 0,
      // The task of yesterday was not done.
      status: days === -3 ? INSPECTION_STATUS.done : INSPECTION_STATUS.planned,
    })),
  );
}
