import { DUPLICATE_VERDICT, MERGE_STATUS } from '@/contract/master-data/duplicates';
import { codeTable } from '@kit/fields/codeTable';

export const verdicts = codeTable('duplicateVerdict', DUPLICATE_VERDICT, {
  tones: { different: 'ended', possible: 'attention', likely: 'stopped', same: 'stopped' },
});
export const mergeStatus = codeTable('mergeStatus', MERGE_STATUS, {
  tones: { merged: 'active', undone: 'ended', fixed: 'draft' },
});

/** Whether two records agree in a fact; unknown where one of them lacks it. */
export const agreement = codeTable(
  'duplicateAgrees',
  { yes: 'yes', no: 'no', unknown: 'unknown' },
  { tones: { yes: 'active', no: 'stopped', unknown: 'draft' } },
);
export const facts = codeTable('duplicateFact', {
  brand: 'brand',
  region: 'region',
  kind: 'kind',
  marker: 'marker',
  chain: 'chain',
  phone: 'phone',
  legalPerson: 'legalPerson',
  address: 'address',
  substance: 'substance',
  strength: 'strength',
  count: 'count',
  maker: 'maker',
  uscc: 'uscc',
  licence: 'licence',
  approvalNo: 'approvalNo',
  barcode: 'barcode',
});
export const vetoLabels = codeTable('duplicateVeto', {
  KIND: 'KIND',
  MARKER: 'MARKER',
  SPECIALTY: 'SPECIALTY',
  ORDINAL: 'ORDINAL',
  NAME: 'NAME',
  FORM: 'FORM',
  STRENGTH: 'STRENGTH',
  PACK: 'PACK',
  MAKER: 'MAKER',
});
export const noteLabels = codeTable('duplicateNote', {
  NAME_DIFFERS: 'NAME_DIFFERS',
  OTHER_CODE: 'OTHER_CODE',
  OTHER_APPROVAL: 'OTHER_APPROVAL',
  BARCODE_CONFLICT: 'BARCODE_CONFLICT',
});
export const mergeGroups = codeTable('mergeGroup', {
  orders: 'orders',
  returns: 'returns',
  shipments: 'shipments',
  statements: 'statements',
  licences: 'licences',
  concerns: 'concerns',
  reserves: 'reserves',
  promotions: 'promotions',
  rebates: 'rebates',
  priceRules: 'priceRules',
  shields: 'shields',
  fairs: 'fairs',
  visits: 'visits',
  entries: 'entries',
  goods: 'goods',
  prices: 'prices',
  stock: 'stock',
  listings: 'listings',
  zones: 'zones',
  monitors: 'monitors',
  purchases: 'purchases',
});
/** Columns for which the user chooses whose value is kept. */
export const mergedColumns = codeTable('mergeField', {
  custName: 'custName',
  customerType: 'customerType',
  uscc: 'uscc',
  legalPerson: 'legalPerson',
  regionId: 'regionId',
  address: 'address',
  salesmanId: 'salesmanId',
  contactName: 'contactName',
  contactPhone: 'contactPhone',
  operateRangeIds: 'operateRangeIds',
  supplierName: 'supplierName',
  companyKind: 'companyKind',
  productName: 'productName',
  commonName: 'commonName',
  tradeName: 'tradeName',
  spec: 'spec',
  unit: 'unit',
  dosageForm: 'dosageForm',
  manufacturer: 'manufacturer',
  approvalNo: 'approvalNo',
  barcode: 'barcode',
  brandId: 'brandId',
  categoryId: 'categoryId',
  supplierId: 'supplierId',
  operateRangeId: 'operateRangeId',
  prescriptionType: 'prescriptionType',
  storage: 'storage',
  shelfLifeMonths: 'shelfLifeMonths',
  taxRate: 'taxRate',
  packUnit: 'packUnit',
  otcType: 'otcType',
});
