import { lazy, Suspense } from 'react';
import { takeRoutes } from './menu/applyMenu';
import type { ClientRoute } from './menu/pageRegistry';

const NotBuilt = lazy(() => import('./NotBuilt'));
const NoMatch = lazy(() => import('./NoMatch'));

const SHELL_PAGES = {
  notBuilt: (
    <Suspense fallback={null}>
      <NotBuilt />
    </Suspense>
  ),
  noMatch: (
    <Suspense fallback={null}>
      <NoMatch />
    </Suspense>
  ),
};

/** Hands Umi's routes to the menu. */
export function patchRoutes(routes: ClientRoute[]) {
  takeRoutes(routes, SHELL_PAGES);
}
