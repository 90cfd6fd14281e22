import type { Db } from '../../server/platform/database/db';
import { branchOperateRange, branchRegion } from '../../server/areas/master-data/data/schema/reference';

const SERVED: Readonly<Record<string, readonly string[]>> = {
  FDA: ['420000', '310000', '440000'],
  FDB: ['420000'],
  FDB01: ['420600'],
  FDB02: ['420500'],
  FDC: ['310000'],
  FDC01: ['310115'],
  FDD: ['440000'],
  FDD01: ['440600'],
};

/** Branch offices hold no licence for medicines under special control. */
const EVERYTHING = ['10', '20', '30', '40', '50'];
const OFFICE = ['1001', '1002', '1003', '1004', '1006', '20', '3001', '3002', '40', '50'];

export async function seedServed(db: Db) {
  const pairs = (of: (branchId: string) => readonly string[]) =>
    Object.keys(SERVED).flatMap((branchId) => of(branchId).map((nodeId) => ({ branchId, nodeId })));
  await db.insert(branchRegion).values(pairs((branchId) => SERVED[branchId] ?? []));
  await db.insert(branchOperateRange).values(pairs((branchId) => (branchId.length > 3 ? OFFICE : EVERYTHING)));
}
