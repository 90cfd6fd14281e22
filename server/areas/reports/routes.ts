import type { Route } from '../../http/context';
import { contentReadRoutes } from './handlers/reads/routes';
import { visitRoutes } from './handlers/visits/routes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [...visitRoutes, ...contentReadRoutes];
