import { matchRoutes } from '@umijs/max';
import { applyMenu, isKnown, isOpen, takeRoutes } from './applyMenu';
import type { MenuNode } from './menuNode';
import { menuStore } from './menuStore';
import type { ClientRoute } from './pageRegistry';
import { menuEntryAt } from './menuEntryAt';

const page = (path: string, id = path): ClientRoute => ({ id, path, element: `page ${path}` });

const files = () => [
  page('login'),
  { ...page('*', '404'), element: 'page 404' },
  page('401'),
  page('redirect/*'),
  page('dashboard'),
  page('reconciliation'),
  page('documentation/index'),
  page('iframeViews'),
  page('sale/tradeFairManage', 'sale/tradeFairManage/index'),
  page('item/brand'),
];

const node = (path: string, more: Partial<MenuNode> = {}): MenuNode => ({
  id: path,
  kind: 'page',
  path,
  target: path.split('/').at(-1) ?? '',
  title: { zh: path },
  icon: '',
  isVisible: true,
  noCache: false,
  children: [],
  ...more,
});

const MENU = [
  node('/sale', {
    kind: 'group',
    children: [node('/sale/hidden', { isVisible: false }), node('/sale/tradeFairManage')],
  }),
  node('/finance', { kind: 'group', children: [node('/finance/cashier')] }),
  node('/other/fairs', { target: 'tradeFairManage' }),
  node('/micro-pms/home', { kind: 'micro' }),
  node('/iframeViews?id=9', { kind: 'external', target: 'https://help.example' }),
];

let live: ClientRoute[];
const shown = (path: string) => {
  const match = matchRoutes(live, path)?.at(-1)?.route;
  const element = match?.element;
  const entry = element === 'no match' ? menuEntryAt(menuStore.get(), path) : undefined;
  if (entry) return entry.kind === 'leads' ? `→ ${entry.to}` : 'not built';
  // A redirect is an element with its target.
  return typeof element === 'object' && element && 'props' in element
    ? `→ ${(element.props as { to: string }).to}`
    : element;
};

beforeEach(() => {
  live = files();
  takeRoutes(live, { layout: 'layout', noMatch: 'no match', micro: 'micro' });
});
afterEach(() => applyMenu(null));

test('without a menu only the public pages are there', () => {
  expect(['/login', '/401', '/404', '/redirect/a/b', '/dashboard', '/'].map(shown)).toEqual([
    'page login',
    'page 401',
    'page 404',
    'page redirect/*',
    'no match',
    'no match',
  ]);
  expect(menuStore.get().nodes).toEqual([]);
});

test('a menu opens its pages in the array that the router already has', () => {
  const array = live;
  applyMenu(MENU);
  expect(live).toBe(array);
  expect(
    Object.fromEntries(
      [
        '/',
        '/dashboard',
        '/sale/tradeFairManage',
        '/sale',
        '/finance/cashier',
        '/finance',
        '/other/fairs',
        '/micro-pms/home/deep',
        '/iframeViews',
        '/item/brand',
        '/unknown',
      ].map((path) => [path, shown(path)]),
    ),
  ).toEqual({
    '/': '→ /dashboard',
    '/dashboard': 'page dashboard',
    '/sale/tradeFairManage': 'page sale/tradeFairManage',
    '/sale': '→ /sale/tradeFairManage',
    '/finance/cashier': 'not built',
    '/finance': '→ /finance/cashier',
    '/other/fairs': 'page sale/tradeFairManage',
    '/micro-pms/home/deep': 'micro',
    '/iframeViews': 'page iframeViews',
    '/item/brand': 'no match',
    '/unknown': 'no match',
  });
  const match = matchRoutes(live, '/sale/tradeFairManage')?.at(-1)?.route as ClientRoute;
  // The router preloads a page by the id of its file.
  expect(match.id).toBe('sale/tradeFairManage/index');
  applyMenu(null);
  expect([shown('/sale/tradeFairManage'), shown('/login')]).toEqual(['no match', 'page login']);
});

test('only screens of the build are routes, however long the menu is', () => {
  applyMenu(MENU);
  const before = live.at(-1)?.children?.length;
  applyMenu([...MENU, ...Array.from({ length: 1_000 }, (_, i) => node(`/many/p${i}`))]);
  expect(live.at(-1)?.children).toHaveLength(before ?? 0);
  expect([shown('/many/p999'), isOpen('/many/p999'), isOpen('/many/p1000')]).toEqual(['not built', true, false]);
});

test('what is open, and what the build knows but does not open', () => {
  applyMenu(MENU);
  expect(['/sale/tradeFairManage', '/dashboard', '/item/brand', '/nothing'].map(isOpen)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['/item/brand', '/micro-pms/unit', '/nothing'].map(isKnown)).toEqual([true, true, false]);
});

test('the sidebar has the always-available pages at their places', () => {
  applyMenu(MENU);
  const { nodes, byPath, byId } = menuStore.get();
  expect(nodes.map(({ path }) => path)).toEqual([
    '/dashboard',
    '/sale',
    '/finance',
    '/other/fairs',
    '/micro-pms/home',
    '/iframeViews?id=9',
    '/documentation/index',
    '/iframeViews',
  ]);
  expect(nodes[2]?.children.map(({ path }) => path)).toEqual(['/finance/cashier', '/reconciliation']);
  expect([byPath.get('/reconciliation')?.title, byId.get('/sale')?.kind]).toEqual(['page.reconciliation', 'group']);
  applyMenu(MENU.slice(0, 1));
  expect(menuStore.get().byPath.has('/reconciliation')).toBe(false);
  expect(isOpen('/reconciliation')).toBe(true);
});

test('a menu that came before the routes is shown with them', () => {
  applyMenu(MENU);
  live = files();
  takeRoutes(live, { layout: 'layout', noMatch: 'no match', micro: 'micro' });
  expect(shown('/sale/tradeFairManage')).toBe('page sale/tradeFairManage');
});
