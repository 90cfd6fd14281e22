import { FEE_TYPE } from '../../../../../src/contract/property/fee-items';
import { BILL_STATUS } from '../../../../../src/contract/property/micro-pms';
import { chargeName } from '../../rules/billing/billPart';
import type { Charge, FinalReading, KeptLine } from '../../rules/billing/ending';
import type { Planned } from '../../rules/billing/plan';
import { CALC_MODE } from '../../rules/billing/schedule';
import { type BilledRow, openBills } from '../../rules/billing/settle';
import { owedOf } from './copies';
import type { BillRow, FeeItemRow, LeaseBook } from './leaseBook';
import type { MeterBook } from './meterBook';

export interface Ending {
  /** The last day, included. */
  outDate: string;
  settleDate: string;
  charges: readonly Charge[];
  readings: readonly FinalReading[];
}

export interface Ended {
  book: LeaseBook;
  feeItems: ReadonlyMap<string, FeeItemRow>;
  planned: Planned[];
  lines: KeptLine[];
  meters: MeterBook[];
  figures: Record<'unearned' | 'due' | 'back' | 'prepaidUsed' | 'depositUsed' | 'refund' | 'depositBack', number>;
  fingerprint: string;
  /** The last day on which something came to a bill of the lease. */
  lastEvent: string;
}

interface Owing extends BilledRow {
  row: BillRow;
}

/** The bills of a lease that are not void, without its deposit. */
export const billsAtEnd = ({ bills, events }: Pick<LeaseBook, 'bills' | 'events'>): Owing[] =>
  bills
    .filter(({ billStatus, feeType }) => billStatus !== BILL_STATUS.void && feeType !== FEE_TYPE.deposit)
    .map((row) => ({
      ...owedOf(row, events.get(row.billId)),
      ...{ row, feeKey: row.feeItemId ?? row.billId, periodStart: row.periodStart },
    }));

export const NO_PERIOD = { billId: null, billNo: null, periodStart: null, periodEnd: null };

type Named = Pick<Ended, 'book' | 'planned' | 'feeItems'>;
type Credited = Parameters<typeof openBills>[1];

const nameOf = ({ feeItems }: Named, feeItemId: string | null) => feeItems.get(feeItemId ?? '')?.feeName ?? '';

/** Bills as they stand on the day of settlement, each with the amount that is given back. */
function openLines(named: Named, credits: Credited, settleDate: string): KeptLine[] {
  return openBills(billsAtEnd(named.book), credits, settleDate).map(({ bill, part, after, due, back }) => {
    const { billId, billNo, periodStart, periodEnd, feeItemId } = bill.row;
    const key = named.planned.find((one) => one.feeItemId === bill.feeKey && one.periodStart === bill.periodStart);
    return {
      ...{ kind: 'OPEN', name: nameOf(named, feeItemId) || chargeName(bill.row.parts), billId, billNo },
      ...{ periodStart, periodEnd, due, back },
      why: {
        ...(part > 0 && key ? { billed: key.have, earned: key.want, credit: part } : {}),
        ...{ principal: after.principal, feeOpen: after.feeOpen },
      },
    };
  });
}

/** Periods that have no bill yet, or were billed too little. */
function lastLines(named: Named): KeptLine[] {
  const due = named.planned.filter(({ act }) => act === 'MAKE' || act === 'DIFFERENCE');
  return due.map(({ feeItemId, periodStart, periodEnd, want, have, parts }) => {
    const isUsage = named.feeItems.get(feeItemId)?.calcMode === CALC_MODE.usage;
    return {
      ...{ ...NO_PERIOD, kind: isUsage ? 'USAGE' : 'FINAL', name: nameOf(named, feeItemId), periodStart, periodEnd },
      ...{ due: want - have, back: 0, why: { parts, ...(have > 0 ? { billed: have, earned: want } : {}) } },
    };
  });
}

export function endLines(named: Named, { settleDate, charges }: Ending) {
  const credits = named.planned
    .filter(({ act }) => act === 'CREDIT')
    .map(({ feeItemId: feeKey, periodStart, want, have }) => ({ feeKey, periodStart, amount: have - want }));
  const last = lastLines(named);
  const lines = [
    ...openLines(named, credits, settleDate),
    ...last.filter(({ kind }) => kind === 'FINAL'),
    ...last.filter(({ kind }) => kind === 'USAGE'),
    ...charges.map(({ name, amount, remark }): KeptLine => ({
      ...{ ...NO_PERIOD, kind: 'CHARGE', name, due: amount, back: 0, why: { remark } },
    })),
  ];
  return { credits, lines };
}

/** The deposit bills of a lease that are not void. */
export const depositBills = ({ bills }: Pick<LeaseBook, 'bills'>) =>
  bills.filter(({ billStatus, feeType }) => billStatus !== BILL_STATUS.void && feeType === FEE_TYPE.deposit);
