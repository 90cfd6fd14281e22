import { and, arrayContains, eq } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import type { cashierApi } from '../../../../../src/contract/finance/cashiers';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { fileUrl } from '../../../../http/links';
import { hasText } from '../../../../platform/database/columns';
import { by } from '../../../../platform/database/cursor';
import { paged } from '../../../../platform/database/paged';
import { toText } from '../../../../platform/numbers/decimal';
import { yuan } from '../../../../platform/numbers/money';
import { within } from '../../../../platform/scope';
import { maskedAccount } from '../../data/accounts';
import { type BankData, cashier } from '../../data/schema/cashiers';
import { cashierActions } from '../../rules/cashier';

export type CashierRow = typeof cashier.$inferSelect;

const PERCENT_DECIMALS = 2;
const limit = (fen: number | null) => (fen === null ? null : yuan(fen));
const shown = ({ payeeName, bankName, ...account }: BankData) => ({
  ...{ payeeName, bankName },
  accountNo: maskedAccount(account),
});

type Listed = Output<typeof cashierApi.page>['records'][number];

const toRecord = (row: CashierRow, loginName: string): Listed => ({
  ...row,
  accountNo: maskedAccount(row),
  // A check of the table and the contract allow no other values.
  channels: row.channels as Listed['channels'],
  dailyLimit: limit(row.dailyLimit),
  can: cashierActions(row, loginName),
});

/** The values of a row for its history: what people can see, without sealed numbers. */
export const told = ({ feeRate, singleLimit, dailyLimit, proposed, former: _former, ...row }: CashierRow) => {
  const { accountSealed: _sealed, accountHash: _hash, accountTail, proposedBy: _by, ...rest } = row;
  return {
    ...rest,
    ...{ accountNo: maskedAccount({ accountTail }), proposed: proposed && shown(proposed) },
    ...{ feeRate: toText(feeRate, PERCENT_DECIMALS), singleLimit: limit(singleLimit), dailyLimit: limit(dailyLimit) },
  };
};

export async function cashierPage(query: Parsed<typeof cashierApi.page>, { db, session }: Context) {
  const { cashierCode, cashierName, branchId, channel, status } = query;
  const { orderBy = 'gmtModified', orderDir = 'desc' } = query;
  const where = within(
    session,
    cashier,
    and(
      cashierCode ? hasText(cashier.cashierCode, cashierCode) : undefined,
      cashierName ? hasText(cashier.cashierName, cashierName) : undefined,
      branchId ? eq(cashier.branchId, branchId) : undefined,
      channel === undefined ? undefined : arrayContains(cashier.channels, [channel]),
      status === undefined ? undefined : eq(cashier.status, status),
    ),
  );
  const listed = db.select().from(cashier).where(where).$dynamic();
  const order = [by(cashier[orderBy], orderDir), by(cashier.cashierId, orderDir)];
  const { rows, ...found } = await paged(db, { listed, order }, query);
  return { records: rows.map((row) => toRecord(row, session.loginName)), ...found };
}

export async function cashierDetail({ id }: { id: string }, { app, db, session, ms }: Context) {
  const [row] = await db
    .select()
    .from(cashier)
    .where(within(session, cashier, eq(cashier.cashierId, id)));
  if (!row) throw notFound();
  return {
    ...row,
    ...toRecord(row, session.loginName),
    feeRate: toText(row.feeRate, PERCENT_DECIMALS),
    singleLimit: limit(row.singleLimit),
    attachmentUrl: row.attachment ? fileUrl(app.linkSecret, row.attachment, ms) : '',
    proposed: row.proposed && shown(row.proposed),
  };
}
