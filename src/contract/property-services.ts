import { pmsApi } from './property/micro-pms';
import { buildingApi, propertyApi } from './property/properties';
import { tenantApi, tenantStatementApi } from './property/tenants';
import { unitApi } from './property/units';
import { inspectionApi } from './property/inspections';
import { outageApi } from './property/outages';
import { workOrderApi } from './property/work-orders';
import { billApi, paymentApi } from './property/bills';
import { feeItemApi, tariffApi } from './property/fee-items';
import { depositApi } from './property/deposits';
import { leaseApi } from './property/leases';
import { settlementApi } from './property/settlements';
import { meterApi, readingApi, shareApi } from './property/meters';
import { trialApi } from './property/trial';
import { pmsImportApi } from './tasks/property-imports';

/** The services of the property module; part of index.ts. */
export const propertyServices = {
  pmsApi,
  buildingApi,
  propertyApi,
  tenantApi,
  unitApi,
  inspectionApi,
  outageApi,
  workOrderApi,
  billApi,
  paymentApi,
  tenantStatementApi,
  feeItemApi,
  tariffApi,
  depositApi,
  leaseApi,
  settlementApi,
  meterApi,
  readingApi,
  shareApi,
  trialApi,
  pmsImportApi,
};
