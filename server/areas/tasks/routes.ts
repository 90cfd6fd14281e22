import type { Route } from '../../http/context';
import { exportRoutes } from './handlers/exports/routes';
import { importRoutes } from './handlers/imports/routes';
import { jobRoutes } from './handlers/jobs/routes';
import { storageRoutes } from './handlers/storage/routes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [...exportRoutes, ...importRoutes, ...jobRoutes, ...storageRoutes];
