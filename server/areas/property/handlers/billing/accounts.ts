import { and, eq, lte, ne } from 'drizzle-orm';
import type { Output, Parsed } from '../../../../../src/contract/endpoint';
import { type billApi, PAYMENT_STATUS, TENANT_CHANNEL } from '../../../../../src/contract/property/bills';
import { STATEMENT_DAYS, type tenantStatementApi } from '../../../../../src/contract/property/tenants';
import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import type { Context } from '../../../../http/context';
import { InvalidInput, notFound } from '../../../../http/failure';
import { groupBy } from '../../../../platform/groupBy';
import { yuan } from '../../../../platform/numbers/money';
import { sumOf } from '../../../../platform/numbers/exact';
import { ofParent, within } from '../../../../platform/scope';
import { billsOfTenant, owedOf } from '../../data/billing/copies';
import { eventsOf } from '../../data/billing/leaseBook';
import { pmsPayment } from '../../data/schema/billing';
import { pmsBill } from '../../data/schema/bills';
import { pmsLease } from '../../data/schema/property';
import { pmsDepositEntry, pmsRefund } from '../../data/schema/settlements';
import { pmsTenant } from '../../data/schema/tenants';
import { daysIn, LAST_DAY } from '../../rules/billing/days';
import { ageing, type Ageing, type NamedBill } from '../../rules/billing/payment';
import { standing } from '../../rules/billing/standing';
import { type LooseEntry, statementOf } from '../../rules/billing/statement';
import { signOf } from '../endings/depositBook';
import { companyOf } from '../names';

const VOID = 9;

const bucketsText = (one: Ageing) => ({
  ...{ notDue: yuan(one.notDue), d1_30: yuan(one.d1_30), d31_60: yuan(one.d31_60), d61_90: yuan(one.d61_90) },
  ...{ over90: yuan(one.over90), overdue: yuan(one.overdue), open: yuan(one.open) },
});

/** What is open on a day, by the days since it was to be paid, and by tenant. */
export async function billAgeing(
  { propertyId, tenantId, at }: Parsed<typeof billApi.ageing>,
  { db, session, now }: Context,
): Promise<Output<typeof billApi.ageing>> {
  const day = at ?? now.slice(0, 10);
  const rows = await db
    .select({ bill: pmsBill, tenantName: pmsTenant.tenantName })
    .from(pmsBill)
    .innerJoin(pmsTenant, eq(pmsTenant.tenantId, pmsBill.tenantId))
    .where(
      within(
        session,
        pmsBill,
        and(
          ne(pmsBill.billStatus, VOID),
          propertyId ? eq(pmsBill.propertyId, propertyId) : undefined,
          tenantId ? eq(pmsBill.tenantId, tenantId) : undefined,
        ),
      ),
    )
    .orderBy(pmsTenant.tenantName);
  const issued = rows.filter(({ bill }) => bill.issueDate <= day);
  const events = await eventsOf(
    db,
    issued.map(({ bill }) => bill.billId),
  );
  const owed = issued.map(({ bill, tenantName }) => ({
    ...{ ...owedOf(bill, events.get(bill.billId)), tenantId: bill.tenantId ?? '', tenantName },
  }));
  const tenants = [...groupBy(owed, (one) => one.tenantId)].map(([id, own]) => ({
    ...{ tenantId: id, tenantName: own[0]?.tenantName ?? '', of: ageing(own, day) },
  }));
  return {
    ...{ at: day, ...bucketsText(ageing(owed, day)) },
    rows: tenants.filter((one) => one.of.open !== 0).map(({ of, ...names }) => ({ ...names, ...bucketsText(of) })),
  };
}

/** What came to a tenant's account without a bill: prepaid money, its use, and refunds. */
async function looseOf(tenantId: string, { db }: Context): Promise<LooseEntry[]> {
  const payments = await db
    .select()
    .from(pmsPayment)
    .where(ofParent(pmsPayment.tenantId, tenantId, eq(pmsPayment.status, PAYMENT_STATUS.valid)));
  const refunds = await db.select().from(pmsRefund).where(ofParent(pmsRefund.tenantId, tenantId));
  return [
    ...payments.flatMap(({ date, payNo, toBalance, channel, amount }): LooseEntry[] => {
      const debit = channel === TENANT_CHANNEL.prepaid ? amount : 0;
      return toBalance > 0 || debit > 0 ? [{ date, kind: 'PAY', no: payNo, debit, credit: toBalance }] : [];
    }),
    ...refunds.map(({ date, refundNo: no, amount: debit }): LooseEntry => ({
      date,
      kind: 'REFUND',
      no,
      debit,
      credit: 0,
    })),
  ];
}

/** What was paid above a deposit is prepaid. */
const aboveDeposit = (bill: NamedBill): LooseEntry[] =>
  standing(bill, LAST_DAY).applied.flatMap(({ date, kind, no, surplus }) =>
    surplus > 0 ? [{ date, kind, no: no ?? bill.billNo, debit: 0, credit: surplus }] : [],
  );

/** The deposits that were held of a tenant on a day, of all leases. */
async function depositOn(tenantId: string, day: string, { db }: Context): Promise<number> {
  const entries = await db
    .select({ kind: pmsDepositEntry.kind, amount: pmsDepositEntry.amount })
    .from(pmsDepositEntry)
    .innerJoin(pmsLease, eq(pmsLease.leaseId, pmsDepositEntry.leaseId))
    .where(ofParent(pmsLease.tenantId, tenantId, lte(pmsDepositEntry.date, day)));
  return sumOf(entries, ({ kind, amount }) => signOf(kind) * amount);
}

export async function tenantStatement(
  { tenantId, from, to }: Parsed<typeof tenantStatementApi.statement>,
  context: Context,
): Promise<Output<typeof tenantStatementApi.statement>> {
  const { db, session } = context;
  if (from > to) throw new InvalidInput([{ field: 'to', text: 'field.endBeforeStart' }]);
  if (daysIn(from, to) > STATEMENT_DAYS)
    throw new InvalidInput([{ field: 'to', text: 'field.tooLongPeriod', params: { days: STATEMENT_DAYS } }]);
  const [tenant] = await db
    .select()
    .from(pmsTenant)
    .where(within(session, pmsTenant, eq(pmsTenant.tenantId, tenantId)));
  if (!tenant) throw notFound();
  const all = await billsOfTenant(db, tenantId);
  const events = await eventsOf(
    db,
    all.map(({ billId }) => billId),
  );
  // A deposit is the tenant's own money: it stands beside the account.
  const owed = all.map((bill) => ({
    ...{ ...owedOf(bill, events.get(bill.billId)), billNo: bill.billNo, issueDate: bill.issueDate },
    isDeposit: bill.feeType === FEE_TYPE.deposit,
  }));
  const bills = owed.filter((bill) => !bill.isDeposit);
  const loose = [
    ...(await looseOf(tenantId, context)),
    ...owed.filter((bill) => bill.isDeposit).flatMap((bill) => aboveDeposit(bill)),
  ];
  const { opening, lines, closing } = statementOf({ bills, loose }, from, to);
  const deposit = await depositOn(tenantId, to, context);
  return {
    ...(await companyOf(tenant.branchId, context)),
    ...{ tenantName: tenant.tenantName, opening: yuan(opening), closing: yuan(closing), deposit: yuan(deposit) },
    lines: lines.map((line) => ({
      ...{ ...line, debit: yuan(line.debit), credit: yuan(line.credit), balance: yuan(line.balance) },
    })),
  };
}
