import { eq } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import { type ActionKind } from '../../../../../src/contract/finance/matching';
import { STATEMENT_STATUS } from '../../../../../src/contract/finance/statements';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { within } from '../../../../platform/scope';
import type { StatementRow } from '../../data/makeStatements';
import { suspendContradicted } from '../../data/ruleContradictions';
import { isRunning } from '../../data/running';
import { statementAction } from '../../data/schema/matches';
import { statement } from '../../data/schema/statements';
import type { ActionState } from '../../rules/actionParts';

export async function seenStatement(statementId: string, { db, session }: Pick<Context, 'db' | 'session'>) {
  const [found] = await db
    .select()
    .from(statement)
    .where(within(session, statement, eq(statement.statementId, statementId)));
  if (!found) throw notFound();
  return found;
}

const { toSend, toConfirm, different, confirmed } = STATEMENT_STATUS;
const OPEN: readonly number[] = [toSend, toConfirm, different];

/** The locked statement: refused once it is confirmed, and while a run is on. */
export async function lockedForWork(statementId: string, { db, session }: Context): Promise<StatementRow> {
  const [found] = await db
    .select()
    .from(statement)
    .where(within(session, statement, eq(statement.statementId, statementId)))
    .for('update');
  if (!found) throw notFound();
  if (found.status === confirmed) throw new Failure(ERROR.periodLocked);
  if (!OPEN.includes(found.status)) throw new Failure(ERROR.statementForbids);
  if (await isRunning(db, found)) throw new Failure(ERROR.runIsOn);
  return found;
}

interface Done {
  kind: ActionKind;
  matchIds?: readonly string[];
  /** Changes other than of matches. */
  parts?: readonly ActionState[] | null;
  /** The action that this one undoes or redoes. */
  undoes?: string | null;
}

/** Logs a command as one action, also one on many rows. */
export async function logAction(
  row: StatementRow,
  { kind, matchIds = [], parts = null, undoes = null }: Done,
  { db, session, ms, now, note }: Context,
) {
  const { statementId, branchId, statementNo } = row;
  const { loginName, realName: byName } = session;
  const entry = { statementId, branchId, kind, loginName, byName, time: now, matchIds, parts, undoes };
  await db.insert(statementAction).values(entry);
  await suspendContradicted(db, row, { ms, matchIds });
  note({
    objectId: statementId,
    objectName: statementNo,
    after: { kind, matches: matchIds.length, ...(parts ? { parts: parts.length } : {}) },
  });
}
