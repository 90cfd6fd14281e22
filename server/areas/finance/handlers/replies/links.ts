import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type statementLinkApi, LINK_STATE } from '../../../../../src/contract/finance/replies';
import { MOBILE } from '../../../../../src/contract/patterns';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { shanghai } from '../../../../platform/clock';
import { maskPhone } from '../../../../platform/mask';
import { within } from '../../../../platform/scope';
import { givenToken, issueLink, linkState, newestLink, phoneOf, revokeLinks } from '../../data/links';
import type { StatementRow } from '../../data/makeStatements';
import { statement } from '../../data/schema/statements';
import { mayStatement } from '../../rules/statement';
import { seenStatement } from '../workbench/locked';
import { progressOf } from './progress';

export async function currentLink(
  { statementId }: Parsed<typeof statementLinkApi.current>,
  context: Context,
): Promise<Output<typeof statementLinkApi.current>> {
  const { db, app, ms } = context;
  const row = await seenStatement(statementId, context);
  const phone = maskPhone(await phoneOf(db, row));
  const link = await newestLink(db, statementId);
  if (!link) return { link: null, phone };
  const { answered, billCount } = await progressOf(db, statementId);
  const state = linkState(link, ms);
  return {
    phone,
    link: {
      ...{ linkId: link.linkId, state, phone: maskPhone(link.phone), smsState: link.smsState, answered, billCount },
      createdByName: link.createdByName,
      gmtCreated: link.gmtCreated,
      expireTime: shanghai(link.expiresAt.getTime()),
      ...{ openTime: link.openTime, answerTime: link.answerTime },
      token: state === LINK_STATE.open ? givenToken(app.keys, link) : '',
    },
  };
}

/** A statement is answered while it is with its partner. */
const demandWithPartner = ({ status }: StatementRow) => {
  if (!mayStatement('link', status)) throw new Failure(ERROR.statementForbids);
};

export async function createLink(
  { statementId, phone }: Parsed<typeof statementLinkApi.create>,
  context: Context,
): Promise<Output<typeof statementLinkApi.create>> {
  const { db, app, ms, session, note } = context;
  // Under the lock of the statement, so that of two links made at once the later one invalidates the other.
  const [row] = await db
    .select()
    .from(statement)
    .where(within(session, statement, eq(statement.statementId, statementId)))
    .for('update');
  if (!row) throw notFound();
  demandWithPartner(row);
  const to = phone || (await phoneOf(db, row));
  if (!MOBILE.test(to)) throw new InvalidInput([{ field: 'phone', text: 'field.required' }]);
  const made = await issueLink(db, row, { phone: to, by: session, ms, keys: app.keys });
  if (!made) throw new Failure(ERROR.serverFailed);
  const expireTime = shanghai(made.expiresAt.getTime());
  note({ objectId: statementId, objectName: row.statementNo, after: { link: made.linkId, phone: to, expireTime } });
  return { token: givenToken(app.keys, made), expireTime };
}

export async function revokeLink({ statementId }: Parsed<typeof statementLinkApi.revoke>, context: Context) {
  const row = await seenStatement(statementId, context);
  const revoked = await revokeLinks(context.db, statementId, context.ms);
  const links = revoked.map(({ linkId }) => linkId).join(' ');
  context.note({ objectId: statementId, objectName: row.statementNo, before: { link: links }, after: { link: '' } });
  return true;
}
