import { adoptCashiers } from './areas/finance/data/adoptApprovals';
import { adoptCancels } from './areas/master-data/handlers/licences/adoptCancels';
import { adoptReturns } from './areas/orders/data/adoptApprovals';
import { adoptLeases } from './areas/property/data/adoptApprovals';
import { takeLock } from './platform/database/advisoryLocks';
import type { Db } from './platform/database/db';

/** Documents that wait since before approvals were kept get theirs, at each start, in one process after the other. */
export const adoptApprovals = (db: Db) =>
  db.transaction(async (tx) => {
    await takeLock(tx, 'adoptApprovals');
    await adoptReturns(tx);
    await adoptCashiers(tx);
    await adoptLeases(tx);
    await adoptCancels(tx);
  });
