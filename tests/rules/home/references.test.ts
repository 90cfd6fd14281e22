/* docs/domain/home-pages.md#references: each kind of target and each check, and what pages name. */
import type { HomeComponent } from '../../../src/contract/content/home/component';
import { freshComponent, freshProductList } from '../../../src/contract/content/home/fresh';
import { REFERENCE_TARGETS, type ReferenceTarget } from '../../../src/contract/content/references';
import { APP_PAGE, type Jump } from '../../../src/contract/content/jump';
import { ERROR } from '../../../src/contract/error-codes';
import {
  checkComponent,
  type Known,
  type TargetFacts,
  type Window,
} from '../../../server/areas/content/rules/referenceChecks';
import {
  componentReferences,
  overrideReferences,
  pageReferences,
} from '../../../server/areas/content/rules/references';

const lines = [
  { branchId: 'FDA', line: ['FDA'] },
  { branchId: 'FDB', line: ['FDB', 'FDA'] },
  { branchId: 'FDB01', line: ['FDB01', 'FDB', 'FDA'] },
  { branchId: 'FDC', line: ['FDC', 'FDA'] },
  { branchId: 'FDC01', line: ['FDC01', 'FDC', 'FDA'] },
];
const window: Window = { from: '2026-03-08 00:00:00', to: '2026-03-31 23:59:59' };

const facts: TargetFacts = {
  ...{ code: 'ZQ000001', name: '专区', isGone: false, branchIds: null, from: null, to: null, isAnnounced: false },
};
const known = (target: TargetFacts | undefined, more: Partial<Known> = {}): Known => ({
  target: (kind) => (kind === 'pageCode' ? { ...facts, branchIds: null } : target),
  ...{ isAllowedHost: () => false, isUnsold: () => false, isEmpty: () => false, ...more },
});

/** Jumps to whatever a page can lead to. */
function jumpTo(kind: ReferenceTarget): Jump {
  if (kind === 'host') return { jumpType: 2, target: 'https://shop.example.org/a' };
  if (kind === 'pageCode' || kind === 'brand') return { jumpType: 1, target: { pageCode: 'cart', params: {} } };
  return { jumpType: 1, target: { pageCode: kind, params: { [APP_PAGE[kind]]: '7' } } };
}
const naming = (kind: ReferenceTarget): HomeComponent =>
  kind === 'brand'
    ? { ...freshComponent('productList', 'c1', '列表'), data: { ...freshProductList(), source: 2, brandId: '7' } }
    : { ...freshComponent('title', 'c1', '标题'), data: { text: '一', subText: '', moreJump: jumpTo(kind) } };

const codes = (component: HomeComponent, one: Known, times = window) =>
  checkComponent(component, { lines, window: times, known: one }).map(
    ({ code, branchIds, from }) => [code, branchIds.join(' '), ...(from === null ? [] : [from])] as const,
  );

const SHOWING = REFERENCE_TARGETS.filter((kind) => kind !== 'host' && kind !== 'pageCode');

test.each(SHOWING)('a %s that is missing or gone, for some or for none, or not there all the time', (kind) => {
  const one = naming(kind);
  const { targetUnusable, notForAllBranches, targetEndsFirst } = ERROR;
  expect(codes(one, known(undefined))).toEqual([[targetUnusable, 'FDA']]);
  expect(codes(one, known({ ...facts, isGone: true }))).toEqual([[targetUnusable, 'FDA']]);
  expect(codes(one, known({ ...facts, branchIds: ['FDX'] }))).toEqual([[targetUnusable, 'FDA']]);
  // The head office itself, and all of FDC; FDB has it.
  expect(codes(one, known({ ...facts, branchIds: ['FDB'] }))).toEqual([[notForAllBranches, 'FDA FDC']]);
  const early = known({ ...facts, to: '2026-03-20 23:59:59' });
  expect(codes(one, early)).toEqual([[targetEndsFirst, 'FDA', '2026-03-21 00:00:00']]);
  expect(codes(one, early, { ...window, to: '2026-03-20 23:59:59' })).toEqual([]);
  expect(codes(one, known({ ...facts, from: '2026-03-09 00:00:00' }))).toEqual([[targetEndsFirst, 'FDA', window.from]]);
  const announced = { ...facts, isAnnounced: true };
  expect(codes(one, known({ ...announced, from: '2026-03-09 00:00:00' }))).toEqual([]);
  expect(codes(one, known({ ...announced, from: '2026-04-01 00:00:00' }))).toEqual([
    [targetEndsFirst, 'FDA', window.from],
  ]);
  // For good: whatever ends, ends before it.
  expect(codes(one, early, { ...window, to: null })).toHaveLength(1);
  expect(codes(one, known(facts))).toEqual([]);
});

test('a host, a product and a component with nothing to show', () => {
  expect(codes(naming('host'), known(facts))).toEqual([[ERROR.hostNotAllowed, 'FDA']]);
  expect(codes(naming('host'), known(facts, { isAllowedHost: (host) => host === 'shop.example.org' }))).toEqual([]);
  const unsold = known(facts, { isUnsold: (branchId) => branchId.startsWith('FDC') });
  expect(codes(naming('product'), unsold)).toEqual([[ERROR.productNotForSale, 'FDC']]);
  expect(codes(naming('zone'), unsold)).toEqual([]);
  const empty = { isEmpty: (branchId: string) => branchId === 'FDC01' };
  expect(codes(naming('zone'), known(facts, empty))).toEqual([[ERROR.componentEmpty, 'FDC01']]);
  // What is refused needs no warning besides.
  expect(codes(naming('zone'), known(undefined, empty))).toEqual([[ERROR.targetUnusable, 'FDA']]);
});

test('a component is asked for its own companies and times only', () => {
  const mine = { ...naming('activity'), audience: { customerTypes: [], branchIds: ['FDB'] } };
  expect(codes(mine, known({ ...facts, branchIds: ['FDB'] }))).toEqual([]);
  const gone = known(undefined);
  expect(codes({ ...mine, visible: 0 }, gone)).toEqual([]);
  expect(codes({ ...mine, endTime: '2026-03-07 00:00:00' }, gone)).toEqual([]);
  expect(codes({ ...mine, startTime: '2026-03-10 00:00:00', endTime: '2026-03-12 00:00:00' }, gone)).toHaveLength(1);
});

test('of a list of products only what its source looks at is named; of other code nothing', () => {
  const data = { ...freshProductList(), productIds: ['P001'], brandId: 'PP000001', activityId: '90001' };
  const list = (source: 1 | 2 | 3) =>
    componentReferences({ ...freshComponent('productList', 'c1', '列表'), data: { ...data, source } }).map(
      ({ path, targetId }) => [path, targetId],
    );
  expect(list(1)).toEqual([['data.productIds.0', 'P001']]);
  expect(list(2)).toEqual([['data.brandId', 'PP000001']]);
  expect(list(3)).toEqual([['data.activityId', '90001']]);
  expect(pageReferences([{ componentId: 'c1', type: 'video', data: { productIds: ['P001'] } }])).toEqual([]);
});

test('a company names what it sets, and what its own components do', () => {
  const own = { ...freshComponent('countdown', 'b1', '限时'), data: { activityId: '90001', title: '' } };
  const props = [
    { componentId: 'c1', path: 'data.zoneIds', value: ['98001'] },
    { componentId: 'c2', path: 'data.items', value: [{ jump: jumpTo('product') }] },
    { componentId: 'c3', path: 'name', value: '公告' },
  ];
  expect(overrideReferences({ props, own: [{ after: null, component: own }] })).toEqual([
    { componentId: 'c1', path: 'data.zoneIds.0', targetType: 'zone', targetId: '98001' },
    { componentId: 'c2', path: 'data.items.0.jump', targetType: 'pageCode', targetId: 'product' },
    { componentId: 'c2', path: 'data.items.0.jump', targetType: 'product', targetId: '7' },
    { componentId: 'b1', path: 'data.activityId', targetType: 'activity', targetId: '90001' },
  ]);
});
