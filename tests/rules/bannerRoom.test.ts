import fc from 'fast-check';
import { fullBranch, type Standing } from '../../server/areas/content/rules/bannerRoom';

const paths = new Map([
  ['FDA', '/FDA/'],
  ['FDB', '/FDA/FDB/'],
  ['FDB01', '/FDA/FDB/FDB01/'],
  ['FDC', '/FDA/FDC/'],
]);
const day = (n: number) => `2026-03-${String(n).padStart(2, '0')} 00:00:00`;
const standing = (branchIds: string[], from: number, to: number): Standing => ({
  ...{ branchIds, startTime: day(from), endTime: day(to) },
});
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

test('ten at one time are all, of one company or of those above it', () => {
  const nine = times(9, () => standing(['FDB'], 1, 20));
  const one = standing(['FDB'], 5, 10);
  expect(fullBranch(one, nine, { paths, max: 10 })).toBeUndefined();
  const ten = [...nine, standing(['FDA'], 10, 12)];
  expect(fullBranch(one, ten, { paths, max: 10 })).toBe('FDB');
  // The tenth begins when this one has gone, or stands elsewhere.
  expect(fullBranch(standing(['FDB'], 5, 9), ten, { paths, max: 10 })).toBeUndefined();
  expect(fullBranch(standing(['FDC'], 5, 10), ten, { paths, max: 10 })).toBeUndefined();
  // For everybody: the company below is full all the same.
  expect(fullBranch(standing(['FDA'], 5, 10), ten, { paths, max: 10 })).toBe('FDB');
});

test('what it says is what a count day by day says', () => {
  const one = fc
    .record({ branch: fc.constantFrom(...paths.keys()), from: fc.integer({ min: 1, max: 25 }), days: fc.nat(4) })
    .map(({ branch, from, days }) => standing([branch], from, from + days + 1));
  fc.assert(
    fc.property(one, fc.array(one, { maxLength: 14 }), (mine, others) => {
      const at = (branch: string, n: number) =>
        others.filter(
          ({ branchIds, startTime, endTime }) =>
            paths.get(branch)!.startsWith(paths.get(branchIds[0]!)!) && startTime <= day(n) && endTime >= day(n),
        ).length;
      const days = times(31, () => 0)
        .map((_, i) => i + 1)
        .filter((n) => day(n) >= mine.startTime && day(n) <= mine.endTime);
      const own = [...paths.keys()].filter((branch) => paths.get(branch)!.startsWith(paths.get(mine.branchIds[0]!)!));
      const isFull = own.some((branch) => days.some((n) => at(branch, n) >= 3));
      expect(fullBranch(mine, others, { paths, max: 3 }) !== undefined).toBe(isFull);
    }),
  );
});
