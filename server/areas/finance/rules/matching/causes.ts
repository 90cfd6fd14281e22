import { DIFF_CAUSE, type DiffCause } from '../../../../../src/contract/finance/matching';
import { scaled, sumOf } from '../../../../platform/numbers/exact';
import type { DocumentLine } from './rows';

/* Explains differences of amounts by the lines of both documents (docs/domain/reconciliation.md#causes). */

/** The parts of a difference that quantity, price and rounding explain for one product; fen. */
export interface CausePart {
  code: string;
  ours: { qty: number; amount: number };
  theirs: { qty: number; amount: number };
  qtyPart: number;
  pricePart: number;
  rounding: number;
}

export interface Explained {
  parts: CausePart[];
  /** The part that the lines do not explain. */
  unknown: number;
  cause: DiffCause;
}

/** Only a single fen counts as rounding. */
const ROUNDING = 1;

/** The lines of each product, added up. */
function added(lines: readonly DocumentLine[]) {
  const goods = new Map<string, { qty: number; amount: number }>();
  for (const { code, qty, amount } of lines) {
    const known = goods.get(code) ?? { qty: 0, amount: 0 };
    goods.set(code, { qty: known.qty + qty, amount: known.amount + amount });
  }
  return goods;
}

const NOTHING = { qty: 0, amount: 0 };

function partOf(code: string, ours: CausePart['ours'], theirs: CausePart['theirs']): CausePart {
  const difference = ours.amount - theirs.amount;
  const ofQty = () => (ours.qty === 0 ? 0 - theirs.amount : ours.amount - scaled(ours.amount, theirs.qty, ours.qty));
  const qtyPart = ours.qty === theirs.qty ? 0 : ofQty();
  const rest = difference - qtyPart;
  const rounding = Math.abs(rest) <= ROUNDING ? rest : 0;
  return { code, ours, theirs, qtyPart, pricePart: rest - rounding, rounding };
}

function causeOf(parts: readonly CausePart[], unknown: number): DiffCause {
  const ofPrice = parts.some(({ pricePart }) => pricePart !== 0);
  const ofQty = parts.some(({ qtyPart }) => qtyPart !== 0);
  if (unknown !== 0) return DIFF_CAUSE.unknown;
  if (ofPrice && ofQty) return DIFF_CAUSE.priceAndQty;
  if (ofPrice) return DIFF_CAUSE.price;
  return ofQty ? DIFF_CAUSE.qty : DIFF_CAUSE.rounding;
}

/** Without lines on both sides there is no explanation: a cause is never guessed. */
export function explain(residual: number, ours: readonly DocumentLine[], theirs: readonly DocumentLine[]): Explained {
  if (ours.length === 0 || theirs.length === 0) return { parts: [], unknown: residual, cause: DIFF_CAUSE.unknown };
  const [our, their] = [added(ours), added(theirs)];
  const codes = [...new Set([...our.keys(), ...their.keys()])].sort();
  const parts = codes
    .map((code) => partOf(code, our.get(code) ?? NOTHING, their.get(code) ?? NOTHING))
    .filter(({ qtyPart, pricePart, rounding }) => qtyPart !== 0 || pricePart !== 0 || rounding !== 0);
  const known = sumOf(parts, ({ qtyPart, pricePart, rounding }) => qtyPart + pricePart + rounding);
  const unknown = residual - known;
  return { parts, unknown, cause: causeOf(parts, unknown) };
}
