import { dividedRounded } from '../../../../platform/numbers/exact';
import { addMonths } from './days';

export interface Increase {
  /** The month of the lease from which it holds, the first one being 1. */
  fromMonth: number;
  /** In 1/100 per cent. */
  rate: number;
}

export interface Amendment {
  fromDate: string;
  /** Fen a month. */
  rentAmount: number;
}

interface RentTerms {
  startDate: string;
  rentAmount: number;
  increases: readonly Increase[];
  amendments: readonly Amendment[];
}

export interface RentStep {
  from: string;
  /** Fen, as `base`: the rent that `rates` have raised since. */
  monthly: number;
  base: number;
  /** In 1/100 per cent. */
  rates: readonly number[];
}

const WHOLE = 10_000n;

/**
 * From when on which rent holds. The product of the increases is exact and rounded once; an amendment sets a new base,
 * on which only later increases count (docs/domain/property-bills.md#rent).
 */
export function rentSteps({ startDate, rentAmount, increases, amendments }: RentTerms): RentStep[] {
  const changes = [
    { from: startDate, base: rentAmount },
    ...increases.map(({ fromMonth, rate }) => ({ from: addMonths(startDate, fromMonth - 1), rate })),
    ...amendments.map(({ fromDate, rentAmount: base }) => ({ from: fromDate, base })),
  ];
  // On one day an amendment comes after an increase: it says what the rent is from then on.
  const isBase = (one: (typeof changes)[number]) => Number('base' in one);
  const [first, ...rest] = changes;
  const sorted = rest.sort((a, b) => (a.from === b.from ? isBase(a) - isBase(b) : a.from < b.from ? -1 : 1));
  let product = BigInt(rentAmount);
  let divisor = 1n;
  let [base, rates]: [number, readonly number[]] = [rentAmount, []];
  const steps = new Map<string, Omit<RentStep, 'from'>>();
  for (const one of first ? [first, ...sorted] : sorted) {
    if ('base' in one) {
      product = BigInt(one.base);
      divisor = 1n;
      [base, rates] = [one.base, []];
    } else {
      product *= WHOLE + BigInt(one.rate);
      divisor *= WHOLE;
      rates = [...rates, one.rate];
    }
    steps.set(one.from, { monthly: Number(dividedRounded(product, divisor)), base, rates });
  }
  return [...steps].map(([from, step]) => ({ from, ...step }));
}

/** What holds on a day: the last step that is not after it. */
export const stepAt = (steps: readonly RentStep[], day: string) => steps.findLast(({ from }) => from <= day);
