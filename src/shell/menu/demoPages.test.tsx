import { matchRoutes } from '@umijs/max';
import { applyMenu, isKnown, knowPages, takeRoutes } from './applyMenu';
import type { MenuNode } from './menuNode';
import type { ClientRoute } from './pageRegistry';

/* docs/console.md#demo-pages: many addresses of the menu, one page of the build. */

const demo = (path: string): MenuNode => ({
  ...{ id: path, kind: 'page', path, target: 'demo', title: { zh: path }, icon: '' },
  ...{ isVisible: true, noCache: false, children: [] },
});

let live: ClientRoute[];
const shown = (path: string) => matchRoutes(live, path)?.at(-1)?.route.element;

beforeEach(() => {
  live = [{ id: 'demo', path: 'demo', element: 'page demo' }];
  takeRoutes(live, { layout: 'layout', noMatch: 'no match', micro: 'micro' });
});
afterEach(() => applyMenu(null));

test('they share one page, and are known where the server tells of them', () => {
  applyMenu([demo('/icon'), demo('/example/edit')]);
  expect(['/icon', '/example/edit/12', '/icon/12'].map(shown)).toEqual(['page demo', 'page demo', 'no match']);
  applyMenu([]);
  const known = () => ['/icon', '/example/edit/12', '/icons', '/demo'].map(isKnown);
  expect(known()).toEqual([false, false, false, false]);
  knowPages(['/icon', '/example/edit', 5]);
  expect(known()).toEqual([true, true, false, false]);
  knowPages(undefined);
  expect(known()).toEqual([false, false, false, false]);
});
