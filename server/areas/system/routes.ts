import type { Route } from '../../http/context';
import { feedbackRoutes } from './handlers/feedback/routes';
import { operationLogRoutes } from './handlers/operationLog';
import { effectivePermissionsRoutes } from './handlers/people/effectivePermissions';
import { refusedPageRoutes } from './handlers/people/refusedPage';
import { menuRoutes, roleRoutes, userAdminRoutes } from './handlers/people/routes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...userAdminRoutes,
  ...roleRoutes,
  ...menuRoutes,
  ...effectivePermissionsRoutes,
  ...operationLogRoutes,
  ...feedbackRoutes,
  ...refusedPageRoutes,
];
