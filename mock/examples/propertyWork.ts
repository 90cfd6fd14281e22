import {
  pmsInspectionPlan,
  pmsInspectionResult,
  pmsInspectionTask,
  pmsOutage,
  pmsWorkOrder,
} from '../../server/areas/property/data/schema/work';
import { DAY, HOUR, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { INSPECTION_CYCLE, type InspectionPoint, ITEM_TYPE } from '../../src/contract/property/inspections';
import { INSPECTION_STATUS, WORK_ORDER_STATUS } from '../../src/contract/property/micro-pms';
import { OUTAGE_SERVICE, OUTAGE_STATUS } from '../../src/contract/property/outages';
import type { PropertyFacts } from './propertyFacts';
import { TENANT_NAMES } from './tenants';

const WORK = [
  { category: '水', description: '茶水间水龙头漏水，地面有积水', status: 0, urgency: 2 },
  { category: '空调', description: '会议室空调不制冷，已影响办公', status: 1, urgency: 1 },
  { category: '电', description: '走廊应急照明不亮，需要更换', status: 2, urgency: 3 },
  { category: '门锁', description: '仓库侧门门锁损坏，无法上锁', status: 4, urgency: 1 },
  { category: '消防', description: '二层消火栓箱玻璃破损，需要更换', status: 3, urgency: 2 },
] as const;

const HANDLER = { handlerId: 'S00511', handlerName: '陈立' };
const OUTAGES_OF = 2;

const digits = (value: number, length: number) => String(value).padStart(length, '0');
const dayAt = (ms: number) => shanghai(ms).slice(0, 10);

const POINTS = [
  {
    ...{ pointId: 'P1', pointName: '消防泵房', location: '地下一层' },
    items: [
      {
        ...{ itemName: '管网压力（MPa）', type: ITEM_TYPE.number, min: '0.4', max: '0.8' },
        ...{ autoOrder: 1, category: '消防', urgency: 3 },
      },
      { itemName: '泵房无积水', type: ITEM_TYPE.flag, min: null, max: null, autoOrder: 0, category: '水', urgency: 1 },
    ],
  },
  {
    ...{ pointId: 'P2', pointName: '二层走廊', location: 'A座二层' },
    items: [
      {
        itemName: '灭火器在位',
        type: ITEM_TYPE.flag,
        min: null,
        max: null,
        autoOrder: 0,
        category: '消防',
        urgency: 2,
      },
      {
        itemName: '应急照明正常',
        type: ITEM_TYPE.flag,
        min: null,
        max: null,
        autoOrder: 1,
        category: '电',
        urgency: 1,
      },
    ],
  },
] satisfies InspectionPoint[];

/** The numbers of those that tests name; those of a property follow each other. */
const FIRST = { order: 85_001, task: 86_001, plan: 87_001, outage: 88_001 };

const { unassigned, assigned, finished } = WORK_ORDER_STATUS;

async function seedOrders(db: Db, { index, propertyId, branchId, today, audit }: PropertyFacts) {
  await db.insert(pmsWorkOrder).values(
    WORK.map((order, i) => ({
      ...{ ...audit, ...order, propertyId, branchId },
      orderId: String(FIRST.order + index * 10 + i),
      orderNo: `GD${digits(index * 10 + i + 1, 8)}`,
      reporterName: TENANT_NAMES[(index + i) % TENANT_NAMES.length] ?? '',
      reportTime: shanghai(today - i * DAY - HOUR),
      ...(order.status === unassigned ? {} : HANDLER),
      ...(order.status === assigned ? { stateTime: shanghai(today - i * DAY) } : {}),
      ...(order.status === finished ? { finishTime: shanghai(today), result: '已更换玻璃，压力正常' } : {}),
    })),
  );
}

async function seedInspections(db: Db, { index, propertyId, branchId, today, audit }: PropertyFacts) {
  const row = { ...audit, propertyId, branchId, ...HANDLER, planName: '消防设施日检', points: POINTS };
  const planId = String(FIRST.plan + index);
  await db.insert(pmsInspectionPlan).values({
    ...{ ...row, planId, cycle: INSPECTION_CYCLE.day, startDate: dayAt(today - 30 * DAY) },
    // Tasks are made from here on.
    ...{ gmtCreated: shanghai(today), gmtModified: shanghai(today) },
  });
  const taskId = (i: number) => String(FIRST.task + index * 10 + i);
  await db.insert(pmsInspectionTask).values(
    [-3, -1, 0, 1].map((days, i) => ({
      ...{ ...row, planId, taskId: taskId(i) },
      taskNo: `XJ${digits(index * 10 + i + 1, 8)}`,
      planDate: dayAt(today + days * DAY),
      pointCount: POINTS.length,
      ...(days === -3 ? { checkedCount: POINTS.length, abnormalCount: 1, finishTime: shanghai(today - 3 * DAY) } : {}),
      // The task of yesterday was not done.
      status: days === -3 ? INSPECTION_STATUS.done : INSPECTION_STATUS.planned,
    })),
  );
  await db
    .insert(pmsInspectionResult)
    .values([
      ...[{ taskId: taskId(0), pointId: 'P1', itemName: '管网压力（MPa）', value: '0.62', normal: 1 as const }],
      ...[{ taskId: taskId(0), pointId: 'P1', itemName: '泵房无积水', value: '1', normal: 1 as const }],
      { taskId: taskId(0), pointId: 'P2', itemName: '灭火器在位', value: '0', normal: 0, remark: '缺少一具灭火器' },
      { taskId: taskId(0), pointId: 'P2', itemName: '应急照明正常', value: '1', normal: 1 },
    ]);
}

/** Of the warehouse, whose lift is looked after by others. */
async function seedOutages(db: Db, { index, propertyId, branchId, today, audit }: PropertyFacts) {
  if (index !== OUTAGES_OF) return;
  const { draft, published, running } = OUTAGE_STATUS;
  await db.insert(pmsOutage).values(
    [draft, running, published, draft].map((status, i) => ({
      ...{ ...audit, propertyId, branchId, status, service: OUTAGE_SERVICE.lift, reason: '电梯年度检验' },
      outageId: String(FIRST.outage + i),
      outageNo: `TD${dayAt(today).slice(0, 7).replace('-', '')}${digits(i + 1, 4)}`,
      planned: status === running ? (0 as const) : (1 as const),
      startTime: shanghai(today + (status === running ? -1 : 3 + i) * DAY),
      planEndTime: shanghai(today + (status === running ? 1 : 4 + i) * DAY),
      texts: {
        zh: '电梯年度检验，期间请走楼梯',
        en: 'The lift is being inspected; please take the stairs',
        es: null,
        ja: null,
      },
    })),
  );
}

/** Orders and outages in every state, and the checks of some days. */
export async function seedWork(db: Db, facts: PropertyFacts) {
  await seedOrders(db, facts);
  await seedInspections(db, facts);
  await seedOutages(db, facts);
}
