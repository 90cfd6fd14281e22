import { and, eq, isNull, ne } from 'drizzle-orm';
import * as z from 'zod';
import { LINK_DAYS, LINK_SMS, type LinkSms, STATEMENT_REPLY_PAGE } from '../../../../src/contract/finance/replies';
import { STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import type { App } from '../../../http/context';
import { translate } from '../../../http/texts';
import type { Db } from '../../../platform/database/db';
import { defineJob } from '../../../platform/jobs/kinds';
import { branch } from '../../../platform/schema/organisation';
import { global, ofParent } from '../../../platform/scope';
import { givenToken } from '../data/links';
import { statementLink } from '../data/schema/replies';
import { statement } from '../data/schema/statements';

const settle = (db: Db, linkId: string, smsState: LinkSms) =>
  db
    .update(statementLink)
    .set({ smsState })
    .where(ofParent(statementLink.linkId, linkId, eq(statementLink.smsState, LINK_SMS.sending)));

/** Unless it was sent already, or withdrawn meanwhile, with its statement or alone. */
async function waiting(db: Db, linkId: string) {
  const [found] = await db
    .select({ link: statementLink, row: statement, company: branch.branchName })
    .from(statementLink)
    .innerJoin(statement, eq(statement.statementId, statementLink.statementId))
    .innerJoin(branch, eq(branch.branchId, statement.branchId))
    .where(
      global(
        'clock',
        and(
          eq(statementLink.linkId, linkId),
          eq(statementLink.smsState, LINK_SMS.sending),
          isNull(statementLink.revokedAt),
          ne(statement.status, STATEMENT_STATUS.voided),
        ),
      ),
    );
  return found;
}

/** Tells a partner that his statement is there, and where he answers it (docs/domain/workbench.md#the-partners-link). */
export const statementSmsJob = defineJob({
  payload: z.object({ linkId: z.string() }),
  attempts: 3,
  atOnce: 4,
  async run(
    { db, keys, sendSms, publicOrigin }: Pick<App, 'db' | 'clock' | 'keys' | 'sendSms' | 'publicOrigin'>,
    { payload: { linkId } },
  ) {
    const found = await waiting(db, linkId);
    if (!found) return;
    const { link, row, company } = found;
    const text = translate('zh')('statement.message', {
      ...{ party: row.partyName, company, from: row.periodStart, until: row.periodEnd, days: LINK_DAYS },
      link: publicOrigin + STATEMENT_REPLY_PAGE + givenToken(keys, link),
    });
    await sendSms({ phone: link.phone, text, key: `statement-${linkId}` });
    await settle(db, linkId, LINK_SMS.sent);
  },
  async dead(_host, tx, { payload: { linkId } }) {
    await settle(tx, linkId, LINK_SMS.failed);
  },
});
