import kit from '../../../locales/ja-JP/kit';
import module from '../../../locales/ja-JP/property/module';
import properties from '../../../locales/ja-JP/property/properties';
import units from '../../../locales/ja-JP/property/units';
import tenants from '../../../locales/ja-JP/property/tenants';
import leases from '../../../locales/ja-JP/property/leases';
import workOrders from '../../../locales/ja-JP/property/work-orders';
import inspections from '../../../locales/ja-JP/property/inspections';
import outages from '../../../locales/ja-JP/property/outages';
import bills from '../../../locales/ja-JP/property/bills';
import payments from '../../../locales/ja-JP/property/payments';
import billRuns from '../../../locales/ja-JP/property/bill-runs';
import fees from '../../../locales/ja-JP/property/fees';
import shares from '../../../locales/ja-JP/property/shares';
import rounds from '../../../locales/ja-JP/property/rounds';
import imports from '../../../locales/ja-JP/property/imports';
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
