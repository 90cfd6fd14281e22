import { eq } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { CASHIER_STATUS, type cashierApi, REASON_LEAST } from '../../../../../src/contract/finance/cashiers';
import { demandGranted } from '../../../../http/branchScope';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { staleVersion } from '../../../../http/staleVersion';
import { touch } from '../../../../http/touch';
import { toUnits } from '../../../../platform/numbers/decimal';
import { nextSerials } from '../../../../platform/numbers/series';
import { file } from '../../../../platform/schema/platform';
import { ofParent, within } from '../../../../platform/scope';
import { sealAccount } from '../../data/accounts';
import { type BankData, cashier } from '../../data/schema/cashiers';
import { afterEdit } from '../../rules/cashier';
import { askElsewhere } from './elsewhere';
import { closePlain, openPlain, PLAIN_END } from '../../../master-data/public';
import { PLAIN_KIND } from '../../../../../src/contract/master-data/kinds';
import { cashierDetail, type CashierRow, told } from './read';

type Added = Parsed<typeof cashierApi.add>;
type Updated = Parsed<typeof cashierApi.update>;

const fen = (yuan: string | null) => (yuan === null ? null : toUnits(yuan, 2));

/** The values of the form, without the bank data. */
function plainOf({ singleLimit, dailyLimit, feeRate, ...form }: Added | Updated) {
  const limits = { singleLimit: fen(singleLimit), dailyLimit: fen(dailyLimit) };
  if (limits.singleLimit !== null && limits.dailyLimit !== null && limits.singleLimit > limits.dailyLimit)
    throw new InvalidInput([{ field: 'singleLimit', text: 'field.aboveDaily' }]);
  const { cashierName, payeeUscc, bankBranch, cnapsCode, channels, effectiveDate, attachment, remark } = form;
  return {
    ...{ cashierName, payeeUscc, bankBranch, cnapsCode, effectiveDate, attachment, remark, ...limits },
    channels: [...new Set(channels)].sort((a, b) => a - b),
    feeRate: toUnits(feeRate ?? '0', 2),
  };
}

async function demandPicture(attachment: string | null, before: string | null, { db, session }: Context) {
  if (attachment === null || attachment === before) return;
  const [found] = await db
    .select({ fileId: file.fileId })
    .from(file)
    .where(within(session, file, eq(file.fileId, attachment)));
  if (!found) throw new InvalidInput([{ field: 'attachment', text: 'field.choice' }]);
}

/** The locked row; a stale version is answered with the present row. */
export async function lockedCashier({ id, version }: { id: string; version: number }, context: Context) {
  const { db, session } = context;
  const [found] = await db
    .select()
    .from(cashier)
    .where(within(session, cashier, eq(cashier.cashierId, id)))
    .for('update');
  if (!found) throw notFound();
  if (found.version !== version) throw await staleVersion(context, await cashierDetail({ id }, context), found);
  return found;
}

/** Writes the change of a locked row, with its log row. */
export async function change(before: CashierRow, values: Partial<CashierRow>, context: Context) {
  const { cashierId, version, cashierName } = before;
  const [after] = await context.db
    .update(cashier)
    .set({ ...values, ...touch(context), version: version + 1 })
    .where(ofParent(cashier.cashierId, cashierId))
    .returning();
  if (!after) throw notFound();
  context.note({ objectId: cashierId, objectName: cashierName, before: told(before), after: told(after) });
  return true;
}

/** Asks a second person to review the bank data. */
const askReview = ({ cashierId, cashierCode, branchId, cashierName }: CashierRow, context: Context) =>
  openPlain(context, { kind: PLAIN_KIND.cashier, id: cashierId, no: cashierCode, branchId, title: cashierName });

export async function addCashier(form: Added, context: Context) {
  const { app, db, session, now, note } = context;
  const { branchId, payeeName, bankName, accountNo, isDefault, reason } = form;
  await demandGranted([branchId], context);
  const plain = plainOf(form);
  await demandPicture(form.attachment, null, context);
  const bank = { payeeName, bankName, ...sealAccount(app.keys, accountNo) };
  await askElsewhere({ ...bank, payeeUscc: plain.payeeUscc }, form, context);
  const { loginName: createdBy, realName: createdByName } = session;
  const [cashierCode = ''] = await nextSerials(db, 'cashier', 1);
  const [created] = await db
    .insert(cashier)
    .values({
      ...{ ...plain, ...bank, branchId, cashierCode, reason, createdBy, createdByName, gmtCreated: now },
      ...{ status: CASHIER_STATUS.pending, wantsDefault: isDefault, ...touch(context) },
      ...{ proposedBy: [createdBy], proposedByName: createdByName },
    })
    .returning();
  if (!created) throw notFound();
  await askReview(created, context);
  note({ objectId: created.cashierId, objectName: created.cashierName, after: told(created) });
  return { cashierId: created.cashierId };
}

const isSameBank = (one: BankData, other: BankData) =>
  one.payeeName === other.payeeName && one.bankName === other.bankName && one.accountHash === other.accountHash;

/** Bank data in force stay until the new ones are confirmed; data that were never confirmed are replaced. */
export async function updateCashier(form: Updated, context: Context) {
  const { app, session } = context;
  const before = await lockedCashier(form, context);
  const plain = plainOf(form);
  await demandPicture(form.attachment, before.attachment, context);
  const inForce: BankData = before;
  const account = form.accountNo === null ? (before.proposed ?? inForce) : sealAccount(app.keys, form.accountNo);
  const { accountSealed, accountHash, accountTail } = account;
  const { payeeName, bankName, reason } = form;
  const wanted: BankData = { payeeName, bankName, accountSealed, accountHash, accountTail };
  const isApproved = before.approvedTime !== null;
  const isOther = !isSameBank(wanted, inForce);
  const isNew = !isSameBank(wanted, before.proposed ?? inForce);
  if (isOther && isNew && reason.length < REASON_LEAST)
    throw new InvalidInput([{ field: 'reason', text: 'field.tooShort', params: { min: REASON_LEAST } }]);
  const isAsked = isNew || plain.payeeUscc !== before.payeeUscc;
  if (isAsked) await askElsewhere({ ...wanted, ...plain, cashierId: before.cashierId }, form, context);
  const moved = afterEdit({ ...before, isApproved, isOther });
  const waits = moved.status === CASHIER_STATUS.pending;
  const { cashierId: id } = before;
  if (waits && (isNew || before.status !== CASHIER_STATUS.pending)) await askReview({ ...before, ...plain }, context);
  if (!waits && before.statusBefore !== null)
    await closePlain(context, { kind: PLAIN_KIND.cashier, id }, { end: PLAIN_END.withdrawn });
  return change(
    before,
    {
      ...{ ...plain, ...moved, opinion: '' },
      ...(isApproved ? { proposed: isOther ? wanted : null } : wanted),
      reason: waits ? reason || before.reason : '',
      proposedBy: waits ? [...new Set([...before.proposedBy, session.loginName])] : [],
      proposedByName: waits ? session.realName : '',
    },
    context,
  );
}
