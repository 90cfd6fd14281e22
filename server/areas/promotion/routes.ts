import type { Route } from '../../http/context';
import { activityRoutes } from './handlers/activities/routes';
import { promotionImportRoutes } from './handlers/baskets/imports/routes';
import { basketRoutes } from './handlers/baskets/routes';
import { policyRoutes } from './handlers/policies/routes';
import { computeRoutes } from './handlers/settlement/routes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...promotionImportRoutes,
  ...basketRoutes,
  ...activityRoutes,
  ...computeRoutes,
  ...policyRoutes,
];
