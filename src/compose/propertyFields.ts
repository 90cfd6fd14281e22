import { FLAG } from '@/contract/fields';
import { BILL_STATUS, LEASE_STATUS, UNIT_STATUS, WORK_ORDER_STATUS } from '@/contract/property/micro-pms';
import { PAYMENT_STATUS, REDUCTION, TENANT_CHANNEL } from '@/contract/property/bills';
import { FEE_TYPE } from '@/contract/property/fee-items';
import { INSPECTION_CYCLE } from '@/contract/property/inspections';
import { METER_STATUS, METER_TYPE, READING_KIND, READING_STATE } from '@/contract/property/meters';
import { OUTAGE_SERVICE, OUTAGE_STATUS } from '@/contract/property/outages';
import { PROPERTY_STATUS, PROPERTY_TYPE } from '@/contract/property/properties';
import { TENANT_STATUS, TENANT_TYPE } from '@/contract/property/tenants';
import { CALC_MODE, CYCLE_ANCHOR, PAY_CYCLE, TARIFF_BASIS } from '@/contract/property/trial';
import { WORK_CATEGORY, WORK_URGENCY } from '@/contract/property/work-orders';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf, type RecordFields } from '@kit/fields/fieldsOf';

/*
 * Objects of the property module as the log shows them. The console does not import the module, whose descriptions say
 * what its lists and forms need as well: these have the order of the fields and what their codes mean
 * (`propertyOrder.test.tsx`).
 */

const logged = fieldsOf<Record<string, unknown>>();
const payCycle = codeTable('payCycle', PAY_CYCLE);

/** Of an object whose log tells of others, such as the payment of a bill: the first that has a field describes it. */
function together(...all: readonly RecordFields[]): RecordFields {
  const names = [...new Set(all.flatMap((one) => one.names))];
  const find = (name: string) => all.find((one) => one.names.includes(name));
  return {
    names,
    labelOf: (name) => find(name)?.labelOf(name),
    show: (name, value) => find(name)?.show(name, value),
    isSecret: () => false,
    isRestorable: () => false,
  };
}

const property = logged('pmsProperty', {
  propertyCode: f.code(),
  propertyName: f.name(),
  propertyType: f.codes(codeTable('propertyType', PROPERTY_TYPE)),
  branchId: f.name(),
  address: f.text(),
  totalArea: f.quantity(),
  managerId: f.person(),
  phone: f.text(),
  status: f.codes(codeTable('propertyStatus', PROPERTY_STATUS)),
});

const building = logged('pmsBuilding', {
  buildingName: f.name(),
  floors: f.count(),
  undergroundFloors: f.count(),
  buildArea: f.quantity(),
});

const unit = logged('pmsUnit', {
  unitNo: f.name(),
  propertyId: f.name(),
  buildingId: f.name(),
  floor: f.count(),
  area: f.quantity(),
  innerArea: f.quantity(),
  unitType: f.text(),
  rentPrice: f.money(),
  propertyFeeRate: f.price(),
  unitStatus: f.codes(codeTable('unitStatus', UNIT_STATUS)),
  reservedUntil: f.date(),
  reservedFor: f.text(),
});

const tenant = logged('pmsTenant', {
  tenantCode: f.code(),
  tenantName: f.name(),
  tenantType: f.codes(codeTable('tenantType', TENANT_TYPE)),
  branchId: f.name(),
  idNumber: f.text(),
  contactName: f.person(),
  contactPhone: f.text(),
  email: f.text(),
  invoiceTitle: f.text(),
  invoiceTaxNo: f.text(),
  balance: f.money(),
  status: f.codes(codeTable('tenantStatus', TENANT_STATUS)),
});

const lease = logged('pmsLease', {
  leaseNo: f.code(),
  propertyId: f.name(),
  tenantId: f.name(),
  tenantName: f.name(),
  unitIds: f.list(),
  startDate: f.date(),
  endDate: f.date(),
  outDate: f.date(),
  rentAmount: f.money(),
  deposit: f.money(),
  payCycle: f.codes(codeTable('leaseCycle', PAY_CYCLE)),
  cycleAnchor: f.codes(codeTable('cycleAnchor', CYCLE_ANCHOR)),
  billDay: f.count(),
  freeDays: f.count(),
  leaseStatus: f.codes(codeTable('leaseStatus', LEASE_STATUS)),
  rentFeeItemId: f.name(),
  // Lines, which are told whole.
  increase: f.text(),
  feeItems: f.text(),
  opinion: f.note(),
});

const feeItem = logged('pmsFee', {
  feeCode: f.code(),
  feeName: f.name(),
  feeType: f.codes(codeTable('feeType', FEE_TYPE)),
  calcMode: f.codes(codeTable('calcMode', CALC_MODE)),
  unitPrice: f.price(),
  cycle: f.codes(payCycle),
  lateFeeDays: f.count(),
  lateRate: f.price(),
  taxRate: f.percent(),
  status: f.codes(codeTable('feeStatus', FLAG)),
});

const tariff = logged('pmsTariff', {
  feeItemId: f.name(),
  propertyId: f.name(),
  from: f.text(),
  prices: f.list(),
  basis: f.codes(codeTable('tariffBasis', TARIFF_BASIS)),
  steps: f.text(),
});

const meter = logged('pmsMeter', {
  meterNo: f.code(),
  propertyId: f.name(),
  feeType: f.codes(codeTable('meterType', METER_TYPE)),
  unitId: f.name(),
  parentId: f.name(),
  registers: f.count(),
  digits: f.count(),
  factor: f.quantity(),
  installDate: f.date(),
  startValues: f.list(),
  removeDate: f.date(),
  finalValues: f.list(),
  meterStatus: f.codes(codeTable('meterStatus', METER_STATUS)),
});

const reading = logged('pmsReading', {
  date: f.date(),
  period: f.text(),
  kind: f.codes(codeTable('readingKind', READING_KIND)),
  values: f.list(),
  overflow: f.flag(),
  estimated: f.flag(),
  remark: f.note(),
  reason: f.note(),
  state: f.codes(codeTable('readingState', READING_STATE)),
  readTime: f.dateTime(),
});

const bill = logged('pmsBill', {
  billNo: f.code(),
  feeType: f.codes(codeTable('billFee', FEE_TYPE)),
  feeName: f.name(),
  periodStart: f.date(),
  periodEnd: f.date(),
  amount: f.money(),
  lateFee: f.money(),
  reduceAmount: f.money(),
  creditAmount: f.money(),
  paidAmount: f.money(),
  issueDate: f.date(),
  dueDate: f.date(),
  payBy: f.date(),
  billStatus: f.codes(codeTable('billStatus', BILL_STATUS)),
  voidReason: f.text(),
  urgeTime: f.dateTime(),
  target: f.codes(codeTable('billReduction', REDUCTION)),
  reason: f.note(),
});

const payment = logged('pmsPayment', {
  payNo: f.code(),
  toBalance: f.money(),
  channel: f.codes(codeTable('tenantChannel', TENANT_CHANNEL)),
  payTime: f.dateTime(),
  voucher: f.text(),
  receiptNo: f.code(),
  printCount: f.count(),
  status: f.codes(codeTable('paymentStatus', PAYMENT_STATUS)),
  reverseTime: f.dateTime(),
  reverseReason: f.text(),
});

const workOrder = logged('pmsWork', {
  orderNo: f.code(),
  propertyId: f.name(),
  category: f.codes(codeTable('workCategory', WORK_CATEGORY)),
  urgency: f.codes(codeTable('workUrgency', WORK_URGENCY)),
  description: f.note(),
  reporterName: f.person(),
  phone: f.text(),
  handlerId: f.person(),
  handlerName: f.person(),
  status: f.codes(codeTable('workStatus', WORK_ORDER_STATUS)),
  reportTime: f.dateTime(),
  appointTime: f.dateTime(),
  finishTime: f.dateTime(),
  score: f.count(),
  result: f.note(),
  materials: f.text(),
  cost: f.money(),
});

/** Plans and their tasks alike: what the status of one means is not what that of the other does. */
const inspection = logged('pmsPlan', {
  planName: f.name(),
  propertyId: f.name(),
  cycle: f.codes(codeTable('inspectionCycle', INSPECTION_CYCLE)),
  handlerId: f.person(),
  handlerName: f.person(),
  startDate: f.date(),
  endDate: f.date(),
});

const outage = logged('pmsOutage', {
  outageNo: f.code(),
  propertyId: f.name(),
  buildingIds: f.list(),
  service: f.codes(codeTable('outageService', OUTAGE_SERVICE)),
  planned: f.flag(),
  startTime: f.dateTime(),
  planEndTime: f.dateTime(),
  endTime: f.dateTime(),
  reason: f.text(),
  status: f.codes(codeTable('outageStatus', OUTAGE_STATUS)),
});

/** By the object types of the log. */
export const propertyFields = {
  ...{ pmsProperty: property, pmsBuilding: building, pmsUnit: unit, pmsTenant: tenant, pmsLease: lease },
  ...{ pmsFeeItem: together(feeItem, tariff), pmsMeter: together(meter, reading), pmsBill: together(bill, payment) },
  ...{ pmsWorkOrder: workOrder, pmsInspection: inspection, pmsOutage: outage },
} satisfies Readonly<Record<string, RecordFields>>;
