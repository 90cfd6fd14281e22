import {
  type Shield,
  SHIELD_CUSTOMERS,
  SHIELD_PRODUCTS,
  SHIELD_STATUS,
  SHIELD_TYPE,
  type ShieldType,
} from '@/contract/goods/shields';
import { CustomerTypes } from '@/shared/pricing/CustomerTypes';
import { f } from '@/shared/fields/f';
import type { Picked } from '@/shared/pricing/picks';
import { labelsOf } from '../shared/labelsOf';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';

const shieldType = codeTable('shieldType', SHIELD_TYPE, {
  tones: { invisible: 'stopped', notForSale: 'attention', priceHidden: 'waiting' },
  dictCode: 'shield.type',
});
export const shieldStatus = codeTable('shieldStatus', SHIELD_STATUS, {
  tones: { off: 'draft', on: 'active', expired: 'ended' },
  dictCode: 'shield.status',
});
const products = codeTable('shieldProducts', SHIELD_PRODUCTS);
const customers = codeTable('shieldCustomers', SHIELD_CUSTOMERS);

/** The values of the form: each kind of scope has a list of its own. */
export interface ShieldValues {
  branchId: string;
  productScopeType: Shield['productScopeType'];
  productIds: Picked[];
  brandIds: string[];
  categoryIds: string[];
  customerScopeType: Shield['customerScopeType'];
  customerTypeCodes: string[];
  regionIds: string[];
  custIds: Picked[];
  shieldType: ShieldType;
  startTime: string;
  endTime: string | null;
  reason: string;
}

interface Searched {
  productCode: string;
  custCode: string;
}

export const Products = ({ productScopeType, productScope }: Shield) => (
  <>
    {products.labelOf(productScopeType)}: {labelsOf(productScope)}
  </>
);

export function Customers({ customerScopeType, customerScope }: Shield) {
  if (customerScopeType === SHIELD_CUSTOMERS.all) return customers.labelOf(customerScopeType);
  const isType = customerScopeType === SHIELD_CUSTOMERS.types;
  return (
    <>
      {customers.labelOf(customerScopeType)}:{' '}
      {isType ? <CustomerTypes codes={customerScope.map(({ value }) => value)} /> : labelsOf(customerScope)}
    </>
  );
}

/** A shield: its list, its form, its history. */
export const shieldFields = fieldsOf<Shield, ShieldValues & Searched>()('shield', {
  shieldNo: f.code({ width: 130, fixed: 'left', sorted: true }),
  branchId: f.branch({ required: true }),
  productScope: f.list({ width: 260, cell: Products, show: labelsOf }),
  customerScope: f.list({ width: 220, cell: Customers, show: labelsOf }),
  shieldType: f.codes(shieldType, { required: true, width: 120, isState: false }),
  status: f.codes(shieldStatus, { width: 90 }),
  startTime: f.dateTime({ required: true, sorted: true }),
  endTime: f.dateTime({ sorted: true, help: 'shield.endHelp' }),
  reason: f.note({ required: true, min: 5, max: 100, width: 200, rules: [{ min: 5 }] }),
  createdByName: f.person(),
  gmtCreated: f.dateTime({ sorted: true }),
  productCode: f.code({ max: 40 }),
  custCode: f.code({ max: 40 }),
  productScopeType: f.codes(products, { required: true }),
  productIds: f.list({ required: true, show: labelsOf }),
  brandIds: f.list({ required: true }),
  categoryIds: f.list({ required: true }),
  customerScopeType: f.codes(customers, { required: true }),
  customerTypeCodes: f.list({ required: true }),
  regionIds: f.list({ required: true }),
  custIds: f.list({ required: true, show: labelsOf }),
});
