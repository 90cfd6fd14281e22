import type { Route } from '../http/context';
import { dashboardRoutes } from './dashboard';
import { fileRoutes } from './files';
import { platformUserRoutes } from './platformUser';
import { profileRoutes } from './profile';
import { tradeFairRoutes } from './tradeFair/routes';
import { userRoutes } from './user';

export const routes: Route[] = [
  ...userRoutes,
  ...platformUserRoutes,
  ...profileRoutes,
  ...tradeFairRoutes,
  ...fileRoutes,
  ...dashboardRoutes,
];
