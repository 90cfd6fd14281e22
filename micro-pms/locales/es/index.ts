import kit from '../../../locales/es-ES/kit';
import module from '../../../locales/es-ES/property/module';
import properties from '../../../locales/es-ES/property/properties';
import units from '../../../locales/es-ES/property/units';
import tenants from '../../../locales/es-ES/property/tenants';
import leases from '../../../locales/es-ES/property/leases';
import workOrders from '../../../locales/es-ES/property/work-orders';
import inspections from '../../../locales/es-ES/property/inspections';
import outages from '../../../locales/es-ES/property/outages';
import bills from '../../../locales/es-ES/property/bills';
import payments from '../../../locales/es-ES/property/payments';
import billRuns from '../../../locales/es-ES/property/bill-runs';
import fees from '../../../locales/es-ES/property/fees';
import shares from '../../../locales/es-ES/property/shares';
import rounds from '../../../locales/es-ES/property/rounds';
import imports from '../../../locales/es-ES/property/imports';
import base from './base';

/** What the module says; the kit's own words are those of the console. */
export default {
  ...kit,
  ...base,
  ...module,
  ...properties,
  ...units,
  ...tenants,
  ...leases,
  ...workOrders,
  ...inspections,
  ...outages,
  ...bills,
  ...payments,
  ...billRuns,
  ...fees,
  ...shares,
  ...rounds,
  ...imports,
};
