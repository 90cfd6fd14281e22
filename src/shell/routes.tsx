import { lazy, Suspense } from 'react';
import { loadConsoleTexts } from '@/core/i18n';
import { takeRoutes } from './menu/applyMenu';
import type { ShellPages } from './menu/buildRoutes';
import type { ClientRoute } from './menu/pageRegistry';

/** Not in src/layouts: Umi would load it with the sign-in too. */
const Console = lazy(async () => {
  const [{ Console: component }, { startConsole }] = await Promise.all([
    import(/* webpackChunkName: "console" */ './Console'),
    import(/* webpackChunkName: "console" */ './startConsole'),
    loadConsoleTexts(),
  ]);
  startConsole();
  return { default: component };
});
const NoMatch = lazy(async () => ({ default: (await import('./pages/NoMatch')).NoMatch }));

const SHELL_PAGES: ShellPages = {
  layout: (
    <Suspense fallback={null}>
      <Console />
    </Suspense>
  ),
  micro: <></>,
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
