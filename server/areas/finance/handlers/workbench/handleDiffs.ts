import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { ACTION_KIND, HANDLE_STATUS, HANDLE_TYPE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import { demandHeadquarters } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import type { Db } from '../../../../platform/database/db';
import { amountOf } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import { EVIDENCE_FROM, hasEvidence, needsEvidence } from '../../data/evidence';
import { adjustFor, dropAdjustment, WRITE_OFF, writeOff } from '../../data/handleDiff';
import type { StatementRow } from '../../data/makeStatements';
import { statementDiff } from '../../data/schema/matches';
import { type DiffRow, settle } from '../../data/settle';
import type { ActionState, HandlingState } from '../../rules/actionParts';
import { keepFiles } from '../evidence/files';
import { demandFits, demandRemark, type Handled } from './handled';
import { lockedForWork, logAction } from './locked';

/** Fen for each difference: only headquarters may ignore a larger one. */
const IGNORED = 10_000;
const OPEN: readonly number[] = [HANDLE_STATUS.open, HANDLE_STATUS.waiting, HANDLE_STATUS.revoked];

interface Seen {
  diffId: string;
  version: number;
}

/** A difference in the version that the caller has seen; its statement is locked. */
export async function asSeen({ diffId, version }: Seen, { db }: Context) {
  const [diff] = await db.select().from(statementDiff).where(ofParent(statementDiff.diffId, diffId));
  if (!diff) throw notFound();
  if (diff.version !== version) throw new Failure(ERROR.versionConflict);
  return diff;
}

async function lockedDiff(wanted: Seen, context: Context) {
  const { db, session } = context;
  const [seen] = await db
    .select({ statementId: statementDiff.statementId })
    .from(statementDiff)
    .where(within(session, statementDiff, eq(statementDiff.diffId, wanted.diffId)));
  if (!seen) throw notFound();
  const row = await lockedForWork(seen.statementId, context);
  return { row, diff: await asSeen(wanted, context) };
}

interface Locked {
  row: StatementRow;
  diff: DiffRow;
}

const handlingOf = ({ handleStatus, handleType, handlerName, handleTime, remark }: DiffRow): HandlingState => ({
  ...{ handleStatus, handleType, handlerName, handleTime, remark },
});

const partOf = (diff: DiffRow, after: HandlingState): ActionState => ({
  ...{ objectId: diff.diffId, no: diff.diffNo, ours: diff.billNo, theirs: diff.counterBillNo },
  diff: { key: diff.key, before: handlingOf(diff), after },
});

/** Writes off within the limits, or throws with the limit that would be exceeded. */
export const writeOffWithin = (db: Db, handling: Parameters<typeof writeOff>[1]) =>
  writeOff(db, handling, (cap) => {
    throw cap === 'one'
      ? new Failure(ERROR.writeOffTooLarge, { params: { max: amountOf(WRITE_OFF.one) } })
      : new Failure(ERROR.writeOffsTooMany, { params: { max: amountOf(WRITE_OFF.all) } });
  });

/**
 * Handles one difference under the lock of its statement and answers what that changed. A refusal may come after files
 * were stored: the caller's transaction has to end with it.
 */
export async function handleOne({ row, diff }: Locked, handled: Handled, context: Context): Promise<ActionState> {
  const { db, session, now } = context;
  const { handleType, remark } = handled;
  if (!OPEN.includes(diff.handleStatus)) throw new Failure(ERROR.statementForbids);
  demandFits(handled, diff);
  await keepFiles(diff, handled, context);
  if (handleType === HANDLE_TYPE.ignore && Math.abs(diff.diffAmount) > IGNORED && session.dataScope !== 'ALL')
    throw new Failure(ERROR.ignoreByHeadquarters, { params: { max: amountOf(IGNORED) } });
  if (needsEvidence(handleType, diff) && !(await hasEvidence(db, diff)))
    throw new Failure(ERROR.evidenceNeeded, { params: { amount: amountOf(EVIDENCE_FROM) } });
  const isWaiting = handleType === HANDLE_TYPE.adjustTheirs;
  const handleStatus = isWaiting ? HANDLE_STATUS.waiting : HANDLE_STATUS.handled;
  const after = { handleStatus, handleType, remark, handlerName: session.realName, handleTime: now };
  const handling = { row, diff, now, byName: session.realName, remark, handleType };
  if (handleType === HANDLE_TYPE.adjustOurs) await adjustFor(db, handling);
  else if (handleType === HANDLE_TYPE.writeOff) await writeOffWithin(db, handling);
  else
    await db
      .update(statementDiff)
      .set({ ...after, version: diff.version + 1 })
      .where(ofParent(statementDiff.diffId, diff.diffId));
  return partOf(diff, after);
}

export async function handleDiff(
  { diffId, version, ...handled }: Parsed<typeof workbenchApi.handle>,
  context: Context,
) {
  const { row, diff } = await lockedDiff({ diffId, version }, context);
  demandRemark(handled);
  const part = await handleOne({ row, diff }, handled, context);
  await settle(context.db, row.statementId, context.now);
  await logAction(row, { kind: ACTION_KIND.handle, parts: [part] }, context);
  const after = { diffNo: diff.diffNo, ...handled };
  context.note({ objectId: row.statementId, objectName: row.statementNo, after });
  return true;
}

/** Revokes a handling: removes what it has written. */
export async function revokeDiff({ diffId, version, reason }: Parsed<typeof workbenchApi.revoke>, context: Context) {
  const { db, now, note } = context;
  demandHeadquarters(context);
  const { row, diff } = await lockedDiff({ diffId, version }, context);
  const { handled, waiting, revoked } = HANDLE_STATUS;
  if (diff.handleStatus !== handled && diff.handleStatus !== waiting) throw new Failure(ERROR.statementForbids);
  if (diff.adjustRowId) await dropAdjustment(db, diff.adjustRowId);
  const after = { ...handlingOf(diff), handleStatus: HANDLE_STATUS.open, handleType: null, remark: reason };
  await db
    .update(statementDiff)
    .set({ ...after, adjustRowId: null, version: version + 1 })
    .where(ofParent(statementDiff.diffId, diffId));
  await settle(db, row.statementId, now);
  await logAction(row, { kind: ACTION_KIND.revoke, parts: [partOf(diff, after)] }, context);
  note({ objectId: row.statementId, objectName: row.statementNo, after: { diffNo: diff.diffNo, revoked, reason } });
  return true;
}

/** A remark stays until it is replaced, also by handling the difference. */
export async function remarkDiff({ diffId, version, remark }: Parsed<typeof workbenchApi.remark>, context: Context) {
  const { row, diff } = await lockedDiff({ diffId, version }, context);
  await context.db
    .update(statementDiff)
    .set({ remark, version: version + 1 })
    .where(ofParent(statementDiff.diffId, diffId));
  const named = (text: string) => ({ diffNo: diff.diffNo, remark: text });
  context.note({
    ...{ objectId: row.statementId, objectName: row.statementNo, before: named(diff.remark), after: named(remark) },
  });
  return true;
}
