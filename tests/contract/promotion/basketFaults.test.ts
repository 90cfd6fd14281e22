import { basketApi } from '../../../src/contract/promotion/baskets';
import { main } from '../../support/backends';
import { fill, openPromotions, type Promotions } from './promotions';

const { tempProducts, addStaff, tempStaff } = basketApi;

let world: Promotions;

beforeAll(async () => {
  world = await openPromotions(main.start);
});
afterAll(() => world.backend.stop());

const paging = { pageNum: 1, pageSize: 10 };

test('rows that lack what is needed for the publication are counted, told and found', async () => {
  const { operator } = world;
  const offer = await fill(operator, 'specialOffer', {
    items: [{ productId: 'P001', priceMode: 'FIXED', specialPrice: '11.5000' }, { productId: 'P006' }],
  });
  const found = await operator.data(tempProducts, { formId: offer.formId, ...paging });
  expect(found).toMatchObject({ total: 2, errorCount: 1 });
  expect(found.records.map(({ productId, errorMsg }) => [productId, errorMsg])).toEqual([
    ['P001', ''],
    ['P006', '还没有价格'],
  ]);
  const wrong = await operator.data(tempProducts, { formId: offer.formId, onlyError: 1, ...paging });
  expect(wrong.records.map(({ productId }) => productId)).toEqual(['P006']);

  const band = await fill(operator, 'flexible', {
    items: [
      { productId: 'P001', floorPrice: '11.0000', ceilPrice: '12.0000' },
      { productId: 'P006', floorPrice: '2.0000' },
    ],
  });
  expect(await operator.data(tempProducts, { formId: band.formId, ...paging })).toMatchObject({ errorCount: 1 });
  // Products of a ladder need nothing of their own.
  const ladder = await fill(operator, 'fullQuantityReductionAgg', { items: [{ productId: 'P001' }] });
  expect(await operator.data(tempProducts, { formId: ladder.formId, ...paging })).toMatchObject({ errorCount: 0 });
});

test('a salesperson needs a quota for flexible prices only', async () => {
  const { operator } = world;
  const faultsOf = async (activityType: 'flexible' | 'fullAmountReduction') => {
    const basket = await fill(operator, activityType, { items: [{ productId: 'P001' }] });
    await operator.data(addStaff, {
      ...basket,
      items: [{ staffId: 'S00511' }, { staffId: 'S00512', quotaAmount: '500.00' }],
    });
    const { errorCount, records } = await operator.data(tempStaff, { formId: basket.formId, ...paging });
    return { errorCount, faults: records.map(({ errorMsg }) => errorMsg) };
  };
  expect(await faultsOf('flexible')).toEqual({ errorCount: 1, faults: ['还没有额度', ''] });
  expect(await faultsOf('fullAmountReduction')).toEqual({ errorCount: 0, faults: ['', ''] });
});
