import { split, sumOf } from '../../../platform/numbers/exact';
import {
  type Activity,
  amountOf,
  capOf,
  type Fen,
  type Price,
  type Qty,
  reasonOfCut,
  type Subject,
  subjectOf,
} from '../../promotion/rules/public';
import { PRICE_PER_FEN, UNIT } from '../../../platform/numbers/scale';
import type { Taken } from './types';

const isOf = ({ subject }: Taken, { source, id }: Subject) => subject.source === source && subject.id === id;

/** What earlier lines have taken of limited offers and of salespeople's quotas. */
export class Ledger {
  private readonly rows: Taken[] = [];

  add(taken: Taken) {
    const row = this.rows.find((one) => isOf(one, taken.subject) && one.productId === taken.productId);
    if (row) {
      row.qty += taken.qty;
      row.saving += taken.saving;
    } else this.rows.push({ ...taken });
  }

  qtyOf = (subject: Subject, productId: string) =>
    this.rows.find((one) => isOf(one, subject) && one.productId === productId)?.qty ?? 0;

  savingOf = (subject: Subject): Fen =>
    sumOf(
      this.rows.filter((one) => isOf(one, subject)),
      ({ saving }) => saving,
    );

  all = (): readonly Taken[] => this.rows;
}

export const savingOf = (base: Price, price: Price, qty: Qty): Fen => amountOf(base, qty) - amountOf(price, qty);

/** The smallest of several limits, null where none is set. */
export function restOf(limits: readonly (Qty | null)[]): Qty | null {
  const set = limits.filter((limit) => limit !== null);
  return set.length > 0 ? Math.max(0, Math.min(...set)) : null;
}

/** The rest of the activity's limits of money in this order. */
export function moneyLeft(activity: Activity, ledger: Ledger) {
  const cap = capOf(activity);
  return cap && { rest: Math.max(0, cap.rest - ledger.savingOf(subjectOf(activity))), reason: reasonOfCut(cap.cut) };
}

/** A price cannot be cut like a reward: as many whole units get it as the rest of the money allows. */
export function affordable(offer: { base: Price; price: Price }, wanted: Qty, rest: Fen): Qty {
  const saving = (qty: Qty) => savingOf(offer.base, offer.price, qty);
  if (saving(wanted) <= rest) return wanted;
  // Rounding may leave room for one more unit.
  const { whole } = split(rest + 1, PRICE_PER_FEN, offer.base - offer.price);
  let qty = Math.min(wanted, whole + UNIT);
  qty -= qty % UNIT;
  while (qty > 0 && saving(qty) > rest) qty -= UNIT;
  return qty;
}
