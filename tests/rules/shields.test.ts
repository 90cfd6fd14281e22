/* docs/domain/goods.md#shields and #business-codes */
import { resolveCode } from '../../server/areas/goods/rules/businessCodes';
import { forbidsSale, strongestShield } from '../../server/areas/goods/rules/shields';
import { SHIELD_TYPE } from '../../src/contract/goods/shields';

const { invisible, notForSale, priceHidden } = SHIELD_TYPE;
const nothing = { productIds: [], brandIds: [], categoryIds: [], customerTypeCodes: [], regionIds: [], custIds: [] };
const product = { productId: 'P001', brandId: 'PP1', categoryIds: ['0101', '01'] };
const customer = { custId: 'C100', customerType: '3', regionIds: ['420106', '420100', '420000'] };
const shield = (more: object) =>
  ({
    ...{ ...nothing, productScopeType: 'PRODUCT', productIds: ['P001'], customerScopeType: 'ALL' },
    ...{ shieldType: priceHidden, ...more },
  }) as Parameters<typeof strongestShield>[0][number];

test('of several that meet the strongest holds, and a hidden price forbids no sale', () => {
  const both = [shield({}), shield({ shieldType: invisible }), shield({ shieldType: notForSale })];
  expect(strongestShield(both, product, customer)).toBe(invisible);
  expect(strongestShield([shield({})], product, customer)).toBe(priceHidden);
  expect([invisible, notForSale, priceHidden, null].map(forbidsSale)).toEqual([true, true, false, false]);
});

test.each([
  ['a brand', { productScopeType: 'BRAND', brandIds: ['PP1'] }, true],
  ['a category above', { productScopeType: 'CATEGORY', categoryIds: ['01'] }, true],
  ['another category', { productScopeType: 'CATEGORY', categoryIds: ['02'] }, false],
  ['another product', { productIds: ['P002'] }, false],
  ['a type', { customerScopeType: 'CATEGORY', customerTypeCodes: ['3'] }, true],
  ['another type', { customerScopeType: 'CATEGORY', customerTypeCodes: ['4'] }, false],
  ['a region above', { customerScopeType: 'REGION', regionIds: ['420000'] }, true],
  ['a customer', { customerScopeType: 'CUSTOMER', custIds: ['C100'] }, true],
  ['another customer', { customerScopeType: 'CUSTOMER', custIds: ['C101'] }, false],
])('%s', (_, more, meets) => {
  expect(strongestShield([shield(more)], product, customer) !== null).toBe(meets);
});

test('without a customer only what is kept from everybody counts', () => {
  expect(strongestShield([shield({ customerScopeType: 'CUSTOMER', custIds: ['C100'] })], product)).toBeNull();
  expect(strongestShield([shield({})], product)).toBe(priceHidden);
});

const code = (
  codeId: string,
  customerTypes: string[],
  regionIds: string[],
  isDefault: 0 | 1 = 0,
  gmtModified = '1',
) => ({ codeId, customerTypes, regionIds, isDefault, gmtModified });

test('type and region come before type, that before region, that before the default; the newest of equals', () => {
  const all = [
    code('1', [], [], 1),
    code('2', [], ['420000']),
    code('3', ['3'], []),
    code('4', ['3'], ['420100']),
    code('5', ['3'], ['420106'], 0, '2'),
  ];
  const found = (rows: typeof all) => {
    const { found: row, by } = resolveCode(rows, customer);
    return [row?.codeId, by];
  };
  expect(found(all)).toEqual(['5', 'TYPE_REGION']);
  expect(found(all.slice(0, 4))).toEqual(['4', 'TYPE_REGION']);
  expect(found(all.slice(0, 3))).toEqual(['3', 'TYPE']);
  expect(found(all.slice(0, 2))).toEqual(['2', 'REGION']);
  expect(found(all.slice(0, 1))).toEqual(['1', 'DEFAULT']);
  expect(found([code('9', ['4'], [])])).toEqual([undefined, 'NONE']);
  // A default that is bound to others is still the default.
  expect(found([code('9', ['4'], [], 1)])).toEqual(['9', 'DEFAULT']);
});
