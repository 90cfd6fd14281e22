import type { ReactNode } from 'react';
import { currentLocale } from './core/i18n';
import { AccessBridge } from './shell/AccessBridge';
import { AppRoot } from './shell/AppRoot';
import { followRoute } from './shell/followRoute';
import type { ClientRoute } from './shell/menu/pageRegistry';
import { patchRoutes } from './shell/routes';
import { start } from './shell/start';

export function render(oldRender: () => void) {
  void start().then(oldRender);
}

export const patchClientRoutes = ({ routes }: { routes: ClientRoute[] }) => patchRoutes(routes);

export const onRouteChange = (change: Parameters<typeof followRoute>[0]) => followRoute(change);

export const locale = { getLocale: () => currentLocale() };

export const rootContainer = (container: ReactNode) => <AppRoot>{container}</AppRoot>;

export const innerProvider = (container: ReactNode) => <AccessBridge>{container}</AccessBridge>;
