/* docs/domain/reconciliation.md#rules: against a generated truth nothing wrong confirms itself, in whatever order. */
import { planMatches } from '../../../server/areas/finance/rules/matching/plan';
import {
  type Found,
  type OurRow,
  type TheirRow,
  USUAL_SETTINGS,
} from '../../../server/areas/finance/rules/matching/rows';

const ROWS = 4_000;

/** Numbers that are the same at each run. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const day = (n: number) => new Date(Date.UTC(2026, 2, 1) + n * 86_400_000).toISOString().slice(0, 10);

/** Of a hundred documents five have a damaged number, three come in two parts, two twice, ten at a common amount. */
function world(seed: number) {
  const roll = dice(seed);
  const ours: OurRow[] = [];
  const theirs: TheirRow[] = [];
  for (let i = 0; i < ROWS; i += 1) {
    const date = day(roll(31));
    const no = `CK${date.replaceAll('-', '')}${String(i).padStart(6, '0')}`;
    const kind = roll(100);
    const amount = kind >= 80 && kind < 90 ? 50_000 : 1_000 + roll(9_000_000);
    const row = { date, counted: true, lines: [] };
    ours.push({ ...row, id: `a${i}`, no, amount });
    const their = { ...row, text: '', ourNo: no, no: `R${i}` };
    if (kind < 5) theirs.push({ ...their, id: `b${i}`, ourNo: '', no: `X${no.slice(2, 8)}`, amount });
    else if (kind < 8) {
      const part = 1 + roll(amount - 1);
      theirs.push({ ...their, id: `b${i}`, amount: part }, { ...their, id: `b${i}x`, amount: amount - part });
    } else if (kind < 10) theirs.push({ ...their, id: `b${i}`, amount }, { ...their, id: `b${i}x`, amount });
    else theirs.push({ ...their, id: `b${i}`, amount });
  }
  return { ours, theirs };
}

const run = (ours: readonly OurRow[], theirs: readonly TheirRow[]) =>
  [
    ...planMatches({
      ...{ ours, theirs, numberRules: [], otherNumbers: new Set<string>(), settings: USUAL_SETTINGS },
      ...{ rejected: new Set<string>(), held: new Set<string>() },
    }),
  ].flatMap(({ found }) => found);

const numberOf = (id: string) => id.replace(/\D/g, '');
const told = (found: readonly Found[]) =>
  found
    .map(({ rule, confirms, solutions, ours, theirs }) => {
      const ids = [...ours, ...theirs].map(({ id }) => id).sort();
      return `${rule} ${confirms} ${solutions} ${ids.join(' ')}`;
    })
    .sort();

const shuffled = <T>(rows: readonly T[], seed: number) => {
  const roll = dice(seed);
  const out = [...rows];
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = roll(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
};

test('nothing wrong confirms itself, and most that can be found does', () => {
  const { ours, theirs } = world(7);
  const sure = run(ours, theirs).filter(({ confirms }) => confirms);
  const wrong = sure.filter((one) => one.ours.some((a) => one.theirs.some((b) => numberOf(a.id) !== numberOf(b.id))));
  expect(wrong.map(({ rule, ours: [a], theirs: [b] }) => [rule, a?.no, b?.no])).toEqual([]);
  const done = new Set(sure.flatMap((one) => one.ours.map(({ id }) => id)));
  expect(done.size / ours.length).toBeGreaterThan(0.85);
});

test('no row stands in two matches that confirm themselves', () => {
  const { ours, theirs } = world(11);
  const ids = run(ours, theirs)
    .filter(({ confirms }) => confirms)
    .flatMap((one) => [...one.ours, ...one.theirs].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the order of the rows says nothing', () => {
  const { ours, theirs } = world(3);
  const first = told(run(ours.slice(0, 600), theirs.slice(0, 620)));
  for (let seed = 1; seed <= 10; seed += 1)
    expect(told(run(shuffled(ours.slice(0, 600), seed), shuffled(theirs.slice(0, 620), seed + 50)))).toEqual(first);
});
