import type { Route } from '../../http/context';
import { salesOrderRoutes } from './handlers/inquiry/routes';
import { erpFaultRoutes, erpRoutes } from './handlers/erp/routes';
import { returnRoutes } from './handlers/returns/routes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [...salesOrderRoutes, ...returnRoutes, ...erpRoutes, ...erpFaultRoutes];
