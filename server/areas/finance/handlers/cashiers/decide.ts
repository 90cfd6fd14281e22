import { and, eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { CASHIER_REVIEW, CASHIER_STATUS, type cashierApi } from '../../../../../src/contract/finance/cashiers';
import type { Context } from '../../../../http/context';
import { Failure, InvalidInput, notFound } from '../../../../http/failure';
import { within } from '../../../../platform/scope';
import { openAccount } from '../../data/accounts';
import { type BankData, cashier, type Former } from '../../data/schema/cashiers';
import { queueTold } from '../../jobs/cashierSms';
import { askElsewhere } from './elsewhere';
import { type CashierRow } from './read';
import { closePlain, PLAIN_END } from '../../../master-data/public';
import { PLAIN_KIND } from '../../../../../src/contract/master-data/kinds';
import { change, lockedCashier } from './write';

const { off, on, pending, rejected } = CASHIER_STATUS;

/** Removes the default flag from the cashier of the company that has it. */
export async function clearDefault({ branchId }: CashierRow, { db, session }: Context) {
  await db
    .update(cashier)
    .set({ isDefault: 0 })
    .where(within(session, cashier, and(eq(cashier.branchId, branchId), eq(cashier.isDefault, 1))));
}

/** The state to restore if this approval is cancelled. */
async function formerOf(row: CashierRow, { db, session }: Context): Promise<Former> {
  const [other] = await db
    .select({ cashierId: cashier.cashierId })
    .from(cashier)
    .where(within(session, cashier, and(eq(cashier.branchId, row.branchId), eq(cashier.isDefault, 1))));
  const { payeeName, bankName, accountSealed, accountHash, accountTail, approvedTime } = row;
  const { statusBefore, isDefault, wantsDefault, reason, proposedBy, proposedByName } = row;
  return {
    bank: approvedTime === null ? null : { payeeName, bankName, accountSealed, accountHash, accountTail },
    ...{ statusBefore, isDefault, wantsDefault, defaultId: other?.cashierId ?? null },
    ...{ reason, proposedBy, proposedByName },
  };
}

const settled = { statusBefore: null, proposedBy: [], proposedByName: '', reason: '' };

async function approve(row: CashierRow, input: Parsed<typeof cashierApi.review>, context: Context) {
  const inForce: BankData = row.proposed ?? row;
  const { payeeName, bankName, accountSealed, accountHash, accountTail } = inForce;
  const bank = { payeeName, bankName, accountSealed, accountHash, accountTail };
  const { cashierId, payeeUscc, approvedTime } = row;
  await askElsewhere({ ...bank, payeeUscc, cashierId }, input, context);
  const former = await formerOf(row, context);
  const becomesDefault = row.wantsDefault === 1;
  if (becomesDefault) await clearDefault(row, context);
  const status = row.statusBefore ?? on;
  const flags = becomesDefault ? { isDefault: 1 as const, wantsDefault: 0 as const } : {};
  const values = { ...settled, ...bank, ...flags, status, proposed: null, opinion: '', former };
  await closePlain(context, { kind: PLAIN_KIND.cashier, id: cashierId }, { end: PLAIN_END.passed });
  await change(row, { ...values, approvedTime: approvedTime ?? context.now }, context);
  const { db, ms, session } = context;
  const { loginName, realName } = session;
  const after = { ...row, ...bank, version: row.version + 1 };
  await queueTold(db, { row: after, askedBy: row.proposedBy, by: { loginName, realName } }, ms);
  return true;
}

/** Reviews bank data that somebody else has entered. Refused ones stay beside those in force, to be corrected. */
export async function reviewCashier(input: Parsed<typeof cashierApi.review>, context: Context) {
  const row = await lockedCashier(input, context);
  if (row.status !== pending) throw new Failure(ERROR.cashierStatusForbids);
  if (row.proposedBy.includes(context.session.loginName)) throw new Failure(ERROR.reviewsOwn);
  if (input.result === CASHIER_REVIEW.approve) return approve(row, input, context);
  if (input.opinion === '') throw new InvalidInput([{ field: 'opinion', text: 'field.required' }]);
  const { cashierId: id } = row;
  const { opinion } = input;
  await closePlain(context, { kind: PLAIN_KIND.cashier, id }, { end: PLAIN_END.returned, opinion });
  return change(row, { status: rejected, opinion }, context);
}

export async function accountsOf({ id }: { id: string }, { app, db, session, note }: Context) {
  const [row] = await db
    .select()
    .from(cashier)
    .where(within(session, cashier, eq(cashier.cashierId, id)));
  if (!row) throw notFound();
  note({ objectId: id, objectName: row.cashierName });
  return {
    accountNo: openAccount(app.keys, row),
    proposed: row.proposed && openAccount(app.keys, row.proposed),
  };
}

export async function switchCashier(input: Parsed<typeof cashierApi.updateStatus>, context: Context) {
  const row = await lockedCashier(input, context);
  if (row.status !== on && row.status !== off) throw new Failure(ERROR.cashierStatusForbids);
  if (input.status === off && row.isDefault === 1) throw new Failure(ERROR.defaultStays);
  return change(row, { status: input.status }, context);
}

export async function setDefaultCashier(input: Parsed<typeof cashierApi.setDefault>, context: Context) {
  const row = await lockedCashier(input, context);
  if (row.status !== on) throw new Failure(ERROR.cashierStatusForbids);
  await clearDefault(row, context);
  return change(row, { isDefault: 1 }, context);
}
