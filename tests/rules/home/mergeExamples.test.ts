/* Worked examples of the rules of docs/domain/home-pages.md#merge. */
import { base, component, next, ordered, set, without } from './examplePage';
import { type Merged, merge } from '../../../src/contract/content/home/merge';
import { NO_OVERRIDE, type Override } from '../../../src/contract/content/home/override';

const props = (...given: [id: string, path: string, value: unknown][]): Override => ({
  ...NO_OVERRIDE,
  props: given.map(([componentId, path, value]) => ({ componentId, path, value })),
});
const b1 = component('b1', 'notice', { source: 2 });
const own = (after: string) => [{ after, component: b1 }];

const dataOf = ({ page }: Pick<Merged, 'page'>, id: string) => page.find((one) => one.componentId === id)?.data;
const counts = ({ kept, absorbed, dropped, conflicts, reanchored }: Merged) => ({
  ...{ kept: kept.length, absorbed: absorbed.length, dropped: dropped.length },
  ...{ conflicts: conflicts.map(({ kind }) => kind).join(' '), reanchored: reanchored.length },
});
const NONE = { kept: 0, absorbed: 0, dropped: 0, conflicts: '', reanchored: 0 };

test('without an override the page is that of the head office', () => {
  const page = next(set('c2', 'data.interval', 4));
  const result = merge(base, page, NO_OVERRIDE);
  expect(result.page).toEqual(page);
  expect(counts(result)).toEqual(NONE);
});

test('nothing changed: the page shown until now', () => {
  const result = merge(base, base, props(['c5', 'data.text', '襄阳特惠']));
  expect(counts(result)).toEqual({ ...NONE, kept: 1 });
  expect(dataOf(result, 'c5')).toEqual({ text: '襄阳特惠', subText: '' });
  expect(result.order).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
});

test('changes of different paths stand beside each other', () => {
  const override = props(['c2', 'data.items', ['img9', 'img2']], ['c5', 'data.text', '襄阳特惠']);
  const result = merge(base, next(set('c2', 'data.interval', 4), set('c4', 'data.count', 30)), override);
  expect(counts(result)).toEqual({ ...NONE, kept: 2 });
  expect(dataOf(result, 'c2')).toEqual({ items: ['img9', 'img2'], interval: 4, ratio: '2:1' });
  expect(dataOf(result, 'c4')).toEqual({ count: 30 });
});

test('the same change on both sides is absorbed', () => {
  const result = merge(base, next(set('c5', 'data.text', '三月特惠')), props(['c5', 'data.text', '三月特惠']));
  expect(counts(result)).toEqual({ ...NONE, absorbed: 1 });
  expect(result.override).toEqual({ props: [], order: null, own: [] });
});

test('both changed: the branch keeps its own, until it is decided', () => {
  const page = next(
    set('c5', 'data.text', '三月特惠'),
    set('c5', 'data.subText', '每日上新'),
    set('c4', 'data.count', 30),
  );
  const result = merge(base, page, props(['c5', 'data.text', '襄阳特惠']));
  expect(result.conflicts).toEqual([{ componentId: 'c5', path: 'data.text', kind: 'BOTH_CHANGED' }]);
  expect(dataOf(result, 'c5')).toEqual({ text: '襄阳特惠', subText: '每日上新' });
  expect(dataOf(result, 'c4')).toEqual({ count: 30 });
});

test('a component that the head office took away becomes an own one', () => {
  const result = merge(base, next(without('c3')), props(['c3', 'data.columns', 4]));
  expect(counts(result)).toEqual({ ...NONE, conflicts: 'BASE_REMOVED' });
  expect(result.order).toEqual(['c1', 'c2', 'c3', 'c4', 'c5']);
  expect(result.override.own).toEqual([{ after: 'c2', component: component('c3', 'gridNav', { columns: 4 }) }]);
});

test('an own component whose neighbour is gone stands behind the one before', () => {
  const result = merge(base, next(without('c3')), { ...NO_OVERRIDE, own: own('c3') });
  expect(result.order).toEqual(['c1', 'c2', 'b1', 'c4', 'c5']);
  expect(result.reanchored).toEqual([{ componentId: 'b1', after: 'c2' }]);
});

const ORDER = ['c1', 'c2', 'c4', 'c3', 'c5'];

test('a new component stands behind the one before it, in an own order too', () => {
  const c6 = component('c6', 'countdown', {});
  const page = [...base.slice(0, 4), c6, base[4]!];
  const result = merge(base, page, { ...NO_OVERRIDE, order: ORDER });
  expect(result.order).toEqual(['c1', 'c2', 'c4', 'c6', 'c3', 'c5']);
  expect(result.kept).toEqual([{ path: 'order' }]);
});

test('two orders meet: the branch keeps its own', () => {
  const result = merge(base, next(ordered('c1 c3 c2 c4 c5')), { ...NO_OVERRIDE, order: ORDER });
  expect(result.order).toEqual(ORDER);
  expect(result.conflicts).toEqual([{ path: 'order', kind: 'BOTH_CHANGED' }]);
});

test('the same order on both sides is absorbed', () => {
  const result = merge(base, next(ordered(ORDER.join(' '))), { ...NO_OVERRIDE, order: ORDER });
  expect(result.order).toEqual(ORDER);
  expect(counts(result)).toEqual({ ...NONE, absorbed: 1 });
});

test('what the head office locks is its own', () => {
  const page = next(set('c2', 'data.items', ['recall']), set('c2', 'locked', ['data.items']));
  const result = merge(base, page, props(['c2', 'data.items', ['img9']], ['c2', 'data.ratio', '3:1']));
  expect(counts(result)).toEqual({ ...NONE, dropped: 1, kept: 1 });
  expect(dataOf(result, 'c2')).toEqual({ items: ['recall'], interval: 5, ratio: '3:1' });
});

test('all of it at once', () => {
  const page = [
    ...next(
      set('c5', 'data.text', '三月特惠'),
      set('c4', 'data.count', 30),
      set('c2', 'locked', ['data.interval']),
      without('c3'),
    ),
    component('c7', 'divider', {}),
  ];
  const override = {
    ...props(
      ['c1', 'data.placeholder', '搜药品'],
      ['c5', 'data.text', '襄阳特惠'],
      ['c4', 'data.count', 30],
      ['c2', 'data.interval', 3],
      ['c3', 'visible', 0],
    ),
    own: own('c4'),
  };
  const result = merge(base, page, override);
  expect(result.order).toEqual(['c1', 'c2', 'c3', 'c4', 'b1', 'c5', 'c7']);
  const conflicts = 'BOTH_CHANGED BASE_REMOVED';
  expect(counts(result)).toEqual({ kept: 1, absorbed: 1, dropped: 1, conflicts, reanchored: 0 });
  expect(dataOf(result, 'c2')).toMatchObject({ interval: 5 });
  expect(result.page[2]).toMatchObject({ componentId: 'c3', visible: 0 });
});
