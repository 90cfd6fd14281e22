import { matchRoutes } from '@umijs/max';
import { report } from '@/core/error-log/errorLog';
import { isMicroPath } from '../addresses/microPath';
import { ALWAYS_PAGES } from '@/core/page/alwaysPages';
import { DEMO_PAGE, isPublicPath } from '../addresses/routeTable';
import { buildRoutes, NO_MATCH, type ShellPages } from './buildRoutes';
import type { MenuNode } from './menuNode';
import { menuStore } from './menuStore';
import type { Dropped } from './normaliseMenu';
import { type ClientRoute, createRegistry, fullPath, type PageRegistry } from './pageRegistry';
import { menuEntryAt } from './menuEntryAt';
import { withAlwaysPages } from './sidebar';

interface LiveRoutes {
  /** The very array that the router reads: it is changed in place, so no reload is needed. */
  routes: ClientRoute[];
  registry: PageRegistry;
  /** The pages outside of the layout. */
  open: ClientRoute[];
  shellPages: ShellPages;
}

const NOT_FOUND = '/404';

let live: LiveRoutes | null = null;
let granted: readonly MenuNode[] | null = null;
let refused: readonly string[] = [];

/** Umi registers pages/404 as `*`, which would swallow every address, and a page of /profile/index as /profile. */
const withOwnAddress = (page: ClientRoute): ClientRoute => {
  if (page.id === '404') return { ...page, path: NOT_FOUND };
  const path = fullPath(page);
  const spelled = `${path}/index`;
  return { ...page, path: ALWAYS_PAGES.some((always) => always.path === spelled) ? spelled : path };
};

const isOpenPage = ({ path = '' }: ClientRoute) => isPublicPath(path.replace(/\/\*$/, ''));

/** Takes the routes that Umi made from src/pages, once per application, and shows what has been granted by then. */
export function takeRoutes(routes: ClientRoute[], shellPages: ShellPages) {
  const pages = routes.map(withOwnAddress);
  live = { routes, registry: createRegistry(pages), open: pages.filter(isOpenPage), shellPages };
  applyMenu(granted);
}

/** Shows the pages of a menu, or with null only the public ones, in the running router. */
export function applyMenu(menu: readonly MenuNode[] | null) {
  granted = menu;
  if (!live) return;
  const { routes, registry, open, shellPages } = live;
  // A signed-in user stays in the console.
  const notFound = menu ? open.filter(({ path }) => path === NOT_FOUND) : [];
  const children = [...notFound, ...buildRoutes(menu, registry, shellPages)];
  // Has no path of its own, so it is never shown empty.
  const layout = { id: 'layout', element: shellPages.layout, children, routes: children };
  routes.splice(0, routes.length, ...open.filter((page) => !notFound.includes(page)), layout);
  if (menu) menuStore.set(withAlwaysPages(menu, (path) => registry.byPath.has(path)));
  else menuStore.clear();
}

/** Whether the path leads to a page that the user may open now. */
export function isOpen(pathname: string) {
  const matches = live && matchRoutes(live.routes, pathname);
  return matches?.at(-1)?.route.path !== NO_MATCH || menuEntryAt(menuStore.get(), pathname) !== undefined;
}

/**
 * Demo pages that the server grants to other users; the build has one page for all of them
 * (docs/console.md#demo-pages).
 */
export function knowPages(paths: unknown) {
  refused = Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : [];
}

/** Whether the build, the property module or the server has a page of this address, granted or not. */
export function isKnown(pathname: string) {
  const isBuilt = pathname !== DEMO_PAGE && live?.registry.byPath.has(pathname);
  return isMicroPath(pathname) || isBuilt || refused.some((path) => `${pathname}/`.startsWith(`${path}/`));
}

/** Reports to the error log what the normaliser has dropped, one entry for each reason. */
export function reportDropped(dropped: readonly Dropped[]) {
  for (const reason of new Set(dropped.map((one) => one.reason))) {
    const ids = dropped.filter((one) => one.reason === reason).map(({ id }) => id);
    report('menu', `${ids.length} menu items dropped: ${reason}`, ids.join(', '));
  }
}
