import fc from 'fast-check';
import seeds from '../../../server/catalogue/menus.json';
import { effortOf } from '@tests/support/effort';
import { menuItem as item } from '@tests/support/menuItem';
import { check } from '@tests/support/property';
import { flatten } from './menuNode';
import { MAX_DEPTH, normaliseMenu } from './normaliseMenu';

const ids = (list: unknown) => flatten(normaliseMenu(list).nodes).map(({ id }) => id);
const reasons = (list: unknown) => normaliseMenu(list).dropped.map(({ id, reason }) => `${id}: ${reason}`);

test('the seeded menu comes through whole', () => {
  const { nodes, dropped } = normaliseMenu(seeds);
  expect(dropped).toEqual([]);
  expect(flatten(nodes)).toHaveLength(seeds.length);
  const byPath = new Map(flatten(nodes).map((node) => [node.path, node]));
  expect(byPath.get('/sale')?.kind).toBe('group');
  expect(byPath.get('/sale/tradeFairManage')).toMatchObject({
    kind: 'page',
    target: 'tradeFairManage',
    isVisible: true,
  });
  expect(byPath.get('/sale/saleShowEdit')?.isVisible).toBe(false);
  expect(byPath.get('/micro-pms/home')?.kind).toBe('micro');
});

test('order is that of `sort`, then that of the server', () => {
  expect(
    ids([
      item('a', '0', { sort: 2 }),
      item('b', '0', { sort: 1 }),
      item('c', '0', { sort: 1 }),
      item('d', '0', { sort: 'x' }),
    ]),
  ).toEqual(['d', 'b', 'c', 'a']);
});

test('loops, missing parents and duplicates are dropped with their reason', () => {
  const list = [
    item('a'),
    item('a'),
    item('b', 'b'),
    item('c', 'd'),
    item('d', 'c'),
    item('e', 'nobody'),
    item('f', 'e'),
    item('g', '0', { menuUrl: '/m/pa' }),
    null,
    7,
    [],
    {},
    item('0'),
  ];
  expect(ids(list)).toEqual(['a']);
  expect(reasons(list)).toEqual([
    'a: duplicate id',
    ': not an item',
    ': not an item',
    ': not an item',
    ': not an item',
    '0: duplicate id',
    'g: duplicate address',
    'b: out of reach',
    'c: out of reach',
    'd: out of reach',
    'e: missing parent',
    'f: out of reach',
  ]);
});

test('three thousand levels are cut to five', () => {
  const chain = Array.from({ length: 3000 }, (_, i) => item(String(i + 1), String(i)));
  const { nodes, dropped } = normaliseMenu(chain);
  expect(flatten(nodes)).toHaveLength(MAX_DEPTH);
  expect(dropped).toHaveLength(2995);
});

test('five thousand items take a moment', () => {
  const list = Array.from({ length: 5000 }, (_, i) => item(String(i + 1), String(i < 50 ? 0 : (i % 50) + 1)));
  normaliseMenu(list);
  const all = () => expect(flatten(normaliseMenu(list).nodes)).toHaveLength(5000);
  expect(effortOf(all, 400)).toBeLessThan(400);
});

const id = fc.oneof(
  fc.constantFrom('0', '1', '2', '3', '4', '__proto__', 'constructor', ''),
  fc.integer({ min: 0, max: 12 }),
  fc.anything(),
);
const hostileItem = fc.oneof(
  fc.record(
    {
      menuId: id,
      menuParent: id,
      menuUrl: fc.oneof(fc.constantFrom('/a', '/b/c', 'micro-pms/x', 'javascript:1', '//x'), fc.anything()),
      menuTitle: fc.anything(),
      titles: fc.anything(),
      isExternalLink: fc.anything(),
      isFind: fc.anything(),
      sort: fc.anything(),
      menuIcon: fc.anything(),
      pageName: fc.anything(),
    },
    { requiredKeys: [] },
  ),
  fc.integer({ min: 1, max: 30 }).chain((one) => fc.integer({ min: 0, max: 30 }).map((parent) => item(one, parent))),
  fc.anything(),
);

test('any graph becomes a finite tree, the same each time, and nothing vanishes without a word', () => {
  check(
    fc.property(fc.oneof(fc.array(hostileItem, { maxLength: 40 }), fc.anything()), (list) => {
      const { nodes, dropped } = normaliseMenu(list);
      const all = flatten(nodes);
      expect(normaliseMenu(list)).toEqual({ nodes, dropped });
      expect(new Set(all.map((node) => node.id)).size).toBe(all.length);
      if (Array.isArray(list)) expect(all.length + dropped.length).toBe(list.length);
      const leaves = all.filter(({ kind }) => kind !== 'group');
      expect(new Set(leaves.map(({ path }) => path)).size).toBe(leaves.length);
      for (const { path } of leaves) expect(path).toMatch(/^\/[^/\\]/);
    }),
    { runs: 1000 },
  );
});
