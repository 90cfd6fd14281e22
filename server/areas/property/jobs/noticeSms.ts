import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { MOBILE } from '../../../../src/contract/patterns';
import type { App } from '../../../http/context';
import { fromShanghai, shanghai } from '../../../platform/clock';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { global, ofParent } from '../../../platform/scope';
import { NOTICE_STATUS, pmsNotice } from '../data/schema/notices';

const KIND = 'tenantSms';

type NewNotice = Omit<typeof pmsNotice.$inferInsert, 'status' | 'gmtCreated' | 'createdBy' | 'createdByName'>;

interface Told {
  by: { loginName: string; realName: string };
  now: string;
}

/** Keeps notices and sends a message for each; answers those that are new, as nobody is told the same thing twice. */
export async function tellTenants(db: Db, notices: readonly NewNotice[], { by, now }: Told) {
  const created = [];
  for (const some of chunks(notices)) {
    const rows = some.map((one) => ({
      ...{ ...one, createdBy: by.loginName, createdByName: by.realName, gmtCreated: now },
      // A landline takes no text messages.
      status: MOBILE.test(one.phone) ? NOTICE_STATUS.waiting : NOTICE_STATUS.unreachable,
    }));
    const added = await db
      .insert(pmsNotice)
      .values(rows)
      .onConflictDoNothing()
      .returning({ noticeId: pmsNotice.noticeId, tenantId: pmsNotice.tenantId, status: pmsNotice.status });
    created.push(...added);
  }
  const jobs = created
    .filter(({ status }) => status === NOTICE_STATUS.waiting)
    .map(({ noticeId }) => ({ kind: KIND, key: noticeId, payload: { noticeId } }));
  await enqueue(db, jobs, fromShanghai(now));
  return created;
}

/** One text message to a tenant. */
export const tenantSmsJob = defineJob({
  payload: z.object({ noticeId: z.string() }),
  attempts: 3,
  atOnce: 4,
  async run({ db, clock, sendSms }: Pick<App, 'db' | 'clock' | 'sendSms'>, { payload: { noticeId } }) {
    const [found] = await db
      .select()
      .from(pmsNotice)
      .where(global('clock', and(eq(pmsNotice.noticeId, noticeId), eq(pmsNotice.status, NOTICE_STATUS.waiting))));
    if (!found) return;
    await sendSms({ phone: found.phone, text: found.content, key: `tenant-${noticeId}` });
    await db
      .update(pmsNotice)
      .set({ status: NOTICE_STATUS.sent, sentTime: shanghai(clock()) })
      .where(ofParent(pmsNotice.noticeId, noticeId));
  },
});
