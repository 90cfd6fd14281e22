/*
 * docs/domain/property-bills.md#termination: whatever a lease was like and whenever it was left, what came in less what
 * went back is what its days have earned, with late fees and charges; nothing of it is left open, or held.
 * ENDS says how many leases there are.
 */
import { billApi, paymentApi } from '../../../../src/contract/property/bills';
import { depositApi, DEPOSIT_KIND } from '../../../../src/contract/property/deposits';
import { settlementApi } from '../../../../src/contract/property/settlements';
import { Dice } from '../../../rules/dice';
import { approvedLease, billsOf, BOTH, generate, PROPERTY_FEE } from '../billing/letProperty';
import { type Leaving, leavingDesk } from './leaving';

const ENDS = Number(process.env.ENDS ?? 5);
const TODAY = '2026-09-20';
const DAY = 86_400_000;
const AREA_FEE = 41_080;

const fen = (yuan: string) => Math.round(Number(yuan) * 100);
const yuan = (sum: number) => (sum / 100).toFixed(2);
const sumOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

/** By days, without the product's rules: each month of it rounded by itself. */
function earnedByDays(monthly: number, from: string, to: string) {
  let sum = 0;
  for (let month = new Date(`${from.slice(0, 7)}-01T00:00Z`); month <= new Date(to);) {
    const next = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1));
    const first = Math.max(month.getTime(), Date.parse(from));
    const last = Math.min(next.getTime() - DAY, Date.parse(to));
    const days = (last - first) / DAY + 1;
    const all = (next.getTime() - month.getTime()) / DAY;
    // Half a fen goes up.
    sum += Math.floor((2 * monthly * days + all) / (2 * all));
    month = next;
  }
  return sum;
}

let at: Leaving;
const dice = new Dice(20_260_920);

/** What came in by money, what went back by money, and what stands in the bills of it. */
async function account(leaseId: string, refunded: number) {
  const { operator, tenantId } = at.desk();
  const { records } = await operator.data(paymentApi.page, { tenantId, pageSize: 500 });
  const came = sumOf(records.filter(({ channel }) => channel < 7).map(({ amount }) => fen(amount)));
  const entries = (await operator.data(depositApi.page, { leaseId })).records;
  const returned = entries.filter(({ kind }) => kind === DEPOSIT_KIND.returned);
  const bills = (await billsOf(at.desk())).filter(({ billStatus, feeType }) => billStatus !== 9 && feeType !== 6);
  return {
    ...{ came, wentBack: refunded - sumOf(returned.map(({ amount }) => fen(amount))) },
    lateFees: sumOf(bills.map(({ lateFee }) => fen(lateFee))),
    open: sumOf((await billsOf(at.desk())).map(({ unpaidAmount }) => fen(unpaidAmount))),
  };
}

async function leaveOnce() {
  at = await leavingDesk('2026-03-02 10:00:00', 1);
  const monthly = dice.int(100_000, 1_500_000);
  const startDate = `2026-0${dice.int(1, 4)}-${String(dice.int(1, 28)).padStart(2, '0')}`;
  const outDate = dice.pick(['2026-06-30', '2026-07-17', '2026-08-01', '2026-09-19']);
  const leaseId = await approvedLease(at.desk(), 0, {
    ...{ startDate, endDate: '2027-12-31', rentAmount: yuan(monthly), payCycle: dice.pick([1, 3, 6, 12]) },
    ...{ cycleAnchor: dice.pick([1, 2]), deposit: yuan(monthly), feeItems: [{ feeItemId: PROPERTY_FEE }] },
  });
  await generate(at.desk(), dice.pick(['2026-05', '2026-08', '2026-10']), BOTH);
  await at.passTo(`${TODAY} 10:00:00`);
  for (const bill of await billsOf(at.desk())) {
    const part = Math.floor(fen(bill.amount) * dice.pick([0, 0.4, 1, 1, 1.1]));
    if (part === 0) continue;
    const items = [{ billId: bill.billId, amount: yuan(part) }];
    const day = bill.payBy < TODAY ? bill.payBy : TODAY;
    await at.pay(yuan(part), day, { items });
  }
  const { operator, tenantId } = at.desk();
  const id = await at.terminate(leaseId, outDate);
  const charges = dice.chance(0.5) ? [{ name: '保洁', amount: '356.78' }] : [];
  await operator.data(settlementApi.save, { id, version: 1, outDate, settleDate: '', reason: '经营调整', charges });
  await at.approve(id);
  const left = await at.settlement(id);
  if (fen(left.open) > 0) await at.pay(left.open, TODAY);
  if (fen(left.held) > 0) await at.giveBack(leaseId, left.held);
  await operator.data(settlementApi.close, { id, version: left.version, channel: 1, voucher: 'HD' });
  const found = await account(leaseId, fen(left.refund));
  const earned = earnedByDays(monthly, startDate, outDate) + earnedByDays(AREA_FEE, startDate, outDate);
  const due = earned + found.lateFees + (charges.length > 0 ? 35_678 : 0);
  expect([outDate, found.came - found.wentBack, found.open]).toEqual([outDate, due, 0]);
  expect((await at.account(leaseId)).held).toBe('0.00');
  expect(await operator.data(billApi.ageing, { tenantId })).toMatchObject({ open: '0.00' });
}

afterEach(() => at.stop());

test.each(Array.from({ length: ENDS }, (_, nth) => nth))(
  'money in less money out is what days have earned (%i)',
  leaveOnce,
);
