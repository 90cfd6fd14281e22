import type { ReactNode } from 'react';
import { ALWAYS_PAGES } from '@/core/page/alwaysPages';
import { isPublicPath } from '../addresses/routeTable';

/** A route as Umi's renderer makes it: from a file in src/pages, or by us. */
export interface ClientRoute {
  id?: string;
  path?: string;
  element?: ReactNode;
  children?: ClientRoute[];
  /** The same array under another name, which ProLayout reads. */
  routes?: ClientRoute[];
}

export interface PageRegistry {
  /** The pages of src/pages by their address. */
  byPath: ReadonlyMap<string, ClientRoute>;
  /** The pages that a menu may name, by the last segment of their address. */
  byName: Readonly<Record<string, ClientRoute>>;
}

export const fullPath = ({ path = '' }: ClientRoute) => (path.startsWith('/') ? path : `/${path}`);

/** Public and always-available pages have their own addresses: no menu item can load them under another one. */
const isNameable = (path: string) => !isPublicPath(path) && !ALWAYS_PAGES.some((page) => page.path === path);

/** An index of the pages that are built. Names come from the server, so they are looked up as own keys. */
export function createRegistry(pages: readonly ClientRoute[]): PageRegistry {
  const byPath = new Map(pages.map((page) => [fullPath(page), page]));
  const named = [...byPath].filter(([path]) => isNameable(path) && !/[:*]/.test(path));
  const entries = named.map(([path, page]): [string, ClientRoute] => [path.split('/').at(-1) ?? '', page]);
  const byName: Record<string, ClientRoute> = {};
  for (const [name, page] of entries) {
    // The first of two screens with one name would win; architecture tests keep names unique.
    if (name && !Object.hasOwn(byName, name)) byName[name] = page;
  }
  return { byPath, byName: Object.freeze(byName) };
}

export const pageNamed = ({ byName }: PageRegistry, name: string): ClientRoute | undefined =>
  Object.hasOwn(byName, name) ? byName[name] : undefined;
