import { and, eq } from 'drizzle-orm';
import { CASHIER_STATUS } from '../../../../../src/contract/finance/cashiers';
import type { Context } from '../../../../http/context';
import { notFound } from '../../../../http/failure';
import { within } from '../../../../platform/scope';
import type { PlainAsked, PlainUndo } from '../../../master-data/public';
import { maskedAccount } from '../../data/accounts';
import { type BankData, cashier, type Former } from '../../data/schema/cashiers';
import { clearDefault } from './decide';
import { type CashierRow } from './read';
import { change } from './write';

const { off, on, pending, rejected } = CASHIER_STATUS;

async function cashierOf({ id, isLocked }: PlainAsked, { db, session }: Context) {
  const found = db
    .select()
    .from(cashier)
    .where(within(session, cashier, eq(cashier.cashierId, id)));
  const [row] = isLocked ? await found.for('update') : await found;
  if (!row) throw notFound();
  return row;
}

const paramsOf = ({ cashierName: name }: CashierRow, { payeeName, bankName, ...account }: BankData) => ({
  ...{ name, payee: payeeName, bank: bankName, account: maskedAccount(account) },
});

const nothingWaits = { proposed: null, statusBefore: null, proposedBy: [], proposedByName: '', reason: '' };

/** Withdraws a proposal; a cashier that was never confirmed is refused altogether. */
function undoOpen(row: CashierRow, { isAgain, reason }: PlainAsked, context: Context): PlainUndo {
  const isNew = row.approvedTime === null;
  const ended: Partial<CashierRow> = isNew
    ? { status: rejected, opinion: reason }
    : { ...nothingWaits, status: row.statusBefore ?? on, opinion: '' };
  const params = paramsOf(row, row);
  return {
    ended: [[isNew ? 'approvalBack.cashier.refused' : 'approvalBack.cashier.dropped', params]],
    again: [['approvalBack.cashier.waits', params]],
    waits: true,
    run: async () => {
      await change(row, isAgain ? { status: pending } : ended, context);
    },
  };
}

/** Makes the former default the company's default again, if it is still in use. */
async function giveDefaultBack(row: CashierRow, { defaultId }: Former, context: Context) {
  if (row.isDefault === 0 || defaultId === null || defaultId === row.cashierId) return;
  const { db, session } = context;
  await clearDefault(row, context);
  await db
    .update(cashier)
    .set({ isDefault: 1 })
    .where(within(session, cashier, and(eq(cashier.cashierId, defaultId), eq(cashier.status, on))));
}

/** Restores the bank data before the approval; if there were none, the cashier is off until it is confirmed. */
function undoPassed(row: CashierRow, former: Former, { asked, context }: { asked: PlainAsked; context: Context }) {
  const { bank, statusBefore, wantsDefault, reason, proposedBy, proposedByName } = former;
  // Approving changed bank data does not change the default, which may have been changed since.
  const isDefault = bank ? row.isDefault : former.isDefault;
  const { payeeName, bankName, accountSealed, accountHash, accountTail } = row;
  const given: BankData = { payeeName, bankName, accountSealed, accountHash, accountTail };
  const common = { ...(bank ?? {}), isDefault, wantsDefault, former: null, opinion: '' };
  const first = bank === null ? { approvedTime: null } : {};
  const waits = { status: pending, proposed: bank && given, statusBefore, reason, proposedBy, proposedByName };
  const over = bank
    ? { ...nothingWaits, status: statusBefore ?? on }
    : { status: rejected, statusBefore, reason, proposedBy, proposedByName, opinion: asked.reason };
  const params = paramsOf(row, bank ?? given);
  const back = bank ? 'approvalBack.cashier.former' : 'approvalBack.cashier.stopped';
  const undo: PlainUndo = {
    ended: [[back, params], ...(bank ? [] : [['approvalBack.cashier.refused', params] as const])],
    again: [
      [back, params],
      ['approvalBack.cashier.waits', paramsOf(row, given)],
    ],
    waits: true,
    run: async () => {
      if (!bank) await giveDefaultBack(row, former, context);
      await change(row, { ...common, ...first, ...(asked.isAgain ? waits : over) }, context);
    },
  };
  return undo;
}

/** Cancels the approval of bank data by a second person (docs/domain/approval.md#without-a-chain). */
export async function undoCashier(asked: PlainAsked, context: Context): Promise<PlainUndo> {
  const row = await cashierOf(asked, context);
  if (!asked.isPassed) return undoOpen(row, asked, context);
  const { former } = row;
  if (!former || (row.status !== on && row.status !== off))
    return { refusal: 'changed', ended: [], again: [], waits: true, run: () => Promise.resolve() };
  return undoPassed(row, former, { asked, context });
}
