import type { Route } from '../../http/context';
import { dashboardRoutes } from './handlers/dashboard';
import { fileRoutes } from './handlers/files';
import { platformUserRoutes } from './handlers/platformUser';
import { profileRoutes } from './handlers/profile';
import { viewRoutes } from './handlers/savedViews';
import { exampleAccountRoutes, userRoutes } from './handlers/signIn';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...exampleAccountRoutes,
  ...platformUserRoutes,
  ...profileRoutes,
  ...viewRoutes,
  ...fileRoutes,
  ...dashboardRoutes,
];
