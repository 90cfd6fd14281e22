import { Typography } from 'antd';
import type { EntryPage, EntryRecord } from '@/contract/master-data/entry-records';
import { T, type TextId } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { OwnSupplier } from '@/shared/pricing/selects';
import type { Column, FileColumn } from '@kit/fields/column';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { licenceState } from '../../shared/licenceFields';
import { companyKind, customerType, entrySource, entryStatus } from '../../shared/entries/entryCodes';
import { SalesmanSelect } from '../form/SalesmanSelect';
import { Due } from './Due';

const SEVERAL = { fieldProps: { mode: 'multiple' } } as const;
const MINE = [{ value: 1, label: <T id="entry.mineOnly" /> }];

/** The code that the ERP has given, or why there is none yet. */
function ErpCode({ erpCode, erpError }: EntryRecord) {
  if (erpCode !== '' || erpError === '') return erpCode;
  return (
    <Typography.Text type="danger" title={erpError}>
      <T id="entry.notWritten" />
    </Typography.Text>
  );
}

interface Sought {
  mine: number;
  branchId: string;
  salesmanId: string;
  supplierId: string;
}

/** Fields that the lists of all kinds have. */
const common = fieldsOf<EntryRecord, EntryRecord & Sought>()('entry', {
  entryNo: f.code({ max: 20, width: 160, fixed: 'left', sorted: true }),
  uscc: f.code({ max: 18, width: 190 }),
  contactName: f.person(),
  contactPhone: f.text({ width: 130 }),
  regionName: f.text({ width: 160 }),
  licenceState: f.codes(licenceState, { width: 90, isState: false }),
  branchId: f.branch(),
  branchName: f.text({ width: 180 }),
  salesmanId: f.text({ filter: { formItemRender: () => <SalesmanSelect /> } }),
  salesmanName: f.person(),
  operateRangeText: f.text({ width: 200 }),
  spec: f.text({ width: 130 }),
  dosageForm: f.text({ width: 100 }),
  manufacturer: f.text({ max: 100, width: 200 }),
  approvalNo: f.text({ max: 40, width: 180 }),
  supplierId: f.text({ filter: { formItemRender: () => <OwnSupplier /> } }),
  supplierName: f.text({ width: 180 }),
  firstBusiness: f.flag({ width: 70 }),
  source: f.codes(entrySource, { filter: SEVERAL }),
  status: f.codes(entryStatus, { width: 100, filter: SEVERAL }),
  mine: f.count({ filter: { valueType: 'select', fieldProps: { options: MINE } }, show: () => <T id="kit.yes" /> }),
  stepName: f.text({ isFact: true, width: 110 }),
  dueTime: f.dateTime({
    sorted: true,
    cell: ({ dueTime, overHours }) => <Due dueTime={dueTime} overHours={overHours} />,
  }),
  returnCount: f.count({ width: 90 }),
  rejectReason: f.text({ width: 200 }),
  applicantName: f.person(),
  submitTime: f.dateTime({ sorted: true }),
  auditorName: f.person(),
  auditTime: f.dateTime({ sorted: true }),
  erpCode: f.code({ width: 120, cell: ErpCode }),
  gmtCreated: f.dateTime({ sorted: true }),
});

/** Fields that only one kind has: its name and its main facts. */
const own = {
  companyEntry: fieldsOf<EntryRecord, EntryRecord & { companyKind: number }>()('companyEntry', {
    name: f.name({ isFact: true, max: 100 }),
    typeCode: f.codes(companyKind, { width: 110 }),
    companyKind: f.codes(companyKind),
  }),
  customerEntry: fieldsOf<EntryRecord, EntryRecord & { customerType: number }>()('customerEntry', {
    name: f.name({ isFact: true, max: 100 }),
    typeCode: f.codes(customerType, { width: 110 }),
    customerType: f.codes(customerType),
  }),
  commodityEntry: fieldsOf<EntryRecord>()('commodityEntry', { name: f.name({ isFact: true, max: 100, width: 180 }) }),
} as const;

interface Dictionary {
  labelOf: (name: string) => TextId | undefined;
  table(views: { show: readonly string[]; search?: readonly string[] }): {
    columns: Column<EntryRecord>[];
    fileColumns: FileColumn[];
  };
}
interface Views {
  show: readonly string[];
  search: readonly string[];
}

function tableOf(page: EntryPage, { show, search }: Views) {
  const of = (name: string): Dictionary => (own[page].labelOf(name) ? own[page] : common);
  const shown = show.map((name) => of(name).table({ show: [name] }));
  const sought = search.flatMap((name) => of(name).table({ show: [], search: [name] }).columns);
  return {
    columns: [
      ...sought.map((column, index) => ({ ...column, order: -index })),
      ...shown.flatMap(({ columns }) => columns),
    ],
    fileColumns: shown.flatMap(({ fileColumns }) => fileColumns),
  };
}

const LAST = ['status', 'stepName', 'dueTime', 'returnCount', 'rejectReason', 'submitTime', 'gmtCreated'] as const;
const PARTY = ['entryNo', 'name', 'uscc', 'typeCode'] as const;
const GOODS = ['entryNo', 'name', 'spec', 'manufacturer', 'approvalNo'] as const;

/** The applicant's lists. */
export const APPLY_TABLES = {
  companyEntry: tableOf('companyEntry', { show: [...PARTY, ...LAST], search: ['entryNo', 'name', 'status'] }),
  customerEntry: tableOf('customerEntry', { show: [...PARTY, ...LAST], search: ['entryNo', 'name', 'status'] }),
  commodityEntry: tableOf('commodityEntry', {
    show: [...GOODS, ...LAST],
    search: ['entryNo', 'name', 'approvalNo', 'status'],
  }),
} as const;

/** The status of an entry, and who has to decide. */
const AUDITED = ['status', 'stepName', 'dueTime', 'returnCount', 'auditorName'] as const;

/** The auditor's lists. */
export const AUDIT_TABLES = {
  companyEntry: tableOf('companyEntry', {
    show: [
      ...(['entryNo', 'name', 'uscc', 'typeCode', 'contactName', 'contactPhone', 'regionName'] as const),
      ...(['source', ...AUDITED, 'auditTime', 'erpCode', 'gmtCreated'] as const),
    ],
    search: ['entryNo', 'name', 'uscc', 'companyKind', 'source', 'status', 'gmtCreated', 'mine'],
  }),
  customerEntry: tableOf('customerEntry', {
    show: [
      ...(['entryNo', 'name', 'typeCode', 'uscc', 'branchName', 'salesmanName', 'regionName'] as const),
      ...(['operateRangeText', 'licenceState', 'source', ...AUDITED, 'erpCode', 'gmtCreated'] as const),
    ],
    search: [
      ...(['entryNo', 'name', 'uscc', 'customerType', 'branchId', 'salesmanId'] as const),
      ...(['source', 'status', 'gmtCreated', 'mine'] as const),
    ],
  }),
  commodityEntry: tableOf('commodityEntry', {
    show: [
      ...(['entryNo', 'name', 'spec', 'dosageForm', 'manufacturer', 'approvalNo', 'supplierName'] as const),
      ...(['branchName', 'firstBusiness', ...AUDITED, 'erpCode', 'gmtCreated'] as const),
    ],
    search: ['entryNo', 'name', 'approvalNo', 'manufacturer', 'supplierId', 'status', 'gmtCreated', 'mine'],
  }),
} as const;
