import type { Route } from '../http/context';
import { dashboardRoutes } from './dashboard';
import { exportRoutes } from './exports/routes';
import { feedbackRoutes } from './feedback/routes';
import { fileRoutes } from './files';
import { fairImportRoutes, importRoutes } from './imports/routes';
import { operationLogRoutes } from './operationLog';
import { menuRoutes, roleRoutes, userAdminRoutes } from './people/routes';
import { sightRoutes } from './people/sight';
import { pmsRoutes } from './pms';
import { platformUserRoutes } from './platformUser';
import { prodRulesRoutes } from './prodRules';
import { profileRoutes } from './profile';
import { fairSupplierRoutes } from './tradeFair/suppliers';
import { tradeFairRoutes } from './tradeFair/routes';
import { userRoutes } from './user';

export const routes: Route[] = [
  ...userRoutes,
  ...platformUserRoutes,
  ...profileRoutes,
  ...userAdminRoutes,
  ...roleRoutes,
  ...menuRoutes,
  ...sightRoutes,
  ...operationLogRoutes,
  ...feedbackRoutes,
  ...tradeFairRoutes,
  ...fileRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...fairImportRoutes,
  ...fairSupplierRoutes,
  ...dashboardRoutes,
  ...pmsRoutes,
  ...prodRulesRoutes,
];
