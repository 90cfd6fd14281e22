import * as fc from 'fast-check';
import { ENGINES } from '../support/backends';

/** Few signs, so that parts are found: capitals, Han, other scripts, what `like` knows, and what has no case. */
const sign = fc.constantFrom(...'aAbBéÉßñΣσςİı药大惠1·_%\\-😀 '.split('').filter((one) => one.isWellFormed()), '😀');
const textOf = (max: number) => fc.array(sign, { maxLength: max }).map((signs) => signs.join(''));
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const pattern = (part: string) => quoted(`%${part.replace(/[\\%_]/g, '\\$&')}%`);

describe.each(ENGINES)('parts of texts by their grams, on $engine', ({ data }) => {
  test('whatever has the part has its grams', async () => {
    const { env, remove } = await data();
    const pairs = fc.sample(
      fc.record({
        text: textOf(12),
        part: textOf(5),
        inside: fc.boolean(),
        at: fc.nat(10),
        length: fc.integer({ min: 1, max: 5 }),
      }),
      { numRuns: 20_000, seed: 7 },
    );
    const rows = pairs.map(({ text, part, inside, at, length }) => {
      const signs = Array.from(text);
      const cut = signs
        .slice(at % Math.max(1, signs.length))
        .slice(0, length)
        .join('');
      return `(${quoted(text)}, ${quoted(inside ? cut : part)}, ${pattern(inside ? cut : part)})`;
    });
    const [counted] = await hostSteps(env, [
      {
        sql: `select count(*)::int as pairs, count(*) filter (where found)::int as found,
            count(*) filter (where found and not grams(text) @> grams_sought(part))::int as missed,
            count(*) filter (where not found and grams(text) @> grams_sought(part) and grams_sought(part) <> '{}')::int as more
          from (select *, text ilike pattern or text like pattern as found from (values ${rows.join(',')}) as v (text, part, pattern)) as t`,
      },
    ]);
    const [{ pairs: all, found, missed }] = counted as [Record<'pairs' | 'found' | 'missed', number>];
    expect([all, missed]).toEqual([20_000, 0]);
    expect(found).toBeGreaterThan(5_000);
    await remove();
  });

  test('two Chinese characters and three others have grams; less is looked for without', async () => {
    const { env, remove } = await data();
    const [grams] = await hostSteps(env, [
      {
        sql: `select grams('江城A12药') as text, grams_sought('城a') as two, grams_sought('药') as one, grams_sought('A1') as short,
          grams_sought('A12药') as long, grams('') as empty, grams(null) as none`,
      },
    ]);
    expect(grams).toEqual([
      {
        text: ['江', '江城', '江城a', '城', '城a', '城a1', 'a12', '12药', '2药', '药'],
        ...{ two: ['城a'], one: ['药'], short: [], long: ['a12', '12药'], empty: [], none: null },
      },
    ]);
    await remove();
  });
});
