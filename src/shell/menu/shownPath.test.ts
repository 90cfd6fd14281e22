import type { MenuNode } from './menuNode';
import { shownPath } from './shownPath';

const node = (path: string, isVisible = true, children: MenuNode[] = []): MenuNode => ({
  id: path,
  kind: children.length > 0 ? 'group' : 'page',
  path,
  target: '',
  title: {},
  icon: '',
  isVisible,
  noCache: false,
  children,
});

const tree = [
  node('/dashboard'),
  node('/profile', false),
  node('/sale', true, [
    node('/sale/list'),
    node('/sale/edit', false),
    node('/sale/home'),
    node('/sale/deep', true, [node('/sale/deep/form', false), node('/sale/deep/a'), node('/sale/deep/view', false)]),
  ]),
];

test.each([
  ['/sale/list', '/sale/list'],
  ['/sale/edit', '/sale/list'],
  ['/sale/deep/view', '/sale/deep/a'],
  // There is no page before it.
  ['/sale/deep/form', '/sale/deep/form'],
  ['/profile', '/profile'],
  ['/unknown', '/unknown'],
])('%s is marked at %s', (pathname, there) => {
  expect(shownPath(tree, pathname)).toBe(there);
});
