import { firstPlan, rowPlan } from './rowPlan';

const ROW = 40;
const plan = (given: Partial<Parameters<typeof rowPlan>[0]>) =>
  rowPlan({ heights: Array.from({ length: 100 }, () => ROW), top: 0, bottom: 400, kept: new Set(), ...given });
const indexes = ({ rows }: ReturnType<typeof rowPlan>) => rows.map(({ index }) => index);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

test('rows in sight are drawn with five before and after them, and the first and the last of all', () => {
  const { rows, after } = plan({ top: 1_600, bottom: 2_000 });
  expect(indexes({ rows, after })).toEqual([0, ...range(35, 54), 99]);
  expect(rows.filter(({ gap }) => gap > 0)).toEqual([
    { index: 35, gap: 34 * ROW },
    { index: 99, gap: 44 * ROW },
  ]);
  expect(after).toBe(0);
});

test('what is kept is drawn wherever it is, and nothing of the height is lost', () => {
  const { rows, after } = plan({ top: 3_600, bottom: 4_000, kept: new Set([-1, 10, 11, 100]) });
  expect(indexes({ rows, after })).toEqual([0, 10, 11, ...range(85, 99)]);
  expect(rows.reduce((sum, { gap }) => sum + gap, after) + rows.length * ROW).toBe(100 * ROW);
});

test('a row that has not been measured is as high as the others are', () => {
  const heights = Array.from({ length: 100 }, (_, i) => (i < 2 ? 30 + 20 * i : undefined));
  expect(plan({ heights, top: 1_600, bottom: 2_000 })).toEqual(
    plan({ heights: [30, ...heights.slice(1)], top: 1_600, bottom: 2_000 }),
  );
  expect(plan({ heights, top: 0, bottom: 400 }).rows.at(-1)).toEqual({ index: 99, gap: 84 * ROW });
});

test('a row of several lines takes the sight that it takes', () => {
  const heights = Array.from({ length: 100 }, (_, i) => (i === 50 ? 800 : ROW));
  expect(indexes(plan({ heights, top: 2_100, bottom: 2_500 }))).toContain(50);
  expect(indexes(plan({ heights, top: 4_000, bottom: 4_400 }))).not.toContain(50);
});

test('before anything has been measured there are about the rows of a window', () => {
  expect(indexes(firstPlan(500))).toEqual([...range(0, 19), 499]);
  expect(firstPlan(0)).toEqual({ rows: [], after: 0 });
});
