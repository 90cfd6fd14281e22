import { eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { statementReplyApi } from '../../../../../src/contract/finance/replies';
import { STATEMENT_STATUS } from '../../../../../src/contract/finance/statements';
import { type Context, inTransaction } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { countEvent } from '../../../../http/rateLimit';
import { checkSmsCode, sendSmsCode } from '../../../../http/smsCode';
import { translate } from '../../../../http/texts';
import { MINUTE } from '../../../../platform/clock';
import { ofParent } from '../../../../platform/scope';
import { countFaults } from '../../data/faults';
import { isRunning } from '../../data/running';
import { statementAnswer, statementLink } from '../../data/schema/replies';
import { statement } from '../../data/schema/statements';
import { sealed } from '../statements/sealed';
import { takeAnswers } from './apply';
import { demandOpen, operatorOf, type Reached, toAnswer } from './byToken';
import { signedBy } from './earlier';
import { viewOf } from './open';

const SMS_TYPE = 'STATEMENT_REPLY';
/** Limit of each link. */
const SENDINGS = { kind: 'statementAnswer', most: 10, within: MINUTE };

export async function replySms(
  { token }: Parsed<typeof statementReplyApi.sms>,
  context: Context,
): Promise<Output<typeof statementReplyApi.sms>> {
  const reached = await toAnswer(token, context);
  const { row, link } = reached;
  context.note({ objectId: row.statementId, objectName: row.statementNo, operator: operatorOf(reached) });
  return sendSmsCode(context, { phone: link.phone, smsType: SMS_TYPE, known: true });
}

/** The locked statement, if it still has the version that the partner has seen. */
async function lockedAsSeen(version: number, reached: Reached, context: Context) {
  const { db } = context;
  const { statementId } = reached.row;
  const [row] = await db.select().from(statement).where(ofParent(statement.statementId, statementId)).for('update');
  const [link] = await db
    .select()
    .from(statementLink)
    .where(ofParent(statementLink.linkId, reached.link.linkId))
    .for('update');
  if (!row || !link) throw new Failure(ERROR.linkGone);
  demandOpen(row, link);
  if (await isRunning(db, row)) throw new Failure(ERROR.runIsOn);
  if (row.version !== version)
    throw new Failure(ERROR.versionConflict, { data: await viewOf({ ...reached, row, link }, context) });
  return row;
}

/** Confirms the statement if the partner agrees to everything and nothing is left open. */
async function confirmIfAgreed(statementId: string, by: string, context: Context) {
  const { db, now } = context;
  const [row] = await db.select().from(statement).where(ofParent(statement.statementId, statementId));
  if (!row || row.openDiffCount > 0 || row.remainder !== 0) return false;
  if ((await countFaults(db, statementId)) > 0) return false;
  await db
    .update(statement)
    .set({
      ...{ status: STATEMENT_STATUS.confirmed, confirmTime: now, confirmByName: by, gmtModified: now },
      ...{ basis: translate('zh')('statement.agreedOnline'), version: row.version + 1 },
      contentHash: await sealed(row, context),
    })
    .where(ofParent(statement.statementId, statementId));
  return true;
}

async function take(version: number, reached: Reached, context: Context) {
  const { db, now } = context;
  const row = await lockedAsSeen(version, reached, context);
  const { statementId } = row;
  const by = signedBy(row, reached.link.phone);
  const { isAgreed } = await takeAnswers(row, { linkId: reached.link.linkId, by }, context);
  await db.update(statementLink).set({ answerTime: now }).where(ofParent(statementLink.linkId, reached.link.linkId));
  await db
    .update(statementAnswer)
    .set({ sentTime: now, sentBy: by })
    .where(ofParent(statementAnswer.statementId, statementId, eq(statementAnswer.sentBy, '')));
  return isAgreed && (await confirmIfAgreed(statementId, by, context)) ? ('confirmed' as const) : ('answered' as const);
}

/**
 * Turns the partner's answers into rows of his side, which are matched like those of a file
 * (docs/domain/workbench.md#the-partners-link).
 */
export async function sendReply(
  { token, version, smsCode }: Parsed<typeof statementReplyApi.answer>,
  context: Context,
): Promise<Output<typeof statementReplyApi.answer>> {
  const { app, ms } = context;
  const reached = await toAnswer(token, context);
  const { row, link } = reached;
  const noted = { objectId: row.statementId, objectName: row.statementNo, operator: operatorOf(reached) };
  context.note(noted);
  if ((await countEvent(app.db, { ...SENDINGS, key: link.linkId }, ms)) === undefined)
    throw new Failure(ERROR.tooManyRequests);
  if (row.version !== version) throw new Failure(ERROR.versionConflict, { data: await viewOf(reached, context) });
  await checkSmsCode(context, { phone: link.phone, code: smsCode, smsType: SMS_TYPE });
  const state = await inTransaction(context, (inside) => take(version, reached, inside));
  context.note({ ...noted, after: { state } });
  return { state };
}
