import kit from '../../../locales/en-US/kit';
import module from '../../../locales/en-US/property/module';
import properties from '../../../locales/en-US/property/properties';
import units from '../../../locales/en-US/property/units';
import tenants from '../../../locales/en-US/property/tenants';
import leases from '../../../locales/en-US/property/leases';
import workOrders from '../../../locales/en-US/property/work-orders';
import inspections from '../../../locales/en-US/property/inspections';
import outages from '../../../locales/en-US/property/outages';
import bills from '../../../locales/en-US/property/bills';
import payments from '../../../locales/en-US/property/payments';
import billRuns from '../../../locales/en-US/property/bill-runs';
import fees from '../../../locales/en-US/property/fees';
import shares from '../../../locales/en-US/property/shares';
import rounds from '../../../locales/en-US/property/rounds';
import imports from '../../../locales/en-US/property/imports';
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
