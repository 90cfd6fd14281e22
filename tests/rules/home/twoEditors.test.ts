/* A worked example of the rules of docs/domain/home-pages.md#two-editors. */
import { mergeEdits } from '../../../src/contract/content/home/merge-edits';
import type { StoredComponent } from '../../../src/contract/content/home/component';
import { base, component, next, set, without } from './examplePage';

const b1 = component('b1', 'notice', { source: 2 });
const dataOf = ({ page }: { page: readonly StoredComponent[] }, id: string) =>
  page.find((one) => one.componentId === id)?.data;

test('two editors: what meets nowhere is stored, the rest is refused', () => {
  const stored = next(set('c2', 'data.interval', 4));
  const apart = mergeEdits(base, stored, next(set('c5', 'data.text', '三月特惠')));
  expect(apart.conflicts).toEqual([]);
  expect(apart.merged).toEqual([{ componentId: 'c5', path: 'data.text' }]);
  expect(dataOf(apart, 'c2')).toMatchObject({ interval: 4 });
  expect(dataOf(apart, 'c5')).toMatchObject({ text: '三月特惠' });
  const meeting = mergeEdits(base, stored, next(set('c2', 'data.interval', 6)));
  expect(meeting.conflicts).toEqual([{ componentId: 'c2', path: 'data.interval', kind: 'BOTH_CHANGED' }]);
});

test('two editors: who takes away what the other changed is refused, and what both did is done once', () => {
  const changed = next(set('c3', 'data.columns', 4));
  const taken = next(without('c3'));
  expect(mergeEdits(base, changed, taken).conflicts).toEqual([{ componentId: 'c3', path: '*', kind: 'BOTH_CHANGED' }]);
  expect(mergeEdits(base, taken, changed).conflicts).toEqual([
    { componentId: 'c3', path: 'data.columns', kind: 'BASE_REMOVED' },
  ]);
  expect(mergeEdits(base, taken, taken)).toMatchObject({ page: taken, conflicts: [] });
  // The answer was lost, and the save is repeated: b1 is there already, and what stands behind it stays there.
  const added = [...base.slice(0, 2), b1, ...base.slice(2)];
  const b2 = component('b2', 'divider', {});
  const more = [...base.slice(0, 2), b1, b2, ...base.slice(2)];
  expect(mergeEdits(base, added, added)).toMatchObject({ page: added, conflicts: [] });
  expect(mergeEdits(base, added, more).page).toEqual(more);
  expect(mergeEdits(base, added, [...base, { ...b1, name: '另一个' }]).conflicts).toHaveLength(1);
});

test('two editors are not held by locks', () => {
  const locked = next(set('c5', 'locked', ['*']));
  expect(mergeEdits(locked, locked, set('c5', 'data.text', '三月特惠')(locked))).toMatchObject({
    merged: [{ componentId: 'c5', path: 'data.text' }],
    conflicts: [],
  });
});
