import { eq } from 'drizzle-orm';
import { SHARE_MODE, SHARE_STATUS } from '../../src/contract/property/meters';
import { pmsMeter, pmsReading } from '../../server/areas/property/data/schema/meters';
import { pmsShare } from '../../server/areas/property/data/schema/shares';
import { shareFigures } from '../../server/areas/property/handlers/shares/shareFigures';
import { firstOf, lastOf, monthNumber, monthOf } from '../../server/areas/property/rules/billing/days';
import { shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { ofParent } from '../../server/platform/scope';
import type { PropertyFacts } from './propertyFacts';

const MAIN = '85109';
const SUB = '85101';
const WATER = '85003';
/** The first floor. */
const UNITS = ['82101', '82102', '82103', '82104', '82105', '82106'];
const PRICE = 41_500;

/** The water of a house, of which one unit has a meter of its own: what is left is shared by area. */
export async function seedSharedMeter(db: Db, { propertyId, branchId, today, audit }: PropertyFacts) {
  const now = shanghai(today);
  const month = monthNumber(now);
  const [installDate, readOn, period] = [firstOf(month - 2), lastOf(month - 1), monthOf(month - 1)];
  const house = { ...audit, meterId: MAIN, meterNo: 'ZS-01', propertyId, branchId, feeType: 3 as const };
  await db
    .insert(pmsMeter)
    .values({ ...house, unitId: null, registers: 1, digits: 6, factor: 10_000, installDate, startValues: [800_000] });
  await db
    .update(pmsMeter)
    .set({ parentId: MAIN })
    .where(ofParent(pmsMeter.meterId, SUB, eq(pmsMeter.feeType, 3)));
  const reading = { ...audit, meterId: MAIN, branchId };
  await db.insert(pmsReading).values([
    { ...reading, kind: 1, date: installDate, values: [800_000], readTime: `${installDate} 09:00:00` },
    { ...reading, kind: 2, date: readOn, period, values: [812_300], readTime: `${readOn} 09:00:00` },
  ]);
  const asked = { propertyId, mainMeterId: MAIN, mode: SHARE_MODE.area, price: PRICE };
  const by = {
    createdBy: 'op.hubei',
    createdByName: '陈志远',
    gmtCreated: now,
    modifiedBy: 'op.hubei',
    gmtModified: now,
  };
  const passed = { auditor: 'admin.hq', auditorName: '周启明', auditTime: now };
  const shares = [
    { shareId: '85701', status: SHARE_STATUS.approved, period: monthOf(month - 2), ...passed },
    { shareId: '85702', status: SHARE_STATUS.draft, period },
    { shareId: '85703', status: SHARE_STATUS.submitted, period },
  ];
  for (const [nth, share] of shares.entries()) {
    const members = UNITS.map((unitId) => ({ unitId, weight: null }));
    const figures = await shareFigures({ ...asked, period: share.period, members }, { db });
    await db.insert(pmsShare).values({
      ...{ ...by, ...asked, ...share, ...figures, branchId, feeItemId: WATER },
      shareNo: `GT${now.slice(0, 7).replace('-', '')}000${nth + 1}`,
    });
  }
}
