import { applyRule, k0, k1 } from './numbers';
import {
  byDate,
  dayNumber,
  type Found,
  type Given,
  type NumberFact,
  type OurRow,
  type RuleSettings,
  type TheirRow,
  total,
} from './rows';

/* Pass 1: documents of one number (docs/domain/reconciliation.md#rules). */

/** The number that a row of theirs names, in our spelling, and the way in which it was found. */
export interface Named {
  key: string;
  how: 'EXACT' | 'NORM' | 'MAP';
}

type Ours = ReadonlyMap<string, readonly OurRow[]>;

/** The number of ours that a row of theirs names; undefined where it names none of this statement. */
export function namedBy(row: TheirRow, ours: Ours, rules: Given['numberRules']): Named | undefined {
  const written = row.ourNo || row.no;
  const key = k1(written);
  if (key === '') return undefined;
  const same = ours.get(key);
  if (same) return { key, how: same.some(({ no }) => k0(no) === k0(written)) ? 'EXACT' : 'NORM' };
  for (const rule of rules) {
    const mapped = applyRule(key, rule);
    if (mapped !== undefined && ours.has(mapped)) return { key: mapped, how: 'MAP' };
  }
  return undefined;
}

const RULE_OF = { EXACT: 'M01', NORM: 'M02', MAP: 'M03' } as const;
const WEAKEST: readonly Named['how'][] = ['MAP', 'NORM', 'EXACT'];

const days = (ours: readonly OurRow[], theirs: readonly TheirRow[]) => {
  const [our, their] = [ours[0], theirs[0]];
  return our && their ? Math.abs(dayNumber(our.date) - dayNumber(their.date)) : 0;
};

interface Pairing {
  rule: Found['rule'];
  ours: readonly OurRow[];
  theirs: readonly TheirRow[];
  number: NumberFact;
  confirms: boolean;
}

export const found = ({ rule, ours, theirs, number, confirms }: Pairing): Found => ({
  rule,
  ours,
  theirs,
  confirms,
  ambiguous: false,
  solutions: 1,
  finished: true,
  sets: [],
  reason: {
    number,
    ours: [...new Set(ours.map(({ no }) => no))].join(' '),
    theirs: [...new Set(theirs.map(({ ourNo, no }) => ourNo || no))].join(' '),
    days: days(ours, theirs),
  },
});

const sameSign = (a: number, b: number) => Math.sign(a) === Math.sign(b) && a !== 0;

/** In integers: two per cent of 1210.00 is 24.20, and neither more nor less. */
export function isWithin(ours: number, theirs: number, { fen, rate }: RuleSettings) {
  const residual = BigInt(Math.abs(ours - theirs));
  return residual <= BigInt(fen) || residual * 10_000n <= BigInt(rate) * BigInt(Math.abs(ours));
}

const goodsOf = ({ lines }: OurRow) => [...new Set(lines.map(({ code }) => code))].sort().join(' ');
const sameGoods = (our: OurRow, their: TheirRow) => goodsOf(our) !== '' && goodsOf(our) === goodsOf(their);

export interface Group {
  ours: readonly OurRow[];
  theirs: readonly { row: TheirRow; how: Named['how'] }[];
}

type Their = Group['theirs'][number];

/** One against one. */
function single(our: OurRow, { row, how }: Their, settings: RuleSettings): Found[] {
  const [ours, theirs, number] = [[our], [row], how];
  if (our.amount === row.amount) return [found({ ours, theirs, number, rule: RULE_OF[how], confirms: true })];
  if (!sameSign(our.amount, row.amount)) return [];
  if (isWithin(our.amount, row.amount, settings)) return [found({ ours, theirs, number, rule: 'M05', confirms: true })];
  if (sameGoods(our, row)) return [found({ ours, theirs, number, rule: 'M06', confirms: true })];
  return [found({ ours, theirs, number, rule: 'M07', confirms: false })];
}

/** How often each amount stands on a side. */
const counts = (rows: readonly { amount: number }[]) => {
  const seen = new Map<number, number>();
  for (const { amount } of rows) seen.set(amount, (seen.get(amount) ?? 0) + 1);
  return seen;
};

const inOrder = (theirs: readonly Their[]) => [...theirs].sort((a, b) => byDate(a.row, b.row));

/** Pairs of equal amounts in the order of their dates. */
const paired = (ours: readonly OurRow[], theirs: readonly Their[]) =>
  ours.flatMap((our, i) => {
    const their = theirs[i];
    if (!their) return [];
    const { row, how } = their;
    return [found({ ours: [our], theirs: [row], number: how, rule: RULE_OF[how], confirms: true })];
  });

/** The matches of pass 1 for the free rows of one number. Rows left over on one side are duplicates. */
export function matchNumber({ ours, theirs }: Group, settings: RuleSettings): Found[] {
  const [our, their] = [ours[0], theirs[0]];
  if (!our || !their) return [];
  if (ours.length === 1 && theirs.length === 1) return single(our, their, settings);
  const sorted = [...ours].sort(byDate);
  const theirSorted = inOrder(theirs);
  const rows = theirSorted.map(({ row }) => row);
  const number = WEAKEST.find((how) => theirs.some((one) => one.how === how)) ?? 'MAP';
  if (total(ours) === total(rows)) return [found({ rule: 'M04', ours: sorted, theirs: rows, number, confirms: true })];
  const [ofOurs, ofTheirs] = [counts(ours), counts(rows)];
  if (ofOurs.size === 1 && ofTheirs.size === 1 && our.amount === their.row.amount) return paired(sorted, theirSorted);
  const isPaired = (amount: number) => ofOurs.get(amount) === 1 && ofTheirs.get(amount) === 1;
  const pairs = sorted
    .filter(({ amount }) => isPaired(amount))
    .flatMap((one) =>
      paired(
        [one],
        theirSorted.filter(({ row }) => row.amount === one.amount),
      ),
    );
  const restOurs = sorted.filter(({ amount }) => !isPaired(amount));
  const restTheirs = rows.filter(({ amount }) => !isPaired(amount));
  const isLeft = restOurs.length > 0 && restTheirs.length > 0 && sameSign(total(restOurs), total(restTheirs));
  return isLeft
    ? [...pairs, found({ rule: 'M07', ours: restOurs, theirs: restTheirs, number, confirms: false })]
    : pairs;
}
