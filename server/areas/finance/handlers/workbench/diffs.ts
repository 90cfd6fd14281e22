import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { DIFF_TYPE, HANDLE_STATUS, HANDLE_TYPE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toShortText } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { ofParent, within } from '../../../../platform/scope';
import { adjustFor, dropAdjustment, WRITE_OFF, writeOff } from '../../data/handleDiff';
import { statementDiff } from '../../data/schema/matches';
import { statement } from '../../data/schema/statements';
import { settle } from '../../data/settle';
import { lockedForWork } from './locked';

const orNull = (fen: number | null) => (fen === null ? null : yuan(fen));

export async function workDiffs(
  query: Parsed<typeof workbenchApi.diffs>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.diffs>> {
  const { statementId, statementNo, partyName, branchId, diffType, handleStatus, billNo, rowId } = query;
  const { orderBy = 'billDate', orderDir = 'asc' } = query;
  const where = and(
    statementId ? eq(statementDiff.statementId, statementId) : undefined,
    statementNo ? hasText(statement.statementNo, statementNo) : undefined,
    partyName ? hasText(statement.partyName, partyName) : undefined,
    branchId ? eq(statementDiff.branchId, branchId) : undefined,
    rowId ? sql`${statementDiff.key} || ' ' like ${`% ${rowId} %`}` : undefined,
    diffType?.length ? inArray(statementDiff.diffType, diffType) : undefined,
    handleStatus?.length ? inArray(statementDiff.handleStatus, handleStatus) : undefined,
    billNo ? or(hasText(statementDiff.billNo, billNo), hasText(statementDiff.counterBillNo, billNo)) : undefined,
  );
  const listed = db
    .select({ row: statementDiff, statementNo: told(statement.statementNo), partyName: told(statement.partyName) })
    .from(statementDiff)
    .innerJoin(statement, eq(statement.statementId, statementDiff.statementId))
    .where(within(session, statementDiff, where))
    .$dynamic();
  const order = [by(statementDiff[orderBy], orderDir), by(statementDiff.diffId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementDiff.diffId] }, query);
  const records = rows.map(({ row, ...named }) => ({
    ...{ ...row, ...named, ourAmount: orNull(row.ourAmount), counterAmount: orNull(row.counterAmount) },
    diffAmount: yuan(row.diffAmount),
    explained: row.parts.map(({ code, ours, theirs, qtyPart, pricePart, rounding }) => ({
      ...{ code, ourQty: toShortText(ours.qty, 4), theirQty: toShortText(theirs.qty, 4) },
      ...{ qtyPart: yuan(qtyPart), pricePart: yuan(pricePart), rounding: yuan(rounding) },
    })),
  }));
  return { records, ...found };
}

async function lockedDiff({ diffId, version }: { diffId: string; version: number }, context: Context) {
  const { db, session } = context;
  const [seen] = await db
    .select({ statementId: statementDiff.statementId })
    .from(statementDiff)
    .where(within(session, statementDiff, eq(statementDiff.diffId, diffId)));
  if (!seen) throw notFound();
  const row = await lockedForWork(seen.statementId, context);
  const [diff] = await db.select().from(statementDiff).where(ofParent(statementDiff.diffId, diffId));
  if (!diff) throw notFound();
  if (diff.version !== version) throw new Failure(ERROR.versionConflict);
  return { row, diff };
}

/** Of one difference, above which only headquarters ignore it. */
const IGNORED = 10_000;
const LEAST_REMARK = 5;
const NEEDS_REMARK: readonly number[] = [HANDLE_TYPE.writeOff, HANDLE_TYPE.ignore];
const ADJUSTED: readonly number[] = [HANDLE_TYPE.adjustOurs, HANDLE_TYPE.writeOff];
const NO_DOCUMENT: readonly number[] = [DIFF_TYPE.opening, DIFF_TYPE.date];
const OPEN: readonly number[] = [HANDLE_STATUS.open, HANDLE_STATUS.waiting, HANDLE_STATUS.revoked];

export async function handleDiff(
  { diffId, version, handleType, remark }: Parsed<typeof workbenchApi.handle>,
  context: Context,
) {
  const { db, session, now, note } = context;
  const { row, diff } = await lockedDiff({ diffId, version }, context);
  if (!OPEN.includes(diff.handleStatus)) throw new Failure(ERROR.statementForbids);
  if (NEEDS_REMARK.includes(handleType) && remark.length < LEAST_REMARK)
    throw new InvalidInput([{ field: 'remark', text: 'field.tooShort', params: { min: LEAST_REMARK } }]);
  if (ADJUSTED.includes(handleType) && NO_DOCUMENT.includes(diff.diffType))
    throw new InvalidInput([{ field: 'handleType', text: 'field.choice' }]);
  if (handleType === HANDLE_TYPE.ignore && Math.abs(diff.diffAmount) > IGNORED && session.dataScope !== 'ALL')
    throw new Failure(ERROR.ignoreByHeadquarters, { params: { max: yuan(IGNORED) } });
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
      .set({ handleStatus, handleType, remark, handlerName: session.realName, handleTime: now, version: version + 1 })
      .where(ofParent(statementDiff.diffId, diffId));
  }
  await settle(db, row.statementId, now);
  note({ objectId: row.statementId, objectName: row.statementNo, after: { diffNo: diff.diffNo, handleType, remark } });
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
