import { type FairCommodity, SHELF } from '@/contract/trade-fair/commodities';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { supplierFilter } from '../shared/supplierFilter';

const shelf = codeTable('shelf', SHELF, { tones: { off: 'stopped', on: 'active' }, dictCode: 'yesNo' });
const PRICE = /^\d{1,8}(\.\d{1,4})?$/;
const whole = { min: 1, max: 99_999_999 };

/** What is offered at a fair. */
export const commodityFields = fieldsOf<FairCommodity>()('goods', {
  productCode: f.code({ max: 40, width: 130, sorted: true }),
  productName: f.name({ max: 100, width: 180, fixed: 'left' }),
  spec: f.text({ width: 120 }),
  manufacturer: f.name({ width: 180 }),
  unit: f.text({ width: 60 }),
  supplierId: f.text(supplierFilter),
  supplierName: f.name({ width: 180 }),
  listPrice: f.price(),
  fairPrice: f.price({ required: true, rules: [{ pattern: PRICE }], sorted: true }),
  stockQty: f.quantity(),
  minQty: f.count({ ...whole, required: true }),
  limitQty: f.count(whole),
  soldQty: f.quantity(),
  sort: f.count({ ...whole, required: true, sorted: true }),
  status: f.codes(shelf, { required: true }),
});
