/* docs/domain/workbench.md#bridge: whatever is matched so far, the bridge explains all but what their own file lacks. */
import { bridgeOf, residualsOf } from '../../../server/areas/finance/rules/matching/bridge';
import { differencesOf, type SettledRow } from '../../../server/areas/finance/rules/matching/differences';
import type { Found, OurRow, TheirRow } from '../../../server/areas/finance/rules/matching/rows';
import { Dice } from '../dice';
import { run } from './world';

/** `BRIDGES=5000 npm run jest -- tests/rules/matching/bridgeRuns` for a long run. */
const RUNS = Number(process.env.BRIDGES ?? 400);

const dateOf = (day: number) => `2026-03-${String(day).padStart(2, '0')}`;

/** A month of one partner: numbers that are right, damaged or missing, amounts that differ, days outside of his period. */
function month(dice: Dice) {
  const ours: OurRow[] = [];
  const theirs: TheirRow[] = [];
  dice.times(4, 30, (i) => {
    const [date, amount] = [dateOf(dice.int(1, 28)), dice.chance(0.2) ? 50_000 : dice.int(-200_000, 900_000)];
    const no = `CK202603${String(dice.int(1, 24)).padStart(8, '0')}`;
    const row = { no, date, counted: !dice.chance(0.08), lines: [] };
    if (!dice.chance(0.1)) ours.push({ ...row, id: `a${i}`, amount });
    if (dice.chance(0.1)) return;
    const named = dice.chance(0.7) ? no : '';
    const other = dice.chance(0.2) ? amount - dice.int(1, 3_000) : amount;
    const their = { ...row, counted: !dice.chance(0.08), text: '', ourNo: named, no: `R${i}` };
    theirs.push({ ...their, id: `b${i}`, amount: other });
    if (dice.chance(0.05)) theirs.push({ ...their, id: `b${i}x`, amount: other });
  });
  return { ours, theirs };
}

interface Side {
  ours: readonly OurRow[];
  theirs: readonly TheirRow[];
}

const settled = (row: OurRow, side: 1 | 2, duplicate = false): SettledRow => ({
  ...{ id: row.id, side, billType: side === 1 ? 1 : null, amount: row.amount, counted: row.counted, carry: false },
  ...{ duplicate, lines: row.lines },
});
const rowsOf = ({ ours, theirs }: Side) => [
  ...ours.map((row) => settled(row, 1)),
  ...theirs.map((row) => settled(row, 2)),
];
const counted = (rows: readonly OurRow[]) => rows.reduce((sum, row) => sum + (row.counted ? row.amount : 0), 0);

/** Some of what was found is confirmed: each row once. */
function decided(found: readonly Found[], dice: Dice) {
  const taken = new Set<string>();
  return found.filter((one) => {
    const ids = [...one.ours, ...one.theirs].map(({ id }) => id);
    if (ids.length === 0 || ids.some((id) => taken.has(id)) || !(one.confirms || dice.chance(0.6))) return false;
    for (const id of ids) taken.add(id);
    return true;
  });
}

interface State {
  open: SettledRow[];
  matches: { id: string; rows: SettledRow[] }[];
}

/** The month as it is with the first so many matches. */
function stateOf({ ours, theirs }: Side, matches: readonly Found[], dice: Dice): State {
  const taken = new Set(matches.flatMap((one) => [...one.ours, ...one.theirs].map(({ id }) => id)));
  const open = rowsOf({ ours, theirs }).filter(({ id }) => !taken.has(id));
  return {
    // What is left over of a number is a line of its own, wherever it stands.
    open: open.map((row) => ({ ...row, duplicate: dice.chance(0.1) })),
    matches: matches.map((one, i) => ({ id: `m${i}`, rows: rowsOf(one) })),
  };
}

test(`in ${RUNS} months the remainder is what their file lacks, match by match, and differences are the lines`, () => {
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const dice = new Dice(seed);
    const { ours, theirs } = month(dice);
    const found = decided(run(ours, theirs), dice);
    const [ourOpening, theirOpening] = [dice.int(-500_000, 900_000), dice.int(-500_000, 900_000)];
    const carried = dice.chance(0.3) ? dice.int(-9_000, 9_000) : 0;
    const gap = dice.chance(0.5) ? 0 : dice.int(-90_000, 90_000);
    const [ourClosing, theirTotal] = [ourOpening + counted(ours), counted(theirs)];
    const isStated = gap !== 0 || dice.chance(0.5);
    for (let done = 0; done <= found.length; done += 1) {
      const { open, matches } = stateOf({ ours, theirs }, found.slice(0, done), dice);
      const residuals = matches.map(({ rows }) => residualsOf(rows));
      const bridge = bridgeOf({
        ...{ ourOpening, ourClosing, theirOpening, theirTotal, carried, open, matches: residuals },
        theirClosing: isStated ? theirOpening + theirTotal + gap : null,
      });
      expect([seed, done, bridge.remainder]).toEqual([seed, done, 0 - gap]);
      const sums = new Map<number, number>();
      for (const { type, amount } of differencesOf(open, matches, { rest: bridge.openingRest }))
        sums.set(type, (sums.get(type) ?? 0) + amount);
      const { oursOnly, theirsOnly, amount, timing, duplicate, openingRest } = bridge;
      const lines = [oursOnly, theirsOnly, amount, timing, duplicate, openingRest];
      expect([seed, lines]).toEqual([seed, lines.map((_, i) => sums.get(i + 1) ?? 0)]);
    }
  }
});
