import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { STATEMENT_STATUS } from '../../../../../src/contract/finance/statements';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { countEvent, isBelowLimit } from '../../../../http/rateLimit';
import { MINUTE } from '../../../../platform/clock';
import { branch } from '../../../../platform/schema/organisation';
import { global } from '../../../../platform/scope';
import { hashOf } from '../../data/links';
import { statementLink } from '../../data/schema/replies';
import { statement } from '../../data/schema/statements';

/** The rate limit of an address for wrong links; a valid link may be opened any number of times. */
const WRONG_LINKS = { kind: 'statementLink', most: 20, within: MINUTE };

async function find(token: string, { db }: Context) {
  const [found] = await db
    .select({ link: statementLink, row: statement, companyName: branch.branchName })
    .from(statementLink)
    .innerJoin(statement, eq(statement.statementId, statementLink.statementId))
    .innerJoin(branch, eq(branch.branchId, statement.branchId))
    .where(global('key', eq(statementLink.tokenHash, hashOf(token))));
  return found;
}

const { confirmed, voided } = STATEMENT_STATUS;

/** The statement of a link; an unknown, an expired and a withdrawn link get the same refusal. */
export async function byToken(token: string, context: Context) {
  const { app, ms, request } = context;
  const limit = { ...WRONG_LINKS, key: request.ip };
  if (!(await isBelowLimit(app.db, limit, ms))) throw new Failure(ERROR.tooManyRequests);
  const found = await find(token, context);
  const isShut = found && (found.link.revokedAt !== null || found.link.expiresAt.getTime() <= ms);
  if (!found || isShut || found.row.status === voided) {
    await countEvent(app.db, limit, ms);
    throw new Failure(ERROR.linkGone);
  }
  const shown = found.row.status === confirmed ? ('confirmed' as const) : ('answered' as const);
  const isOver = found.row.status === confirmed || found.link.answerTime !== null;
  return { ...found, state: isOver ? shown : ('open' as const) };
}

export type Reached = Awaited<ReturnType<typeof byToken>>;

/** Checks the locked rows again, because both may have changed since the link was opened. */
export function demandOpen(
  { status }: Pick<Reached['row'], 'status'>,
  { revokedAt, answerTime }: Pick<Reached['link'], 'revokedAt' | 'answerTime'>,
) {
  if (revokedAt !== null || status === voided) throw new Failure(ERROR.linkGone);
  if (answerTime !== null || status === confirmed) throw new Failure(ERROR.linkAnswered);
}

/** Answers can be changed until they are sent, while the statement is not confirmed. */
export async function toAnswer(token: string, context: Context) {
  const reached = await byToken(token, context);
  if (reached.state !== 'open') throw new Failure(ERROR.linkAnswered);
  return reached;
}

/** The name in the log, because nobody is signed in. */
export const operatorOf = ({ row }: Pick<Reached, 'row'>) => ({ realName: row.partyName, branchId: row.branchId });
