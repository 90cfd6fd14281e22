import { and, eq, gt, gte, inArray, lte } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { BILL_TYPE, SIDE } from '../../../../../src/contract/finance/matching';
import type { statementApi } from '../../../../../src/contract/finance/statements';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { hasText, told } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import { branch } from '../../../../platform/schema/organisation';
import { ofParent, within } from '../../../../platform/scope';
import { carriedBy } from '../../data/carryOver';
import type { StatementRow } from '../../data/makeStatements';
import { statement, statementRow } from '../../data/schema/statements';
import { statementActions } from '../../rules/statement';

const orNull = (fen: number | null) => (fen === null ? null : yuan(fen));

const record = (row: StatementRow, branchName: string, carried: number) => ({
  ...row,
  branchName,
  ...{ openingAmount: yuan(row.openingAmount), salesAmount: yuan(row.salesAmount) },
  ...{ returnAmount: yuan(row.returnAmount), discountAmount: yuan(row.discountAmount) },
  ...{ rebateAmount: yuan(row.rebateAmount), receivedAmount: yuan(row.receivedAmount) },
  ...{ adjustAmount: yuan(row.adjustAmount), closingAmount: yuan(row.closingAmount) },
  counterAmount: orNull(row.counterAmount),
  diffAmount: row.counterAmount === null ? null : yuan(row.closingAmount - row.counterAmount),
  unexplained: row.counterAmount === null ? null : yuan(row.remainder),
  carriedAmount: yuan(carried),
  can: statementActions(row.status),
});

/** A statement as the log has it. */
export const toldStatement = (row: Partial<StatementRow>) =>
  said(row, {
    ...{ openingAmount: yuan, salesAmount: yuan, returnAmount: yuan, discountAmount: yuan, rebateAmount: yuan },
    ...{ receivedAmount: yuan, adjustAmount: yuan, closingAmount: yuan, remainder: yuan },
    ...{ counterOpening: yuan, counterClosing: yuan, counterAmount: yuan },
  });

const monthOf = (period: string) => {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return [`${period}-01`, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)] as const;
};

export async function statementPage(
  query: Parsed<typeof statementApi.page>,
  { db, session }: Context,
): Promise<Output<typeof statementApi.page>> {
  const {
    statementNo,
    partyName,
    partyType,
    branchId,
    period,
    status,
    hasDiff,
    statementIds,
    orderBy = 'gmtModified',
    orderDir = 'desc',
  } = query;
  const [from, until] = period ? monthOf(period) : [undefined, undefined];
  const where = and(
    statementNo ? hasText(statement.statementNo, statementNo) : undefined,
    partyName ? hasText(statement.partyName, partyName) : undefined,
    partyType ? eq(statement.partyType, partyType) : undefined,
    branchId ? eq(statement.branchId, branchId) : undefined,
    until ? lte(statement.periodStart, until) : undefined,
    from ? gte(statement.periodEnd, from) : undefined,
    status?.length ? inArray(statement.status, status) : undefined,
    hasDiff === undefined ? undefined : hasDiff === 1 ? gt(statement.diffCount, 0) : eq(statement.diffCount, 0),
    statementIds?.length ? inArray(statement.statementId, statementIds) : undefined,
  );
  const listed = db
    .select({ row: statement, branchName: told(branch.branchName) })
    .from(statement)
    .leftJoin(branch, eq(branch.branchId, statement.branchId))
    .where(within(session, statement, where))
    .$dynamic();
  const order = [by(statement[orderBy], orderDir), by(statement.statementId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statement.statementId] }, query);
  const carried = await carriedBy(
    db,
    rows.map(({ row }) => row.statementId),
  );
  return {
    records: rows.map(({ row, branchName }) => record(row, branchName, carried.get(row.statementId) ?? 0)),
    ...found,
  };
}

export async function statementDetail(
  { id }: { id: string },
  { db, session }: Pick<Context, 'db' | 'session'>,
): Promise<Output<typeof statementApi.detail>> {
  const [found] = await db
    .select({ row: statement, branchName: told(branch.branchName) })
    .from(statement)
    .leftJoin(branch, eq(branch.branchId, statement.branchId))
    .where(within(session, statement, eq(statement.statementId, id)));
  if (!found) throw notFound();
  return record(found.row, found.branchName, (await carriedBy(db, [id])).get(id) ?? 0);
}

export async function statementBills(
  query: Parsed<typeof statementApi.bills>,
  { db, session }: Context,
): Promise<Output<typeof statementApi.bills>> {
  const { statementId, billType, billNo, orderBy = 'billDate', orderDir = 'asc' } = query;
  const listed = db
    .select()
    .from(statementRow)
    .where(
      within(
        session,
        statementRow,
        and(
          eq(statementRow.statementId, statementId),
          eq(statementRow.side, SIDE.ours),
          eq(statementRow.counted, 1),
          billType?.length ? inArray(statementRow.billType, billType) : undefined,
          billNo ? hasText(statementRow.no, billNo) : undefined,
        ),
      ),
    )
    .$dynamic();
  const column = orderBy === 'billDate' ? statementRow.docDate : statementRow.amount;
  const order = [by(column, orderDir), by(statementRow.rowId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order, key: [statementRow.rowId] }, query);
  const records = rows.map(({ rowId, no, billType: type, docDate, orderNo, amount, late, remark }) => ({
    rowId,
    billNo: no,
    billType: type ?? BILL_TYPE.adjustment,
    billDate: docDate,
    orderNo,
    amount: yuan(amount),
    late,
    remark,
  }));
  return { records, ...found };
}

/** All its bills. */
export const billsOf = (statementId: string, { db }: Pick<Context, 'db'>) =>
  db
    .select()
    .from(statementRow)
    .where(
      ofParent(
        statementRow.statementId,
        statementId,
        eq(statementRow.side, SIDE.ours),
        eq(statementRow.counted, 1),
        eq(statementRow.retired, 0),
      ),
    )
    .orderBy(statementRow.rowId);
