import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database/db';
import { operationLog } from '../platform/schema/platform';
import { batchWriter } from './batchWriter';

type LogRow = typeof operationLog.$inferInsert;

/** What strangers repeat within a minute, from one address and under one name, is one row with the number of times. */
export function burstOf({ objectType, objectId, loginName, ip, operateTime }: LogRow) {
  const minute = operateTime.slice(0, 16);
  return createHash('sha256').update([objectType, objectId, loginName, ip, minute].join('\n')).digest('base64url');
}

const timesIn = ({ changes }: LogRow) => Number(changes.times?.[1] ?? 1);

const stored = sql`coalesce((${operationLog.changes}->'times'->>1)::int, 1)`;
const added = sql`coalesce((excluded.changes->'times'->>1)::int, 1)`;

/** Rows of one statement may not meet each other: those of one burst are put together first. */
function together(rows: readonly LogRow[]) {
  const byBurst = new Map<string, LogRow>();
  for (const row of rows) {
    const { burst = '' } = row;
    const before = burst ? byBurst.get(burst) : undefined;
    const times = (before ? timesIn(before) : 0) + timesIn(row);
    byBurst.set(burst || row.requestId, { ...row, ...(burst ? { changes: { times: [null, times] } } : {}) });
  }
  return [...byBurst.values()];
}

const write = (db: Db) => (rows: LogRow[]) =>
  db
    .insert(operationLog)
    .values(together(rows))
    .onConflictDoUpdate({
      target: operationLog.burst,
      targetWhere: sql`burst is not null`,
      set: {
        resultCode: sql`excluded.result_code`,
        changes: sql`jsonb_build_object('times', jsonb_build_array(null, ${stored} + ${added}))`,
      },
    });

const writers = new WeakMap<Db, (row: LogRow) => Promise<unknown>>();

/** Appends the row of a refused write, and waits for it; rows of the same moment share one statement. */
export async function appendRefusal(db: Db, row: LogRow) {
  const append = writers.get(db) ?? batchWriter(write(db));
  writers.set(db, append);
  await append(row);
}
