import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { DRAW_STATUS } from '../../../../src/contract/trade-fair/draws';
import { shanghai } from '../../../platform/clock';
import type { RetentionRule } from '../../../platform/retention/rule';
import { draw } from '../data/schema/lottery';
import { global, ofParent } from '../../../platform/scope';

const { done } = DRAW_STATUS;

/** What a round was drawn from, some megabytes of it: its digest, the seed and who has won stay. */
export const fairRetention: readonly RetentionRule[] = [
  {
    name: 'drawPool',
    days: 1_095,
    least: 365,
    async dropSome(db, { before, limit }) {
      const isLong = gt(sql`jsonb_array_length(${draw.pool})`, 0);
      const old = and(eq(draw.status, done), lt(draw.stopTime, shanghai(before)), isLong);
      const chosen = db
        .select({ id: draw.drawId })
        .from(draw)
        .where(global('clock', old))
        .limit(limit)
        .for('update', { skipLocked: true });
      const emptied = await db
        .update(draw)
        .set({ pool: [] })
        .where(ofParent(draw.drawId, chosen))
        .returning({ id: draw.drawId });
      return emptied.length;
    },
  },
];
