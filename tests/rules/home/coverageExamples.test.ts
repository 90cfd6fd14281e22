/* Worked examples of the rules of docs/domain/home-pages.md#coverage. */
import { coverage, type Line, type Plan, shownIn } from '../../../server/areas/content/rules/coverage';

const PARENT: Record<string, string> = {
  FDB: 'FDA',
  FDC: 'FDA',
  FDD: 'FDA',
  FDB01: 'FDB',
  FDB02: 'FDB',
  FDC01: 'FDC',
  FDD01: 'FDD',
};
const lineOf = (id: string): string[] => [id, ...(PARENT[id] ? lineOf(PARENT[id]) : [])];
const branch = (branchId: string): Line => ({ branchId, line: lineOf(branchId) });
const ALL = ['FDA', ...Object.keys(PARENT)];

const DAY = '2026-03-08';
const at = (time: string) => (time.length > 8 ? time : `${DAY} ${time}`);
const standing = (planId: string, page: string, branchId: string, start: string, more: Partial<Plan> = {}): Plan => ({
  ...{ planId, page, kind: 1, force: 0, branchIds: [branchId], inherit: 1, startTime: at(start), endTime: null },
  ...{ cancelTime: null, ...more },
});
const campaign = (
  planId: string,
  page: string,
  branchId: string,
  [start, end]: [string, string],
  more: Partial<Plan> = {},
) => standing(planId, page, branchId, `${start}:00`, { kind: 2, endTime: at(`${end}:59`), ...more });

const A = standing('501', 'A', 'FDA', '2026-03-01 00:00:00');
const B = standing('502', 'B', 'FDB', '2026-03-05 08:00:00');
const K = campaign('503', 'K', 'FDA', ['08:00', '19:59']);
const L = campaign('504', 'L', 'FDB01', ['10:00', '11:59']);

const show = (plans: readonly Plan[], id: string, [from, to] = [at('00:00'), at('23:59')]) =>
  coverage(plans, [branch(id)], { from, to })[0]!.segments.map(
    ({ page, from: first, minutes }) => `${page} ${first.slice(11)} ${minutes}`,
  );
const now = (plans: readonly Plan[], id: string, moment: string) => shownIn(plans, [branch(id)], moment).get(id)?.page;

test('the nearest company first', () => {
  const window = ['2026-03-05 07:59', '2026-03-05 08:00'] as [string, string];
  for (const id of ['FDA', 'FDC01']) expect(show([A, B], id, window)).toEqual(['A 07:59 2']);
  for (const id of ['FDB', 'FDB02']) expect(show([A, B], id, window)).toEqual(['A 07:59 1', 'B 08:00 1']);
});

test('a campaign goes before what stands, and gives it back', () => {
  expect(show([A, B, K], 'FDB')).toEqual(['B 00:00 480', 'K 08:00 720', 'B 20:00 240']);
  expect(show([A, B, K], 'FDC')).toEqual(['A 00:00 480', 'K 08:00 720', 'A 20:00 240']);
});

test('it is handed back to what lies underneath then', () => {
  const A2 = standing('505', 'A2', 'FDA', '12:00:00');
  expect(show([A, K, A2], 'FDC')).toEqual(['A 00:00 480', 'K 08:00 720', 'A2 20:00 240']);
});

test('the later start first', () => {
  const [N, O] = [campaign('506', 'N', 'FDA', ['18:00', '21:59']), campaign('507', 'O', 'FDA', ['09:00', '09:29'])];
  expect(show([A, K, N, O], 'FDC')).toEqual([
    'A 00:00 480',
    'K 08:00 60',
    'O 09:00 30',
    'K 09:30 510',
    'N 18:00 240',
    'A 22:00 120',
  ]);
});

test('what is forced first', () => {
  const R = campaign('508', 'R', 'FDA', ['11:00', '11:29'], { force: 1 });
  expect(show([A, B, K, L, R], 'FDB01')).toEqual([
    'B 00:00 480',
    'K 08:00 120',
    'L 10:00 60',
    'R 11:00 30',
    'L 11:30 30',
    'K 12:00 480',
    'B 20:00 240',
  ]);
  expect(show([A, B, K, L, R], 'FDB02')).toEqual([
    'B 00:00 480',
    'K 08:00 180',
    'R 11:00 30',
    'K 11:30 510',
    'B 20:00 240',
  ]);
});

test('a cancelled one ends the second before', () => {
  const plans = [A, { ...K, cancelTime: at('10:15:30') }];
  expect(show(plans, 'FDC')).toEqual(['A 00:00 480', 'K 08:00 136', 'A 10:16 824']);
  expect([now(plans, 'FDC', at('10:15:29')), now(plans, 'FDC', at('10:15:30'))]).toEqual(['K', 'A']);
});

test('what is taken down leaves what lies underneath, and the default page at last', () => {
  const plans = [
    { ...A, cancelTime: at('14:00:00') },
    { ...B, cancelTime: at('09:30:00') },
  ];
  expect(show(plans, 'FDB')).toEqual(['B 00:00 570', 'A 09:30 270', 'DEFAULT 14:00 600']);
  expect(show(plans, 'FDC')).toEqual(['A 00:00 840', 'DEFAULT 14:00 600']);
});

test('without those below', () => {
  const S = standing('509', 'S', 'FDB', '06:00:00', { inherit: 0 });
  expect(show([A, S], 'FDB')).toEqual(['A 00:00 360', 'S 06:00 1080']);
  expect(show([A, S], 'FDB01')).toEqual(['A 00:00 1440']);
});

test('each minute of each branch once', () => {
  const sums: Record<string, number> = {};
  for (const { segments } of coverage([A, B, K, L], ALL.map(branch), { from: at('00:00'), to: at('23:59') }))
    for (const { page, minutes } of segments) sums[page] = (sums[page] ?? 0) + minutes;
  expect(sums).toEqual({ K: 5640, L: 120, A: 3600, B: 2160 });
});

test('of the same start the larger id', () => {
  const [U, V] = [campaign('510', 'U', 'FDC', ['08:00', '08:59']), campaign('511', 'V', 'FDC', ['08:00', '08:29'])];
  expect(show([A, U, V], 'FDC01')).toEqual(['A 00:00 480', 'V 08:00 30', 'U 08:30 30', 'A 09:00 900']);
  // As a number, and not as a text.
  expect(show([A, { ...U, planId: '99' }, { ...V, planId: '100' }], 'FDC')[1]).toBe('V 08:00 30');
});
