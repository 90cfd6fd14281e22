import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { RELEASE_STATUS } from '../../../../src/contract/content/releases';
import type { App } from '../../../http/context';
import { translate } from '../../../http/texts';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { enqueue } from '../../../platform/jobs/queue';
import { user } from '../../../platform/schema/organisation';
import { global } from '../../../platform/scope';
import { release } from '../data/schema/release';

const KIND = 'releaseSms';

/** Somebody has to know that nothing went out: whoever has scheduled it, and whoever has made it. */
export const queueAlert = (db: Db, releaseId: string, ms: number) =>
  enqueue(db, [{ kind: KIND, key: releaseId, payload: { releaseId } }], ms);

/** Tells that a release was refused, unless it was cancelled meanwhile. */
export const releaseSmsJob = defineJob({
  payload: z.object({ releaseId: z.string() }),
  attempts: 3,
  atOnce: 2,
  async run({ db, sendSms }: Pick<App, 'db' | 'clock' | 'sendSms'>, { payload: { releaseId } }) {
    const [found] = await db
      .select()
      .from(release)
      .where(global('clock', and(eq(release.releaseId, releaseId), eq(release.status, RELEASE_STATUS.refused))));
    if (!found) return;
    const logins = [...new Set([found.createdBy, found.actor?.loginName ?? ''])];
    const people = await db
      .select({ userId: user.userId, phone: user.i9Phone })
      .from(user)
      .where(global('clock', and(eq(user.status, 1), inArray(user.loginName, logins))));
    const [first] = found.refusals;
    const why = first ? `${first.objectName}，${first.msg}` : '';
    const { releaseName: name, releaseNo: no } = found;
    const text = translate('zh')('release.refused', { name, no, why });
    for (const { userId, phone } of people)
      if (phone) await sendSms({ phone, text, key: `release-${releaseId}-${userId}` });
  },
});
