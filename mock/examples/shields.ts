import { businessCode } from '../../server/areas/goods/data/schema/business-code';
import { productShield } from '../../server/areas/goods/data/schema/shield';
import { BUSINESS_TYPE } from '../../src/contract/goods/business-codes';
import { type Shield, SHIELD_TYPE } from '../../src/contract/goods/shields';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';

const FIRST_SHIELD = 92_401;
const FIRST_CODE = 92_501;

interface Example extends Partial<Record<'productIds' | 'categoryIds' | 'custIds' | 'customerTypeCodes', string[]>> {
  branchId: string;
  productScopeType: Shield['productScopeType'];
  customerScopeType: Shield['customerScopeType'];
  shieldType: Shield['shieldType'];
  /** Days from the seed day. */
  from: number;
  to: number | null;
  reason: string;
}

/** None is of a product that the worked examples sell in Hubei. */
const SHIELDS: readonly Example[] = [
  {
    ...{ branchId: 'FDB', productScopeType: 'PRODUCT', productIds: ['P207'], customerScopeType: 'CUSTOMER' },
    ...{ custIds: ['C101'], shieldType: SHIELD_TYPE.notForSale, from: -10, to: 50, reason: '该客户冷链资质复核中' },
  },
  {
    ...{ branchId: 'FDC', productScopeType: 'CATEGORY', categoryIds: ['0801'], customerScopeType: 'CATEGORY' },
    customerTypeCodes: ['9'],
    shieldType: SHIELD_TYPE.invisible,
    from: -20,
    to: null,
    reason: '养老机构不经营饮片',
  },
  {
    ...{ branchId: 'FDD', productScopeType: 'PRODUCT', productIds: ['P206'], customerScopeType: 'ALL' },
    ...{ shieldType: SHIELD_TYPE.priceHidden, from: -40, to: -5, reason: '调价期间不显示价格' },
  },
];

const CODES = [
  ['FDB', BUSINESS_TYPE.sale, 'XS01', '湖北常规销售', [], [], 'S00511', 1],
  ['FDB', BUSINESS_TYPE.sale, 'XS02', '连锁药店销售', ['2', '3'], [], 'S00601', 0],
  ['FDB', BUSINESS_TYPE.sale, 'XS03', '武昌连锁销售', ['2'], ['420106'], 'S00602', 0],
  ['FDB', BUSINESS_TYPE.delivery, 'PS01', '湖北配送', [], [], 'S00511', 1],
  ['FDC', BUSINESS_TYPE.sale, 'XS01', '上海常规销售', [], [], 'S00522', 1],
] as const;

/** */
export async function seedShields(db: Db, day: string) {
  const at = (days: number) => `${shanghai(fromShanghai(day) + days * DAY).slice(0, 10)} 00:00:00`;
  const gmtCreated = `${day} 08:00:00`;
  const by = { createdBy: 'op.hubei', createdByName: '陈思远', modifiedBy: 'op.hubei', gmtModified: gmtCreated };
  await db.insert(productShield).values(
    SHIELDS.map(({ from, to, ...one }, i) => ({
      ...{ ...by, ...one, gmtCreated, shieldId: String(FIRST_SHIELD + i) },
      ...{ shieldNo: `PB${String(i + 1).padStart(8, '0')}`, startTime: at(from), endTime: to === null ? null : at(to) },
    })),
  );
  await db.insert(businessCode).values(
    CODES.map(([branchId, businessType, code, businessName, types, regions, salesmanId, isDefault], i) => ({
      ...{ ...by, gmtCreated, branchId, businessType, businessName, salesmanId, isDefault },
      ...{ codeId: String(FIRST_CODE + i), businessCode: code, customerTypes: [...types], regionIds: [...regions] },
    })),
  );
}
