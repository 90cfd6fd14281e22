import type { Given, OurRow, TheirRow } from '../../../server/areas/finance/rules/matching/rows';
import { USUAL_SETTINGS } from '../../../server/areas/finance/rules/matching/rows';
import { planMatches } from '../../../server/areas/finance/rules/matching/plan';
import { toUnits } from '../../../server/platform/numbers/decimal';

/* Documents as the worked examples write them: amounts in yuan, dates without a year are of 2026. */

export const fen = (yuan: string) => toUnits(yuan, 2);
const dated = (day: string) => (day.length === 5 ? `2026-${day}` : day);

/** code, quantity, amount */
type Line = readonly [code: string, qty: string, amount: string];
const linesOf = (lines: readonly Line[] = []) =>
  lines.map(([code, qty, amount]) => ({ code, qty: toUnits(qty, 4), amount: fen(amount) }));

export const our = (id: string, no: string, date: string, amount: string, lines?: readonly Line[]): OurRow => ({
  ...{ id, no, date: dated(date), amount: fen(amount), counted: true, lines: linesOf(lines) },
});

interface More {
  ourNo?: string;
  text?: string;
  lines?: readonly Line[];
}

export const their = (
  id: string,
  no: string,
  date: string,
  amount: string,
  { ourNo = '', text = '', lines }: More = {},
): TheirRow => ({ ...our(id, no, date, amount, lines), ourNo, text });

/** Runs all passes; each match as `rule ours=theirs`, with what else is worth knowing. */
export function run(ours: readonly OurRow[], theirs: readonly TheirRow[], more: Partial<Given> = {}) {
  const given: Given = {
    ...{ ours, theirs, numberRules: [], otherNumbers: new Set<string>(), settings: USUAL_SETTINGS },
    ...{ rejected: new Set<string>(), held: new Set<string>(), ...more },
  };
  return [...planMatches(given)].flatMap(({ found }) => found);
}

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('+');

/** `M01! a1=b1`: the mark says that it confirms itself. */
export const told = (found: ReturnType<typeof run>) =>
  found.map(({ rule, confirms, ours, theirs }) => `${rule}${confirms ? '!' : ''} ${ids(ours)}=${ids(theirs)}`);
