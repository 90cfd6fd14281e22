import { and, eq, gte, inArray, isNotNull, lte, ne, or } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { MATCH_STATUS, ROW_STATE, SIDE } from '../../../../../src/contract/finance/matching';
import type { workbenchApi } from '../../../../../src/contract/finance/workbench';
import type { WorkRow } from '../../../../../src/contract/finance/workbench-records';
import type { Context } from '../../../../http/context';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toUnits } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import { statementMatch, statementMatchRow } from '../../data/schema/matches';
import { statementAnswer } from '../../data/schema/replies';
import { statementRow } from '../../data/schema/statements';
import { countFaults } from '../../data/faults';
import { countSuspended } from '../../data/ruleContradictions';
import { isOffered } from '../../data/offered';
import { isRunning } from '../../data/running';
import { reckon } from '../../data/settle';
import { seenStatement } from './locked';
import { foundBy, inStates, offeredLevel } from './rowStates';
import { freeState, matchViews, rowView } from './views';

export async function workBridge(
  { statementId }: { statementId: string },
  context: Context,
): Promise<Output<typeof workbenchApi.bridge>> {
  const row = await seenStatement(statementId, context);
  const { bridge, open, counterCount } = await reckon(context.db, row);
  const free = (side: number) => open.filter((one) => one.side === side && one.counted === 1).length;
  const { statementNo, partyType, partyName, periodStart, periodEnd, status, version, runCount, runDone, runTotal } =
    row;
  const running = (await isRunning(context.db, row)) ? (1 as const) : (0 as const);
  return {
    ...{ statementNo, partyType, partyName, periodStart, periodEnd, status, version },
    ...{ running, runCount, runDone, runTotal, counterCount },
    ...{ suggestCount: row.suggestCount, openDiffCount: row.openDiffCount },
    badCount: await countFaults(context.db, statementId),
    suspendedRules: await countSuspended(context.db, row),
    ...{ freeOurs: free(SIDE.ours), freeTheirs: free(SIDE.theirs) },
    ...{ closing: yuan(bridge.closing), difference: yuan(bridge.difference), opening: yuan(bridge.opening) },
    counterClosing: bridge.counterClosing === null ? null : yuan(bridge.counterClosing),
    ...{ openingCarried: yuan(bridge.openingCarried), oursOnly: yuan(bridge.oursOnly) },
    ...{ theirsOnly: yuan(bridge.theirsOnly), amount: yuan(bridge.amount), timing: yuan(bridge.timing) },
    ...{ duplicate: yuan(bridge.duplicate), remainder: yuan(bridge.remainder) },
  };
}

/** The partner's sent answer. */
const replyOf = (said: typeof statementAnswer.$inferSelect | null): WorkRow['reply'] =>
  said && {
    ...{ answer: said.answer, amount: said.amount === null ? null : yuan(said.amount), no: said.no, note: said.note },
    ...{ time: said.sentTime ?? '', byName: said.sentBy },
  };

export async function workRows(
  query: Parsed<typeof workbenchApi.rows>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.rows>> {
  const { statementId, side, state, number, amountFrom, amountTo, dateFrom, dateTo, rule, level, billType } = query;
  const { orderBy = 'date', orderDir = 'asc' } = query;
  const where = and(
    eq(statementRow.statementId, statementId),
    eq(statementRow.side, side),
    eq(statementRow.retired, 0),
    number ? or(hasText(statementRow.no, number), hasText(statementRow.ourNo, number)) : undefined,
    amountFrom ? gte(statementRow.amount, toUnits(amountFrom, 2)) : undefined,
    amountTo ? lte(statementRow.amount, toUnits(amountTo, 2)) : undefined,
    dateFrom ? gte(statementRow.docDate, dateFrom) : undefined,
    dateTo ? lte(statementRow.docDate, dateTo) : undefined,
    rule !== undefined || level !== undefined ? foundBy({ rule, level }, db) : undefined,
    billType !== undefined && side === SIDE.ours ? eq(statementRow.billType, billType) : undefined,
    state?.length ? inStates(state, db) : undefined,
    query.rowIds?.length ? inArray(statementRow.rowId, query.rowIds) : undefined,
  );
  const listed = db
    .select({
      row: statementRow,
      matchId: statementMatchRow.matchId,
      matchNo: statementMatch.matchNo,
      level: statementMatch.level,
      offered: offeredLevel(db),
      answer: statementAnswer,
    })
    .from(statementRow)
    .leftJoin(statementMatchRow, and(eq(statementMatchRow.rowId, statementRow.rowId), eq(statementMatchRow.held, 1)))
    .leftJoin(statementMatch, eq(statementMatch.matchId, statementMatchRow.matchId))
    .leftJoin(statementAnswer, and(eq(statementAnswer.rowId, statementRow.rowId), isNotNull(statementAnswer.sentTime)))
    .where(within(session, statementRow, where))
    .$dynamic();
  const order = [
    by(orderBy === 'date' ? statementRow.docDate : statementRow.amount, orderDir),
    by(statementRow.rowId, orderDir),
  ];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementRow.rowId] }, query);
  const records = rows.map(({ row, matchId, matchNo, level, offered, answer }) => {
    const free = offered === null ? freeState(row) : ROW_STATE.suggested;
    const standing = { state: matchId || row.tied === 1 ? ROW_STATE.matched : free, matchId, matchNo: matchNo ?? '' };
    return rowView(row, { ...standing, level: matchId ? level : offered }, replyOf(answer));
  });
  return { records, ...found };
}

export async function workMatches(
  query: Parsed<typeof workbenchApi.matches>,
  { db, session }: Context,
): Promise<Output<typeof workbenchApi.matches>> {
  const { statementId, status, rule, orderDir = 'asc' } = query;
  const listed = db
    .select()
    .from(statementMatch)
    .where(
      within(
        session,
        statementMatch,
        and(
          eq(statementMatch.statementId, statementId),
          status?.length ? inArray(statementMatch.status, status) : undefined,
          or(ne(statementMatch.status, MATCH_STATUS.suggested), isOffered),
          rule ? eq(statementMatch.rule, rule) : undefined,
        ),
      ),
    )
    .$dynamic();
  const order = [by(statementMatch.matchNo, orderDir), by(statementMatch.matchId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementMatch.matchId] }, query);
  return { records: await matchViews(db, rows), ...found };
}
