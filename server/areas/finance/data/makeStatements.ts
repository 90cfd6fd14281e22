import { eq, ne, sql } from 'drizzle-orm';
import { SIDE } from '../../../../src/contract/finance/matching';
import { type PartyType, SKIPPED, type Skipped, STATEMENT_STATUS } from '../../../../src/contract/finance/statements';
import { chunks } from '../../../platform/database/chunks';
import type { Db } from '../../../platform/database/db';
import { groupBy } from '../../../platform/groupBy';
import { nextNumbers } from '../../../platform/numbers/series';
import { ofParent } from '../../../platform/scope';
import type { Bill } from '../../orders/public';
import { k1 } from '../rules/matching/numbers';
import { figuresOf, overlaps } from '../rules/statement';
import { booked, keepOpenings, sourceOf } from './bookedBills';
import { carryOver } from './carryOver';
import { billsOfParties, TYPE_OF } from './partyBills';
import { statement, statementRow } from './schema/statements';

export type StatementRow = typeof statement.$inferSelect;

export interface Party {
  partyId: string;
  partyCode: string;
  partyName: string;
}

export interface Making {
  branchId: string;
  partyType: PartyType;
  periodStart: string;
  periodEnd: string;
  by: { loginName: string; realName: string };
  now: string;
  /** Fixed ids, for the examples. */
  ids?: readonly string[];
}

/** All valid statements of the parties, by party, the newest first. */
async function earlier(db: Db, { branchId, partyType }: Making, parties: readonly Party[]) {
  const found = await db
    .select()
    .from(statement)
    .where(
      ofParent(
        statement.partyId,
        parties.map(({ partyId }) => partyId),
        eq(statement.branchId, branchId),
        eq(statement.partyType, partyType),
        ne(statement.status, STATEMENT_STATUS.voided),
      ),
    )
    .orderBy(sql`${statement.periodStart} desc`);
  return groupBy(found, ({ partyId }) => partyId);
}

interface Draft {
  party: Party;
  /** The confirmed statement before it. */
  previousId: string | undefined;
  opening: number;
  /** For a party's first statement: the bills of its opening. */
  before: readonly Bill[];
  bills: Bill[];
}

/** Whether a bill is not part of the first statement's opening; for older statements that is unknown. */
export const isBeside = ({ openingKept, periodStart }: StatementRow, { time }: Bill) =>
  openingKept === 1 || time.slice(0, 10) >= periodStart;

/**
 * The content of a party's next statement, or the reason why there is none. Its opening is the closing of the one
 * before; the first one opens with everything before its period.
 */
function draftOf(party: Party, { periodStart, periodEnd }: Making, given: { others: StatementRow[]; bills: Bill[] }) {
  const { others, bills } = given;
  if (others.some((one) => overlaps(one, { periodStart, periodEnd }))) return SKIPPED.overlap;
  // The later statement has opened with everything before it: changes of a statement in between would not reach it.
  if (others.some((one) => one.periodStart > periodEnd)) return SKIPPED.laterStands;
  const [previous, first] = [others[0], others.at(-1)];
  if (previous && previous.status !== STATEMENT_STATUS.confirmed) return SKIPPED.previousOpen;
  const [before, own] = [
    bills.filter(({ time }) => time < periodStart),
    bills.filter(({ time }) => time.slice(0, 10) >= periodStart),
  ];
  // Bills that became known after their period was confirmed are part of this statement, with their own date.
  const late = first ? before.filter((bill) => isBeside(first, bill)) : [];
  const opening = previous ? previous.closingAmount : before.reduce((sum, { amount }) => sum + amount, 0);
  const all = [...late, ...own];
  if (all.length === 0 && opening === 0) return SKIPPED.empty;
  const opened = previous ? [] : before;
  return { party, opening, before: opened, bills: all, previousId: previous?.statementId } satisfies Draft;
}

const figures = ({ opening, bills }: Draft) => ({
  ...figuresOf(
    opening,
    bills.map(({ kind, amount }) => ({ billType: TYPE_OF[kind], amount })),
  ),
  discountAmount: bills.reduce((sum, { discount }) => sum + discount, 0),
  billCount: bills.length,
});

/** A bill as a row of its statement. */
export const rowOfBill = (
  bill: Bill,
  { statementId, branchId, periodStart }: Pick<StatementRow, 'statementId' | 'branchId' | 'periodStart'>,
) => ({
  ...{ statementId, branchId, billType: TYPE_OF[bill.kind], no: bill.no },
  ...{ sourceRef: sourceOf(bill), orderNo: bill.orderNo, docDate: bill.time.slice(0, 10), amount: bill.amount },
  ...{ lines: bill.lines, key: k1(bill.no), late: bill.time < periodStart ? (1 as const) : (0 as const) },
});

async function save(db: Db, making: Making, drafts: readonly Draft[]) {
  if (drafts.length === 0) return;
  const { branchId, partyType, periodStart, periodEnd, by, now, ids = [] } = making;
  const numbers = await nextNumbers(db, 'statement', { now, count: drafts.length });
  const made = await db
    .insert(statement)
    .values(
      drafts.map((draft, i) => ({
        ...{ ...draft.party, ...figures(draft), branchId, periodStart, periodEnd, statementNo: numbers[i] ?? '' },
        ...(ids[i] ? { statementId: ids[i] } : {}),
        openingKept: draft.previousId ? (0 as const) : (1 as const),
        ...{ partyType, status: STATEMENT_STATUS.toSend, createdBy: by.loginName },
        ...{ createdByName: by.realName, gmtCreated: now, modifiedBy: by.loginName, gmtModified: now },
      })),
    )
    .returning({ statementId: statement.statementId, partyId: statement.partyId });
  const idOf = new Map(made.map(({ partyId, statementId }) => [partyId, statementId]));
  const rows = drafts.flatMap(({ party, bills }) =>
    bills
      .sort((a, b) => (a.time + a.no < b.time + b.no ? -1 : 1))
      .map((bill) => rowOfBill(bill, { statementId: idOf.get(party.partyId) ?? '', branchId, periodStart })),
  );
  for (const some of chunks(rows)) await db.insert(statementRow).values(some);
  await keepOpenings(
    db,
    drafts.map(({ party, before }) => ({ statementId: idOf.get(party.partyId) ?? '', branchId, bills: before })),
  );
  const following = drafts.flatMap(({ party, previousId }) =>
    previousId ? [{ statementId: idOf.get(party.partyId) ?? '', branchId, previousId }] : [],
  );
  await carryOver(db, following);
}

/** How many parties are processed at a time, because their bills are held in memory. */
const AT_ONCE = 200;

/**
 * Makes the missing statements; answers why the others were not made. The caller locks the company, so that nobody
 * makes the same ones.
 */
export async function makeStatements(db: Db, making: Making, parties: readonly Party[]) {
  let made = 0;
  const skipped: { partyName: string; reason: Skipped }[] = [];
  for (let from = 0; from < parties.length; from += AT_ONCE) {
    const some = parties.slice(from, from + AT_ONCE);
    const partyIds = some.map(({ partyId }) => partyId);
    const others = await earlier(db, making, some);
    const { branchId, partyType, periodEnd: until } = making;
    const bills = await billsOfParties(db, partyType, { branchId, partyIds, until });
    const known = await booked(db, bills);
    const free = groupBy(
      bills.filter((bill) => !known.has(sourceOf(bill))),
      ({ partyId }) => partyId,
    );
    const drafts = some.flatMap((party) => {
      const given = { others: others.get(party.partyId) ?? [], bills: free.get(party.partyId) ?? [] };
      const draft = draftOf(party, making, given);
      if (typeof draft === 'object') return [draft];
      skipped.push({ partyName: party.partyName, reason: draft });
      return [];
    });
    await save(db, making, drafts);
    made += drafts.length;
  }
  return { made, skipped };
}

/** Computes the figures of a statement from its present rows. */
export async function countStatement(db: Db, row: StatementRow) {
  const bills = await db
    .select({ billType: statementRow.billType, amount: statementRow.amount })
    .from(statementRow)
    .where(
      ofParent(
        statementRow.statementId,
        row.statementId,
        eq(statementRow.retired, 0),
        eq(statementRow.side, SIDE.ours),
        eq(statementRow.counted, 1),
      ),
    );
  const own = bills.flatMap(({ billType, amount }) => (billType === null ? [] : [{ billType, amount }]));
  return { ...figuresOf(row.openingAmount, own), billCount: own.length };
}
