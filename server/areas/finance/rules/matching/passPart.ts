import { digitsOf, longRuns } from './numbers';
import { found } from './passNumber';
import { dayNumber, type Found, type OurRow, type TheirRow, total } from './rows';

/* Pass 2: a part of a number (docs/domain/reconciliation.md#rules). */

const LEAST = 6;
const PART_DAYS = 31;

/** Bills by the last six of their digits. */
export type Tails = ReadonlyMap<string, readonly { row: OurRow; digits: string; day: number }[]>;

export function tailsOf(ours: readonly OurRow[]): Tails {
  const tails = new Map<string, { row: OurRow; digits: string; day: number }[]>();
  for (const row of ours) {
    const digits = digitsOf(row.no);
    if (digits.length < LEAST) continue;
    const tail = digits.slice(-LEAST);
    const one = { row, digits, day: dayNumber(row.date) };
    const known = tails.get(tail);
    if (known) known.push(one);
    else tails.set(tail, [one]);
  }
  return tails;
}

/** Bills that a run of digits fits: it ends their digits, or has all of them in it. */
function fitting(run: string, day: number, tails: Tails): OurRow[] {
  const hit = new Set<OurRow>();
  for (let end = LEAST; end <= run.length; end += 1)
    for (const { row, digits, day: own } of tails.get(run.slice(end - LEAST, end)) ?? []) {
      const fits = (end === run.length && digits.endsWith(run)) || run.slice(0, end).endsWith(digits);
      if (fits && Math.abs(own - day) <= PART_DAYS) hit.add(row);
    }
  return [...hit];
}

/** The bills that parts of a row's numbers name, each part naming only one. */
export function namedByParts(row: TheirRow, tails: Tails): OurRow[] {
  const day = dayNumber(row.date);
  const bills = longRuns(row.no, row.ourNo, row.text).flatMap((run) => {
    const fits = fitting(run, day, tails);
    return fits.length === 1 ? fits : [];
  });
  return [...new Set(bills)];
}

/** The match of a row with the bills that only it names. */
export function matchParts(row: TheirRow, bills: readonly OurRow[]): Found[] {
  const pair = { ours: bills, theirs: [row], number: 'PART' as const };
  const sum = total(bills);
  if (bills.length === 0) return [];
  if (sum === row.amount) return [found({ ...pair, rule: bills.length === 1 ? 'M08' : 'M10', confirms: true })];
  if (sum === 0 || Math.sign(sum) !== Math.sign(row.amount)) return [];
  return [found({ ...pair, rule: 'M09', confirms: false })];
}
