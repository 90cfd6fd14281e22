import type { Route } from '../../http/context';
import { businessCodeRoutes } from './handlers/codes/codes';
import { concernRoutes } from './handlers/concerns/concerns';
import { goodsImportRoutes } from './handlers/imports/routes';
import { listingRoutes } from './handlers/listings/routes';
import { monitorRoutes } from './handlers/monitors/breeds';
import { shieldRoutes } from './handlers/shields/write';
import { stockRoutes } from './handlers/stock/routes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...goodsImportRoutes,
  ...stockRoutes,
  ...listingRoutes,
  ...shieldRoutes,
  ...businessCodeRoutes,
  ...monitorRoutes,
  ...concernRoutes,
];
