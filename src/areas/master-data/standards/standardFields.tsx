import { isEan13 } from '@/contract/master-data/codes/goods-codes';
import { MAX_SHELF_LIFE } from '@/contract/master-data/forms/commodity';
import { type MatchedProduct, PRODUCT_STATUS, type Standard, STANDARD_STATUS } from '@/contract/master-data/standards';
import { T } from '@/core/i18n';
import { digits, plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { goodsStorage, prescriptionType } from '../shared/goodsCodes';

const status = codeTable('standardStatus', STANDARD_STATUS, {
  tones: { off: 'stopped', on: 'active', merged: 'ended' },
  dictCode: 'standard.status',
});
const productStatus = codeTable('matchedStatus', PRODUCT_STATUS, {
  tones: { off: 'stopped', on: 'active', merged: 'ended' },
});

const BARCODE_DIGITS = 13;
const barcodeRule = {
  validator: (_: unknown, value: unknown) =>
    typeof value !== 'string' || value === '' || isEan13(value)
      ? Promise.resolve()
      : Promise.reject(new Error('barcode')),
  message: <T id="standard.wrongBarcode" />,
};

/** The fields of a standard, for its list, its form and its history. */
export const standardFields = fieldsOf<Standard>()('standard', {
  standardCode: f.code({ width: 130, fixed: 'left', sorted: true }),
  commonName: f.name({ max: 80, required: true, keep: plainText, width: 180, sorted: true }),
  tradeName: f.text({ max: 80, keep: plainText, width: 120 }),
  spec: f.text({ max: 60, required: true, width: 130 }),
  dosageForm: f.text({ required: true, width: 110 }),
  manufacturer: f.text({ max: 100, required: true, keep: plainText, width: 180, sorted: true }),
  approvalNo: f.text({ max: 40, width: 170, sorted: true, help: 'standard.approvalNoHelp' }),
  barcode: f.text({
    max: BARCODE_DIGITS,
    width: 130,
    rules: [barcodeRule],
    keep: (value) => digits(value, BARCODE_DIGITS),
  }),
  packUnit: f.text({ required: true, width: 80 }),
  shelfLifeMonths: f.count({ min: 1, max: MAX_SHELF_LIFE, width: 120 }),
  storage: f.codes(goodsStorage, { width: 90 }),
  otcType: f.codes(prescriptionType, { required: true, width: 110 }),
  matchedCount: f.count({ width: 100 }),
  status: f.codes(status, { width: 90, sorted: true }),
  gmtModified: f.dateTime({ sorted: true }),
});

/** The fields of a product that is matched to a standard. */
export const matchedFields = fieldsOf<MatchedProduct>()('matchedProduct', {
  productCode: f.code({ width: 120, fixed: 'left', sorted: true }),
  productName: f.name({ width: 180, sorted: true }),
  spec: f.text({ width: 130 }),
  unit: f.text({ width: 70 }),
  manufacturer: f.text({ width: 180 }),
  approvalNo: f.text({ width: 170 }),
  status: f.codes(productStatus, { width: 90 }),
});
