import kit from '../../../locales/zh-CN/kit';
import module from '../../../locales/zh-CN/property/module';
import properties from '../../../locales/zh-CN/property/properties';
import units from '../../../locales/zh-CN/property/units';
import tenants from '../../../locales/zh-CN/property/tenants';
import leases from '../../../locales/zh-CN/property/leases';
import workOrders from '../../../locales/zh-CN/property/work-orders';
import inspections from '../../../locales/zh-CN/property/inspections';
import outages from '../../../locales/zh-CN/property/outages';
import bills from '../../../locales/zh-CN/property/bills';
import payments from '../../../locales/zh-CN/property/payments';
import billRuns from '../../../locales/zh-CN/property/bill-runs';
import fees from '../../../locales/zh-CN/property/fees';
import shares from '../../../locales/zh-CN/property/shares';
import rounds from '../../../locales/zh-CN/property/rounds';
import imports from '../../../locales/zh-CN/property/imports';
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
