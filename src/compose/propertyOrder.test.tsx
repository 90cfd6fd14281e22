import { buildingFields, propertyFields as ofProperty } from '../../micro-pms/src/property/propertyFields';
import { billFields } from '../../micro-pms/src/bill/billFields';
import { feeFields } from '../../micro-pms/src/fee-item/feeFields';
import { meterFields } from '../../micro-pms/src/fee-item/meterFields';
import { readingFields } from '../../micro-pms/src/fee-item/readingFields';
import { planFields } from '../../micro-pms/src/inspection/inspectionFields';
import { leaseFields } from '../../micro-pms/src/lease/leaseFields';
import { tenantFields } from '../../micro-pms/src/tenant/tenantFields';
import { unitFields } from '../../micro-pms/src/unit/unitFields';
import { orderFields } from '../../micro-pms/src/work-order/orderFields';
import { propertyFields } from './propertyFields';

test.each([
  ['pmsProperty', ofProperty],
  ['pmsBuilding', buildingFields],
  ['pmsUnit', unitFields],
  ['pmsTenant', tenantFields],
  ['pmsLease', leaseFields],
  ['pmsFeeItem', feeFields],
  ['pmsMeter', meterFields],
  ['pmsMeter', readingFields],
  ['pmsBill', billFields],
  ['pmsWorkOrder', orderFields],
  ['pmsInspection', planFields],
] as const)('the log has the fields of %s in the order of the module', (object, { names }) => {
  const shared = names.filter((name) => propertyFields[object].names.includes(name));
  expect(propertyFields[object].names.filter((name) => names.some((one) => one === name))).toEqual(shared);
});
