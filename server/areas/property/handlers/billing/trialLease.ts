import type { TrialLease } from '../../../../../src/contract/property/trial';
import { toUnits } from '../../../../platform/numbers/decimal';
import type { LeaseTerms } from '../../rules/billing/schedule';
import type { OwedBill } from '../../rules/billing/standing';

export const fen = (money: string) => toUnits(money, 2);
export const units4 = (price: string) => toUnits(price, 4);
export const hundredths = (quantity: string) => toUnits(quantity, 2);

/** The lease of a trial in the units of the rules; `RENT` is the key of its rent. */
export const trialTerms = (lease: TrialLease): LeaseTerms => ({
  ...lease,
  rentAmount: fen(lease.rentAmount),
  increases: lease.increase.map(({ fromMonth, rate }) => ({ fromMonth, rate: hundredths(rate) })),
  amendments: lease.amendments.map(({ fromDate, rentAmount }) => ({ fromDate, rentAmount: fen(rentAmount) })),
  rentKey: 'RENT',
  fees: lease.feeItems.map(({ feeCode, calcMode, unitPrice, area, quantity, cycle }) => ({
    ...{ feeKey: feeCode, calcMode, cycle },
    prices: [{ from: '0000-00', price: units4(unitPrice) }],
    quantity: hundredths((calcMode === 2 ? area : quantity) ?? '1'),
  })),
});

interface GivenBill extends Omit<OwedBill, 'amount' | 'lateRate' | 'events'> {
  amount: string;
  lateRate: string;
  events: readonly (Omit<OwedBill['events'][number], 'amount' | 'no'> & { amount: string; no?: string | undefined })[];
}

export const trialBill = ({ amount, payBy, lateFeeDays, lateRate, events }: GivenBill): OwedBill => ({
  ...{ payBy, lateFeeDays, amount: fen(amount), lateRate: units4(lateRate) },
  events: events.map(({ date, kind, amount: part, no }) => ({
    ...{ date, kind, amount: fen(part) },
    ...(no === undefined ? {} : { no }),
  })),
});
