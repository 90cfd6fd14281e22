import { PRICE_CHANGE_STATUS, type PriceField, type PriceRow, type ScheduledPrice } from '@/contract/pricing/compare';
import { f } from '@/shared/fields/f';
import { OneBrand, ProductCategories } from '@/shared/pricing/selects';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

/** A row of the comparison, with its filters. */
export type ProductRow = PriceRow & { keyword?: string; categoryIds?: string[]; brandId?: string };
export type ChangeRow = ScheduledPrice & { branchId?: string; keyword?: string };

/** From which branch to which prices are copied, which of them, and when. */
export interface CopyValues {
  fromBranchId: string;
  toBranchIds: string[];
  fields: PriceField[];
  when: 'now' | 'later';
  effectiveTime: string | null;
}

const KEYWORD_LENGTH = 60;

export const productFields = fieldsOf<ProductRow>()('priceCompare', {
  productName: f.text({ width: 200, fixed: 'left', sorted: true }),
  productCode: f.code({ sorted: true }),
  spec: f.text({ width: 130 }),
  unit: f.text({ width: 60 }),
  keyword: f.text({ max: KEYWORD_LENGTH }),
  categoryIds: f.list({ filter: { formItemRender: () => <ProductCategories /> } }),
  brandId: f.text({ filter: { formItemRender: () => <OneBrand /> } }),
});

const changeStatus = codeTable('priceChange', PRICE_CHANGE_STATUS, {
  tones: { waiting: 'waiting', applied: 'active', cancelled: 'ended' },
});

export const changeFields = fieldsOf<ChangeRow>()('priceCompare', {
  productName: f.text({ width: 180, fixed: 'left' }),
  productCode: f.code(),
  branchName: f.text({ width: 180 }),
  fromBranchName: f.text({ width: 180 }),
  listPrice: f.price(),
  minSalePrice: f.price(),
  effectiveTime: f.dateTime({ sorted: true }),
  status: f.codes(changeStatus, { width: 90 }),
  createdByName: f.person(),
  branchId: f.permittedBranch(),
  keyword: f.text({ max: KEYWORD_LENGTH }),
});

export const copyFields = fieldsOf<object, CopyValues>()('priceCompare', {
  fromBranchId: f.permittedBranch({ required: true }),
  toBranchIds: f.branches({ required: true }),
  fields: f.list({ required: true }),
  when: f.text(),
  effectiveTime: f.dateTime({ required: true }),
});
