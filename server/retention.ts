import { lt } from 'drizzle-orm';
import { taskRetention } from './areas/tasks/jobs/retention';
import { fairRetention } from './areas/trade-fair/jobs/retention';
import { shanghai } from './platform/clock';
import { deleteSome, type RetentionRule } from './platform/retention/rule';
import { operationLog } from './platform/schema/platform';

/** What grows with time and not with the company, and how long it is kept (docs/storage.md#retention). */
export const RETENTION: readonly RetentionRule[] = [
  {
    name: 'operationLog',
    days: 1_095,
    // Who did what has to stay known for some time, whatever an operator sets.
    least: 180,
    dropSome: (db, { before, limit }) =>
      deleteSome(db, operationLog.logId, { old: lt(operationLog.operateTime, shanghai(before)), limit }),
  },
  ...taskRetention,
  ...fairRetention,
];
