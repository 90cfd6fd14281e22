/* A worked example of the rules of docs/domain/home-rendering.md#weight. */
import { isAboveAdvice, isTooLarge, type PlacedImage, weigh } from '../../../server/areas/content/rules/weight';

const image = (
  fileId: string,
  component: number,
  box: number,
  bytes: Record<string, number>,
  original = 2_000,
): PlacedImage => ({ fileId, component, box, bytes, original });
const [f1, f3] = [
  { 375: 30_000, 750: 96_500, 1125: 190_000 },
  { 160: 9_000, 375: 31_000 },
];
const images = [
  image('f1', 2, 375, f1),
  image('f2', 2, 375, { 750: 88_200 }),
  ...Array.from({ length: 8 }, (_, i) => image(`i${i}`, 3, 48, { 160: 5_120 })),
  image('f3', 5, 168, f3),
  image('f4', 5, 168, { 375: 28_400 }),
  image('f5', 7, 375, { 600: 120_000 }, 600),
  image('f1', 8, 375, f1),
  image('f3', 9, 168, f3),
];

test('each file and width once, the smallest that is sharp', () => {
  const weight = weigh(18_432, images);
  expect(weight).toMatchObject({ requests: 14, imageKb: 396, firstKb: 279, totalKb: 414 });
  expect(weight.heaviest).toEqual([
    { fileId: 'f5', kb: 118, component: 7 },
    { fileId: 'f1', kb: 95, component: 2 },
    { fileId: 'f2', kb: 87, component: 2 },
  ]);
  expect(isAboveAdvice(weight)).toBe(false);
  expect(isTooLarge(weight, { components: 50, bytes: 524_288 })).toBe(false);
});

test('a file in two widths is two files', () => {
  expect(weigh(0, [image('f1', 1, 375, f1), image('f1', 2, 168, f1)]).requests).toBe(3);
});

test('more than is advised, and more than is allowed', () => {
  const many = Array.from({ length: 60 }, (_, i) => image(`i${i}`, 9, 48, { 160: 100 }));
  expect(isAboveAdvice(weigh(0, many))).toBe(true);
  expect(isAboveAdvice(weigh(0, many.slice(1)))).toBe(false);
  expect(isAboveAdvice(weigh(0, [image('f', 9, 375, { 750: 1_500 * 1_024 + 1 })]))).toBe(true);
  expect(isAboveAdvice(weigh(0, [image('f', 5, 375, { 750: 500 * 1_024 + 1 })]))).toBe(true);
  expect(isAboveAdvice(weigh(0, [image('f', 6, 375, { 750: 500 * 1_024 + 1 })]))).toBe(false);
  expect(isTooLarge(weigh(5_120 * 1_024 + 1, []), { components: 1, bytes: 1 })).toBe(true);
  expect(isTooLarge(weigh(0, []), { components: 51, bytes: 1 })).toBe(true);
});
