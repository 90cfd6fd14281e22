import { Navigate } from '@umijs/max';
import type { ReactNode } from 'react';
import { ALWAYS_PAGES } from '@/core/page/alwaysPages';
import { DEMO_RECORD, REDIRECTS } from '../addresses/routeTable';
import { flatten, type MenuNode } from './menuNode';
import { type ClientRoute, pageNamed, type PageRegistry } from './pageRegistry';

/** The pattern of all other addresses. */
export const NO_MATCH = '/*';

/** The pages of the shell itself. */
export interface ShellPages {
  /** The frame around the pages of the console. */
  layout: ReactNode;
  /** Any other address. */
  noMatch: ReactNode;
  /** A page of the property module, which stands beside the pages. */
  micro: ReactNode;
}

const redirect = (from: string, to: string): ClientRoute => ({
  id: `redirect:${from}`,
  path: from,
  element: <Navigate to={to} replace />,
});

/**
 * The screens of the build are routes; other items of the menu are not (`menuEntryAt`): the router looks at every
 * route at every step, and a menu may have thousands of items (P20).
 */
function routeOf({ kind, path, target }: MenuNode, registry: PageRegistry, { micro }: ShellPages): ClientRoute[] {
  if (kind === 'micro') return [{ id: `micro:${path}`, path: `${path}/*`, element: micro }];
  const page = kind === 'page' ? pageNamed(registry, target) : undefined;
  // The id of the file keeps the chunk preloadable by a link.
  return page ? [{ ...page, path: path === DEMO_RECORD ? `${path}/*` : path }] : [];
}

function alwaysRoutes({ byPath }: PageRegistry): ClientRoute[] {
  return ALWAYS_PAGES.flatMap(({ path }) => {
    const page = byPath.get(path);
    return page ? [{ ...page, path }] : [];
  });
}

/** The routes inside the layout: always-available pages first, so that no menu item can take their address. */
export function buildRoutes(
  menu: readonly MenuNode[] | null,
  registry: PageRegistry,
  pages: ShellPages,
): ClientRoute[] {
  const noMatch = { id: 'no-match', path: NO_MATCH, element: pages.noMatch };
  if (!menu) return [noMatch];
  const wanted = [...alwaysRoutes(registry), ...flatten(menu).flatMap((node) => routeOf(node, registry, pages))];
  const routes = new Map<string, ClientRoute>();
  for (const route of wanted) {
    const path = route.path ?? '';
    if (!routes.has(path)) routes.set(path, route);
  }
  const targets = REDIRECTS.filter(([from, to]) => !routes.has(from) && routes.has(to));
  return [...routes.values(), ...targets.map(([from, to]) => redirect(from, to)), noMatch];
}
