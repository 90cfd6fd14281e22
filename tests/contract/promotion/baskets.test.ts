import { ERROR } from '../../../src/contract/error-codes';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';
import { fill, openPromotions, type Promotions } from './promotions';

const { products, addProducts, tempProducts, changeProduct, removeProducts } = basketApi;
const { customers, addCustomers, tempCustomers, staff, addStaff, tempStaff, removeStaff, suppliers } = basketApi;

let world: Promotions;

beforeAll(async () => {
  world = await openPromotions(main.start);
});
afterAll(() => world.backend.stop());

const paging = { pageNum: 1, pageSize: 10 };

test('products are found by pinyin, category and supplier, at the prices of the branch', async () => {
  const { operator } = world;
  const basket = { formId: undefined, branchId: 'FDB', activityType: undefined, ...paging };
  const named = await operator.data(products, { ...basket, keyword: 'AMXLJN' });
  expect(named.records).toEqual([
    expect.objectContaining({ productId: 'P001', listPrice: '12.8000', minSalePrice: '10.5000', inBasket: false }),
  ]);
  const ofBranch = await operator.data(products, { ...basket, categoryIds: ['01'], supplierId: 'G0012' });
  expect(ofBranch.records.map(({ productId }) => productId)).toEqual(['P001']);
  const dear = await operator.data(products, { ...basket, orderBy: 'listPrice', orderDir: 'desc' });
  expect(dear.records[0]).toMatchObject({ productName: '电子血压计' });
  const offered = await operator.data(products, { ...basket, branchId: 'FDB01' });
  // Branch offices hold no licence for medicines under special control.
  expect(dear.total - offered.total).toBeGreaterThan(3);
  expect((await operator.call(products, { ...basket, branchId: 'FDC' })).code).toBe(ERROR.branchNotGranted);
});

test('a basket takes products once, checks their terms, and changes rows by version or many at a time', async () => {
  const { operator } = world;
  const basket = await fill(operator, 'specialOffer', {
    items: [{ productId: 'P001', priceMode: 'FIXED', specialPrice: '11.5000', limitQtyPerCustomer: 60 }],
  });
  const again = await operator.data(addProducts, {
    ...basket,
    items: [
      { productId: 'P001', minQty: 5 },
      { productId: 'P006', priceMode: 'RATE', specialRate: '88.00' },
      { productId: 'P999' },
    ],
  });
  expect(again).toEqual({ added: 1, updated: 1, skipped: 1, total: 2 });
  const { records, total } = await operator.data(tempProducts, { formId: basket.formId, ...paging });
  expect(total).toBe(2);
  expect(records[0]).toMatchObject({ specialPrice: '11.5000', minQty: 5, limitQtyPerCustomer: 60, priceMode: 'FIXED' });
  const [, second] = records;
  const change = { formId: basket.formId, id: second!.id, version: second!.version };
  const [changed] = await operator.data(changeProduct, { ...change, specialRate: '90.50' });
  expect(changed).toMatchObject({ specialRate: '90.50', priceMode: 'RATE', version: second!.version + 1 });
  expect((await operator.call(changeProduct, { ...change, specialRate: '80.00' })).code).toBe(ERROR.versionConflict);
  // 90.50 per cent is no price of 0.9050: a way of pricing that comes without its value has none.
  const [fixed] = await operator.data(changeProduct, { ...change, version: changed!.version, priceMode: 'FIXED' });
  expect(fixed).toMatchObject({ priceMode: 'FIXED', specialPrice: null });
  const all = await operator.data(changeProduct, {
    formId: basket.formId,
    ids: records.map(({ id }) => id),
    limitQtyTotal: 500,
  });
  expect(all.map(({ limitQtyTotal }) => limitQtyTotal)).toEqual([500, 500]);
  expect(await operator.data(removeProducts, { formId: basket.formId, ids: [second!.id] })).toEqual({
    deleted: 1,
    total: 1,
  });
  const found = await operator.data(products, { ...basket, ...paging, keyword: 'P001', onlyNotInBasket: 1 });
  expect(found.total).toBe(0);
});

test('a band lies below the list price, and its floor below its ceiling', async () => {
  const { operator } = world;
  const basket = await fill(operator, 'flexible', { custIds: ['C100'] });
  const give = (floorPrice: string, ceilPrice: string) =>
    operator.call(addProducts, { ...basket, items: [{ productId: 'P001', floorPrice, ceilPrice }] });
  expect(await give('12.0000', '11.0000')).toMatchObject({
    code: ERROR.invalidInput,
    data: [{ field: 'items.0.floorPrice', msg: '不能高于上限价' }],
  });
  expect((await give('11.0000', '12.8001')).data).toEqual([{ field: 'items.0.ceilPrice', msg: '不能高于挂牌价' }]);
  expect((await give('11.0000', '12.8000')).data).toMatchObject({ added: 1 });
});

test('everything that a search finds goes in at once', async () => {
  const { operator } = world;
  const basket = await fill(operator, 'fullQuantityReductionAgg', {});
  const counts = await operator.data(addProducts, { ...basket, selectAll: 1, query: { categoryIds: ['01', '02'] } });
  expect(counts.added).toBeGreaterThan(30);
  expect(counts.total).toBe(counts.added);
  const people = await operator.data(addCustomers, { ...basket, selectAll: 1, query: { regionIds: ['420600'] } });
  expect(people.added).toBe(15);
  const rows = await operator.data(tempCustomers, { formId: basket.formId, keyword: 'cdyy', ...paging });
  expect(rows.records).toEqual([expect.objectContaining({ custName: '城东医院', regionName: '襄阳市' })]);
});

test('customers and salespeople are those of the branch and below; a quota is given again', async () => {
  const { operator } = world;
  const basket = await fill(operator, 'flexible', {
    custIds: ['C100', 'C104'],
    staff: [{ staffId: 'S00511', quotaAmount: '100.00' }],
  });
  expect((await operator.data(tempCustomers, { formId: basket.formId, ...paging })).total).toBe(1);
  const both = [
    { staffId: 'S00511', quotaAmount: '250.50' },
    { staffId: 'S00601', quotaAmount: null },
  ];
  expect(await operator.data(addStaff, { ...basket, items: both })).toEqual({
    added: 1,
    updated: 1,
    skipped: 0,
    total: 2,
  });
  const { records } = await operator.data(tempStaff, { formId: basket.formId, ...paging });
  expect(records.map(({ staffName, quotaAmount }) => [staffName, quotaAmount])).toEqual([
    ['郑凯', '250.50'],
    ['许志远', null],
  ]);
  const sellers = await operator.data(staff, { ...basket, ...paging, departmentId: '销售部' });
  expect(sellers.records.filter(({ inBasket }) => inBasket)).toHaveLength(2);
  expect(await operator.data(removeStaff, { formId: basket.formId, all: 1 })).toEqual({ deleted: 2, total: 0 });
  const chains = await operator.data(customers, {
    ...basket,
    ...paging,
    customerTypeCodes: ['2'],
    salesmanId: 'S00511',
  });
  expect(chains.records.map(({ custId }) => custId)).toEqual(['C100']);
  const makers = await operator.data(suppliers, { branchId: 'FDB', keyword: '楚康', ...paging });
  expect(makers.records[0]).toMatchObject({ supplierId: 'G0012', productCount: 4 });
});

test('a basket is its owner’s, in his branch, for a day', async () => {
  const { backend, operator, admin } = world;
  const basket = await fill(operator, 'specialOffer', { items: [{ productId: 'P002' }] });
  const gone = { code: ERROR.basketGone };
  expect(await admin.call(tempProducts, { formId: basket.formId, ...paging })).toMatchObject(gone);
  expect(await admin.call(addProducts, { ...basket, items: [{ productId: 'P003' }] })).toMatchObject(gone);
  const elsewhere = await signedIn(backend.origin, 'op.hubei', 'FDB01');
  expect(await elsewhere.call(tempProducts, { formId: basket.formId, ...paging })).toMatchObject(gone);
});
