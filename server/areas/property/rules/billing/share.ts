import { scaled, sumOf } from '../../../../platform/numbers/exact';
import { spread } from './spread';

export interface Occupant {
  /** Nobody: the owner's days. */
  leaseId: string | null;
  days: number;
}

export interface ShareMember {
  lineNo: number;
  /** In 1/100. */
  weight: number;
  occupants: readonly Occupant[];
}

interface SharedMeter {
  /** In 1/100. */
  mainUsage: number;
  subUsages: readonly number[];
  /** In 1/10000 yuan. */
  price: number;
  members: readonly ShareMember[];
}

/** The sub-meters have counted more than the main one, or nobody has a weight. */
export class NothingToShare extends Error {}

const PER_FEN = 10_000;

/**
 * What the main meter counted and its sub-meters did not, over the weights: usage and amount each by the largest
 * remainder, so that a share is not its usage times the price (docs/domain/property-bills.md#shared-meters).
 */
export function share({ mainUsage, subUsages, price, members }: SharedMeter) {
  const restUsage = mainUsage - sumOf(subUsages, (one) => one);
  if (restUsage < 0 || sumOf(members, ({ weight }) => weight) <= 0)
    throw new NothingToShare('There is nothing to share.');
  const amount = scaled(restUsage, price, PER_FEN);
  const bases = members.map(({ weight, lineNo }) => ({ weight, rank: lineNo }));
  const [usages, amounts] = [spread(restUsage, bases), spread(amount, bases)];
  const rows = members.map(({ lineNo, occupants }, index) => {
    const ofUnit = amounts[index] ?? 0;
    const present = occupants.length > 0 ? occupants : [{ leaseId: null, days: 1 }];
    const split = spread(
      ofUnit,
      present.map(({ days }, rank) => ({ weight: days, rank })),
    );
    return {
      ...{ lineNo, usage: usages[index] ?? 0, amount: ofUnit },
      split: present.map(({ leaseId }, at) => ({ leaseId, amount: split[at] ?? 0 })),
    };
  });
  const ownerAmount = sumOf(rows, ({ split }) =>
    sumOf(
      split.filter(({ leaseId }) => leaseId === null),
      (one) => one.amount,
    ),
  );
  return { restUsage, amount, ownerAmount, rows };
}
