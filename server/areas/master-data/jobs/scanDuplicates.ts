import * as z from 'zod';
import type { DuplicateKind } from '../../../../src/contract/master-data/duplicates';
import { shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { fixMerges } from '../data/duplicates/fixMerges';
import { SCANNED_KINDS } from '../data/duplicates/masters';
import { scanStretch } from '../data/duplicates/scan';

const KIND = 'scanDuplicates';
const AT = '03:00:00';
/** The priority, behind jobs that somebody waits for. */
const NIGHTLY = 210;

/** Queues a scan every night at three; another process continues an interrupted one. */
export async function queueDuplicateScan(db: Db, ms: number) {
  const now = shanghai(ms);
  const day = now.slice(0, 10);
  if (now < `${day} ${AT}`) return;
  await fixMerges(db, day);
  await enqueue(
    db,
    SCANNED_KINDS.map((kind) => ({ kind: KIND, key: `${kind} ${day}`, priority: NIGHTLY, payload: { kind } })),
    ms,
  );
}

const reached = z.object({ step: z.enum(['facts', 'pairs']), after: z.string() }).nullable();

/** Scans all masters of a kind: first their facts, then their pairs (docs/domain/duplicates.md#the-queue). */
export const scanJob = defineJob({
  payload: z.object({ kind: z.union(SCANNED_KINDS.map((kind) => z.literal(kind))) }),
  atOnce: 1,
  async run({ db, clock }, { payload: { kind }, progress, saveIn }) {
    let { step, after } = reached.parse(progress) ?? { step: 'facts', after: '' };
    const scanned: DuplicateKind = kind;
    for (;;) {
      const last = await db.transaction(async (tx) => {
        const found = await scanStretch(tx, scanned, { step, after, now: shanghai(clock()) });
        await saveIn(tx, found === null ? { step: 'pairs', after: '' } : { step, after: found });
        return found;
      });
      if (last !== null) after = last;
      else if (step === 'facts') [step, after] = ['pairs', ''];
      else return;
    }
  },
});
