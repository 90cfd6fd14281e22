import { Navigate } from '@umijs/max';
import type { ReactNode } from 'react';
import { ALWAYS_PAGES, REDIRECTS } from '../routeTable';
import { flatten, type MenuNode } from './menuNode';
import { type ClientRoute, pageNamed, type PageRegistry } from './pageRegistry';

/** The pattern of everything else. */
export const NO_MATCH = '/*';

/** What the shell shows where no page of ours is. */
export interface ShellPages {
  /** The frame around the pages of the console. */
  layout: ReactNode;
  /** Any address that is none of the others. */
  noMatch: ReactNode;
  /** A page of the property module, which stands beside the pages. */
  micro: ReactNode;
  /** A granted page that is not built yet. */
  notBuilt: ReactNode;
}

const redirect = (from: string, to: string): ClientRoute => ({
  id: `redirect:${from}`,
  path: from,
  element: <Navigate to={to} replace />,
});

/** The first page inside a group that the sidebar shows. */
function firstPage(node: MenuNode): string | undefined {
  return flatten(node.children).find(({ kind, isVisible }) => kind !== 'group' && isVisible)?.path;
}

function routeOf(node: MenuNode, registry: PageRegistry, { notBuilt, micro }: ShellPages): ClientRoute[] {
  const { kind, path, target, id } = node;
  if (!path || kind === 'external') return [];
  if (kind === 'group') {
    const first = firstPage(node);
    return first === undefined ? [] : [redirect(path, first)];
  }
  if (kind === 'micro') return [{ id: `menu:${id}`, path: `${path}/*`, element: micro }];
  const page = pageNamed(registry, target);
  // The id of the file keeps the chunk preloadable by a link.
  return [{ ...page, id: page?.id ?? `menu:${id}`, path, element: page?.element ?? notBuilt }];
}

function alwaysRoutes({ byPath }: PageRegistry): ClientRoute[] {
  return ALWAYS_PAGES.flatMap(({ path }) => {
    const page = byPath.get(path);
    return page ? [{ ...page, path }] : [];
  });
}

/** What stands inside the layout: always-available pages first, so that no menu item can take their address. */
export function buildRoutes(
  menu: readonly MenuNode[] | null,
  registry: PageRegistry,
  pages: ShellPages,
): ClientRoute[] {
  const noMatch = { id: 'no-match', path: NO_MATCH, element: pages.noMatch };
  if (!menu) return [noMatch];
  const nodes = flatten(menu);
  const wanted = [
    ...alwaysRoutes(registry),
    ...nodes.filter(({ kind }) => kind !== 'group').flatMap((node) => routeOf(node, registry, pages)),
    ...nodes.filter(({ kind }) => kind === 'group').flatMap((node) => routeOf(node, registry, pages)),
  ];
  const routes = new Map<string, ClientRoute>();
  for (const route of wanted) {
    const path = route.path ?? '';
    if (!routes.has(path)) routes.set(path, route);
  }
  const targets = REDIRECTS.filter(([from, to]) => !routes.has(from) && routes.has(to));
  return [...routes.values(), ...targets.map(([from, to]) => redirect(from, to)), noMatch];
}
