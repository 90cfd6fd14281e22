import type { Route } from '../../http/context';
import { tenantStatementRoutes } from './handlers/billing/statementFile';
import { billRoutes } from './handlers/billing/billRoutes';
import { feeItemRoutes } from './handlers/billing/feeItems';
import { leaseRoutes } from './handlers/billing/leaseRoutes';
import { meterRoutes } from './handlers/billing/meters';
import { paymentRoutes } from './handlers/billing/payments';
import { readingRoutes } from './handlers/billing/readings';
import { tariffRoutes } from './handlers/billing/tariffs';
import { trialRoutes } from './handlers/billing/trial';
import { depositRoutes, settlementRoutes } from './handlers/endings/routes';
import { buildingRoutes } from './handlers/buildings';
import { pmsImportRoutes } from './handlers/imports/routes';
import { inspectionRoutes } from './handlers/inspections/routes';
import { workOrderRoutes } from './handlers/orders/routes';
import { outageRoutes } from './handlers/outages';
import { pmsRoutes } from './handlers/pms';
import { propertyRoutes } from './handlers/properties';
import { shareRoutes } from './handlers/shares/routes';
import { tenantRoutes } from './handlers/tenants/routes';
import { unitRoutes } from './handlers/units/routes';

/** The calls of this area with their handlers. */
export const routes: readonly Route[] = [
  ...pmsRoutes,
  ...propertyRoutes,
  ...buildingRoutes,
  ...unitRoutes,
  ...tenantRoutes,
  ...workOrderRoutes,
  ...inspectionRoutes,
  ...outageRoutes,
  ...trialRoutes,
  ...feeItemRoutes,
  ...tariffRoutes,
  ...meterRoutes,
  ...readingRoutes,
  ...shareRoutes,
  ...leaseRoutes,
  ...settlementRoutes,
  ...depositRoutes,
  ...billRoutes,
  ...paymentRoutes,
  ...tenantStatementRoutes,
  ...pmsImportRoutes,
];
