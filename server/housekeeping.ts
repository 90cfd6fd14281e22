import * as z from 'zod';
import type { App } from './http/context';
import { shanghai } from './platform/clock';
import type { Db } from './platform/database/db';
import { sweepFiles } from './platform/files/sweep';
import { defineJob } from './platform/jobs/kinds';
import { enqueue } from './platform/jobs/queue';
import { retain } from './platform/retention/retain';

const AT = '03:30:00';
/** The priority, behind jobs that somebody waits for. */
const NIGHTLY = 200;

/** Once a night, after half past three: one job, whoever finds that it is due. */
export async function queueHousekeeping(db: Db, ms: number) {
  const now = shanghai(ms);
  const day = now.slice(0, 10);
  if (now < `${day} ${AT}`) return;
  await enqueue(db, [{ kind: 'housekeeping', key: day, priority: NIGHTLY, payload: {} }], ms);
}

/** Removes what nobody needs any more. Begun anew it goes on with what is left. */
export const housekeepingJob = defineJob({
  payload: z.object({}),
  atOnce: 1,
  async run({ db, files, unusedHours, retention, clock }: App, { save }) {
    await retain(db, retention, { ms: clock(), checkpoint: () => save(null) });
    await sweepFiles(files, { ms: clock(), hours: unusedHours });
  },
});
