import type { Input } from '../../../src/contract/endpoint';
import { type Lease, type LeaseDetail, type leaseApi } from '../../../src/contract/property/leases';
import { CYCLE_ANCHOR, PAY_CYCLE } from '../../../src/contract/property/trial';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatDate } from '@kit/format/date';
import { T } from '@kit/text';
import { f, PropertyPick } from '../fields/f';
import { leaseStatus } from '../unit/HistoryDrawer';
import { RentPick, TenantPick } from './picks';

export const leaseCycle = codeTable('leaseCycle', PAY_CYCLE, { dictCode: 'pmsLease.payCycle' });
const oneDay = { valueType: 'date', colSize: 1 } as const;
const cycleAnchor = codeTable('cycleAnchor', CYCLE_ANCHOR);

/** A fee of a lease as the form has it: what is left empty follows the fee item and the units. */
export interface FeeLine {
  feeItemId?: string;
  price?: string | null;
  area?: string | null;
  quantity?: string | null;
  cycle?: number | null;
}

export interface RiseLine {
  fromMonth?: number;
  rate?: string;
}

type Saved = Input<typeof leaseApi.save>;

/** What the form holds; the property says which units there are to choose from. */
export interface LeaseValues extends Omit<Saved, 'increase' | 'feeItems' | 'leaseId' | 'version'> {
  leaseId?: string;
  version?: number;
  propertyId: string;
  rentFeeItemId?: string | null;
  increase: RiseLine[];
  feeItems: FeeLine[];
}

export const periodOf = ({ startDate, endDate }: Pick<Lease, 'startDate' | 'endDate'>) =>
  `${formatDate(startDate)} – ${formatDate(endDate)}`;

const LAST_BILL_DAY = 28;
const MOST_FREE_DAYS = 3_650;
/** Lines have no text of their own: their number is shown. */
const counted = (value: unknown) => (Array.isArray(value) ? String(value.length) : '');

interface Search {
  endFrom: string;
  endTo: string;
}

export const leaseFields = fieldsOf<Lease, Omit<LeaseDetail, keyof LeaseValues> & LeaseValues & Search>()('pmsLease', {
  leaseNo: f.code({ width: 150, fixed: 'left', sorted: true }),
  propertyId: f.name({ required: true, control: PropertyPick, filter: { formItemRender: () => <PropertyPick /> } }),
  propertyName: f.name({ width: 140 }),
  tenantId: f.name({ required: true, control: TenantPick }),
  tenantName: f.name({ isFact: true, width: 160 }),
  unitText: f.text({ width: 140 }),
  unitIds: f.list({ required: true, show: counted, isFinal: true }),
  startDate: f.date({
    ...{ required: true, sorted: true, width: 210, cell: (row: Lease) => periodOf(row) },
    column: { title: <T id="pmsLease.period" /> },
  }),
  endDate: f.date({ required: true }),
  endFrom: f.date({ filter: oneDay }),
  endTo: f.date({ filter: oneDay }),
  outDate: f.date(),
  rentAmount: f.money({ isFact: true, required: true, sorted: true }),
  deposit: f.money({ required: true }),
  payCycle: f.codes(leaseCycle, { required: true, width: 90 }),
  cycleAnchor: f.codes(cycleAnchor, { required: true }),
  billDay: f.count({ required: true, min: 1, max: LAST_BILL_DAY }),
  freeDays: f.count({ max: MOST_FREE_DAYS }),
  nextBillDate: f.date({ width: 120 }),
  leaseStatus: f.codes(leaseStatus, { width: 90 }),
  rentFeeItemId: f.name({ control: RentPick }),
  increase: f.list({ show: counted, isFinal: true }),
  feeItems: f.list({ show: counted, isFinal: true }),
  predecessorNo: f.code(),
  opinion: f.note(),
  createdByName: f.person(),
  gmtCreated: f.dateTime(),
});
