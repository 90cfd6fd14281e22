import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { DIFF_TYPE, HANDLE_STATUS, HANDLE_TYPE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { yuan } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import { EVIDENCE_FROM, hasEvidence, needsEvidence } from '../../data/evidence';
import { adjustFor, dropAdjustment, WRITE_OFF, writeOff } from '../../data/handleDiff';
import type { StatementRow } from '../../data/makeStatements';
import { statementDiff } from '../../data/schema/matches';
import { type DiffRow, settle } from '../../data/settle';
import { lockedForWork } from './locked';

/** Of one difference, above which only headquarters ignore it. */
const IGNORED = 10_000;
const LEAST_REMARK = 5;
const NEEDS_REMARK: readonly number[] = [HANDLE_TYPE.writeOff, HANDLE_TYPE.ignore];
const ADJUSTED: readonly number[] = [HANDLE_TYPE.adjustOurs, HANDLE_TYPE.writeOff];
const NO_DOCUMENT: readonly number[] = [DIFF_TYPE.opening, DIFF_TYPE.date];
const OPEN: readonly number[] = [HANDLE_STATUS.open, HANDLE_STATUS.waiting, HANDLE_STATUS.revoked];

interface Seen {
  diffId: string;
  version: number;
}

/** A difference under the lock of its statement, as the caller has seen it. */
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

export type Handled = Pick<Parsed<typeof workbenchApi.handle>, 'handleType' | 'remark'>;

export function demandRemark({ handleType, remark }: Handled) {
  if (NEEDS_REMARK.includes(handleType) && remark.length < LEAST_REMARK)
    throw new InvalidInput([{ field: 'remark', text: 'field.tooShort', params: { min: LEAST_REMARK } }]);
}

const demandFits = ({ handleType }: Handled, { diffType }: DiffRow) => {
  if (ADJUSTED.includes(handleType) && NO_DOCUMENT.includes(diffType))
    throw new InvalidInput([{ field: 'handleType', text: 'field.choice' }]);
};

/** Handles one under the lock of its statement; nothing is written where it is refused. */
export async function handleOne({ row, diff }: Locked, handled: Handled, context: Context) {
  const { db, session, now } = context;
  const { handleType, remark } = handled;
  if (!OPEN.includes(diff.handleStatus)) throw new Failure(ERROR.statementForbids);
  demandFits(handled, diff);
  if (handleType === HANDLE_TYPE.ignore && Math.abs(diff.diffAmount) > IGNORED && session.dataScope !== 'ALL')
    throw new Failure(ERROR.ignoreByHeadquarters, { params: { max: yuan(IGNORED) } });
  if (needsEvidence(handleType, diff) && !(await hasEvidence(db, diff)))
    throw new Failure(ERROR.evidenceNeeded, { params: { amount: yuan(EVIDENCE_FROM) } });
  const handling = { row, diff, now, byName: session.realName, remark, handleType };
  if (handleType === HANDLE_TYPE.adjustOurs) await adjustFor(db, handling);
  else if (handleType === HANDLE_TYPE.writeOff)
    await writeOff(db, handling, (cap) => {
      throw cap === 'one'
        ? new Failure(ERROR.writeOffTooLarge, { params: { max: yuan(WRITE_OFF.one) } })
        : new Failure(ERROR.writeOffsTooMany, { params: { max: yuan(WRITE_OFF.all) } });
    });
  else {
    const isWaiting = handleType === HANDLE_TYPE.adjustTheirs;
    const handleStatus = isWaiting ? HANDLE_STATUS.waiting : HANDLE_STATUS.handled;
    await db
      .update(statementDiff)
      .set({
        ...{ handleStatus, handleType, remark, handlerName: session.realName, handleTime: now },
        version: diff.version + 1,
      })
      .where(ofParent(statementDiff.diffId, diff.diffId));
  }
}

export async function handleDiff(
  { diffId, version, ...handled }: Parsed<typeof workbenchApi.handle>,
  context: Context,
) {
  const { row, diff } = await lockedDiff({ diffId, version }, context);
  demandRemark(handled);
  await handleOne({ row, diff }, handled, context);
  await settle(context.db, row.statementId, context.now);
  const after = { diffNo: diff.diffNo, ...handled };
  context.note({ objectId: row.statementId, objectName: row.statementNo, after });
  return true;
}

/** The inverse of handling: what it has written is gone. */
export async function revokeDiff({ diffId, version, reason }: Parsed<typeof workbenchApi.revoke>, context: Context) {
  const { db, session, now, note } = context;
  if (session.dataScope !== 'ALL') throw new Failure(ERROR.notGranted);
  const { row, diff } = await lockedDiff({ diffId, version }, context);
  const { handled, waiting, revoked } = HANDLE_STATUS;
  if (diff.handleStatus !== handled && diff.handleStatus !== waiting) throw new Failure(ERROR.statementForbids);
  if (diff.adjustRowId) await dropAdjustment(db, diff.adjustRowId);
  await db
    .update(statementDiff)
    .set({
      handleStatus: HANDLE_STATUS.open,
      handleType: null,
      adjustRowId: null,
      remark: reason,
      version: version + 1,
    })
    .where(ofParent(statementDiff.diffId, diffId));
  await settle(db, row.statementId, now);
  note({ objectId: row.statementId, objectName: row.statementNo, after: { diffNo: diff.diffNo, revoked, reason } });
  return true;
}

/** What is said of it stays until somebody says something else, also by handling it. */
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
