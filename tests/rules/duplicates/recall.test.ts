/*
 * Who is meant is among the candidates, and who is not is never called a duplicate. MASTERS=50000 for the long run
 * (docs/domain/duplicates.md#keys).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCompanies } from '../../../server/areas/master-data/rules/duplicates/compareCompanies';
import { compareGoods } from '../../../server/areas/master-data/rules/duplicates/compareGoods';
import { companyFacts, goodsFacts } from '../../../server/areas/master-data/rules/duplicates/facts';
import { companiesOf, DAMAGES, keysOf } from './generated';
import { NEGATIVES } from './negatives';
import { vocabulary } from './reading';

const MASTERS = Number(process.env.MASTERS ?? 5_000);
const ASKED = 400;
const MOST_CANDIDATES = 2_000;

const masters = companiesOf(MASTERS);
const byKey = new Map<string, number[]>();
for (const [i, master] of masters.entries())
  for (const key of keysOf(master)) byKey.set(key, [...(byKey.get(key) ?? []), i]);

/** As the database finds them: most shared keys first, and no more than so many. */
function candidatesOf(keys: readonly string[]) {
  const shared = new Map<number, number>();
  for (const key of keys) for (const i of byKey.get(key) ?? []) shared.set(i, (shared.get(i) ?? 0) + 1);
  const best = [...shared].sort(([a, one], [b, other]) => other - one || a - b).slice(0, MOST_CANDIDATES);
  return new Set(best.map(([i]) => i));
}

test.each(Object.entries(DAMAGES))(`of ${MASTERS} masters the one is met again after: %s`, (_, damage) => {
  const step = Math.max(1, Math.floor(masters.length / ASKED));
  const asked = masters.map((master, i) => ({ master, i })).filter(({ i }) => i % step === 0);
  const met = asked.filter(({ master, i }) => candidatesOf(keysOf(damage(master))).has(i));
  expect(met.length / asked.length).toBeGreaterThanOrEqual(0.99);
});

const pairs = readFileSync(join(__dirname, 'hand-made-pairs.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string]);

test('of two hundred pairs that people made, nineteen in twenty meet, and most are shown', () => {
  expect(pairs).toHaveLength(200);
  const missed = pairs.filter(([one, other]) => {
    const keys = keysOf({ name: one });
    return !keysOf({ name: other }).some((key) => keys.includes(key));
  });
  expect(missed.length).toBeLessThanOrEqual(10);
  const shown = pairs.filter(
    ([one, other]) =>
      compareCompanies(companyFacts({ name: one }, vocabulary), companyFacts({ name: other }, vocabulary)).verdict > 1,
  );
  expect(shown.length).toBeGreaterThanOrEqual(180);
});

test('of two hundred that only look alike none is likely or the same', () => {
  expect(NEGATIVES).toHaveLength(200);
  const wrong = NEGATIVES.filter((negative) => {
    const { verdict } =
      negative.of === 'goods'
        ? compareGoods(goodsFacts(negative.one, vocabulary), goodsFacts(negative.other, vocabulary))
        : compareCompanies(companyFacts(negative.one, vocabulary), companyFacts(negative.other, vocabulary));
    return verdict > 2;
  });
  expect(wrong).toEqual([]);
});
