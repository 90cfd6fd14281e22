import { ENTRY_TEMPLATES } from '../../../../../src/contract/master-data/entry-templates';
import type { FormKind } from '../../../../../src/contract/master-data/entry-records';
import { BIZ_KIND } from '../../../../../src/contract/master-data/kinds';
import { cell, codeIn, type ImportRow, momentOf } from '../../../tasks/public';
import type { Form } from '../../data/schema/entry';
import type { EntryNames } from './entryNames';

/* What rows of a file say, as the form of their kind has it; papers and pictures follow there. */

const TEMPLATE = {
  [BIZ_KIND.company]: ENTRY_TEMPLATES.COMPANY_ENTRY,
  [BIZ_KIND.customer]: ENTRY_TEMPLATES.CUSTOMER_ENTRY,
  [BIZ_KIND.commodity]: ENTRY_TEMPLATES.COMMODITY_ENTRY,
} as const;

const dayOf = (row: ImportRow, field: string) =>
  cell(row, field) === '' ? null : momentOf(cell(row, field)).slice(0, 10);
const orNull = (text: string) => (text === '' ? null : text);
const numberOf = (row: ImportRow, field: string) => (cell(row, field) === '' ? null : Number(cell(row, field)));

/** The code of a choice; what the form has by default where the cell is empty. */
function choiceOf(kind: FormKind, row: ImportRow, field: string): number | undefined {
  const code = codeIn(TEMPLATE[kind], field, cell(row, field));
  return code === '' ? undefined : Number(code);
}

const textsOf = (row: ImportRow, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, cell(row, field)]));

const regionIdsOf = (row: ImportRow, { waysTo }: EntryNames) => {
  const ways = waysTo(cell(row, 'region'));
  return ways.length === 1 ? (ways[0] ?? []) : [];
};

function companyOf(row: ImportRow, names: EntryNames): Form {
  const own = ['companyName', 'uscc', 'legalPerson', 'address', 'contactName', 'contactPhone', 'email', 'bankName'];
  return {
    ...textsOf(row, [...own, 'bankAccount', 'invoiceTitle', 'taxNo']),
    companyKind: choiceOf(BIZ_KIND.company, row, 'companyKind'),
    registeredCapital: orNull(cell(row, 'registeredCapital')),
    establishDate: dayOf(row, 'establishDate'),
    businessTermEnd: dayOf(row, 'businessTermEnd'),
    regionIds: regionIdsOf(row, names),
    operateRangeIds: names.rangesOf(cell(row, 'operateRanges')).ids,
    licences: [],
  };
}

const PURCHASER = ['purchaserName', 'purchaserIdNo', 'purchaserPhone', 'authorisationUntil'];

function purchaserOf(row: ImportRow) {
  if (PURCHASER.every((field) => cell(row, field) === '')) return null;
  return {
    ...{ name: cell(row, 'purchaserName'), idNo: cell(row, 'purchaserIdNo'), phone: cell(row, 'purchaserPhone') },
    authorisationUntil: dayOf(row, 'authorisationUntil') ?? '',
  };
}

function customerOf(row: ImportRow, names: EntryNames): Form {
  const own = ['custName', 'uscc', 'practiceLicenceNo', 'address', 'legalPerson', 'qualityPerson'];
  const receiver = {
    ...{ id: 'r1', name: cell(row, 'receiverName'), phone: cell(row, 'receiverPhone'), isDefault: 1 },
    address: cell(row, 'receiverAddress') || cell(row, 'address'),
  };
  return {
    ...textsOf(row, [...own, 'invoiceTitle', 'taxNo']),
    customerType: choiceOf(BIZ_KIND.customer, row, 'customerType'),
    ...{ salesmanId: orNull(cell(row, 'salesmanId')), inviter: null },
    ...{ regionIds: regionIdsOf(row, names), receivers: [receiver], purchaser: purchaserOf(row) },
    settleType: choiceOf(BIZ_KIND.customer, row, 'settleType') ?? 1,
    ...{ creditLimit: orNull(cell(row, 'creditLimit')), creditDays: numberOf(row, 'creditDays') },
    operateRangeIds: names.rangesOf(cell(row, 'operateRanges')).ids,
    licences: [],
  };
}

function commodityOf(row: ImportRow, names: EntryNames): Form {
  const choice = (field: string) => choiceOf(BIZ_KIND.commodity, row, field);
  const own = ['commonName', 'tradeName', 'spec', 'dosageForm', 'manufacturer', 'holder', 'approvalNo', 'barcode'];
  return {
    ...textsOf(row, [...own, 'packUnit', 'purchasePrice', 'listPrice', 'minSalePrice']),
    ...{ midPack: numberOf(row, 'midPack'), bigPack: numberOf(row, 'bigPack') },
    ...{ prescriptionType: choice('prescriptionType'), storage: choice('storage'), taxRate: choice('taxRate') },
    operateRangeId: names.rangesOf(cell(row, 'operateRange')).ids[0] ?? '',
    shelfLifeMonths: numberOf(row, 'shelfLifeMonths'),
    ...{ decimalQty: choice('decimalQty') ?? 0, firstBusiness: choice('firstBusiness') ?? 0 },
    supplierId: names.suppliers.get(cell(row, 'supplierCode')) ?? null,
    ...{ images: [], licences: [] },
  };
}

export const FORM_OF_ROW = {
  [BIZ_KIND.company]: companyOf,
  [BIZ_KIND.customer]: customerOf,
  [BIZ_KIND.commodity]: commodityOf,
} as const satisfies Record<FormKind, (row: ImportRow, names: EntryNames) => Form>;

/** Fields of forms that have another name in the file. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  ...{ regionIds: 'region', operateRangeIds: 'operateRanges', operateRangeId: 'operateRange' },
  ...{ supplierId: 'supplierCode', receivers: 'receiverName', purchaser: 'purchaserName' },
  ...{ 'receivers.0.name': 'receiverName', 'receivers.0.phone': 'receiverPhone' },
  ...{ 'receivers.0.address': 'receiverAddress', 'purchaser.name': 'purchaserName' },
  ...{ 'purchaser.idNo': 'purchaserIdNo', 'purchaser.phone': 'purchaserPhone' },
  'purchaser.authorisationUntil': 'authorisationUntil',
};

/** The column that a field of the form comes from; none where no column does. */
export function columnOf(kind: FormKind, field: string): string | undefined {
  const name = COLUMN_OF[field] ?? field;
  return TEMPLATE[kind].columns.find((column) => column.field === name)?.field;
}

/** What tells a row from the others of its file; '' where it says too little. */
export function keyOfRow(kind: FormKind, row: ImportRow): string {
  if (kind === BIZ_KIND.company) return cell(row, 'uscc');
  if (kind === BIZ_KIND.customer) return cell(row, 'uscc') || cell(row, 'practiceLicenceNo');
  const parts = ['commonName', 'spec', 'manufacturer', 'approvalNo', 'packUnit'].map((field) => cell(row, field));
  return parts.slice(0, 3).every(Boolean) ? JSON.stringify(parts) : '';
}
