import { basketApi } from '../../../src/contract/promotion/baskets';
import { main } from '../../support/backends';
import type { Client } from '../../support/client';
import { fill, openPromotions, type Promotions } from './promotions';

const { products, customers, staff } = basketApi;

let world: Promotions;

beforeAll(async () => {
  world = await openPromotions(main.start);
});
afterAll(() => world.backend.stop());

test('whoever names the basket of somebody else learns nothing of it', async () => {
  const { admin, operator } = world;
  const basket = await fill(operator, 'flexible', {
    items: [{ productId: 'P002' }],
    custIds: ['C100'],
    staff: [{ staffId: 'S00511', quotaAmount: '100.00' }],
  });
  const searches = async (who: Client) => {
    const query = { ...basket, pageNum: 1, pageSize: 100 };
    return Promise.all(
      ([products, customers, staff] as const).map(async (search) => {
        const [all, left] = [await who.data(search, query), await who.data(search, { ...query, onlyNotInBasket: 1 })];
        return all.total - left.total;
      }),
    );
  };
  expect(await searches(operator)).toEqual([1, 1, 1]);
  expect(await searches(admin)).toEqual([0, 0, 0]);
  const { records } = await admin.data(products, { ...basket, pageNum: 1, pageSize: 100 });
  expect(records.filter(({ inBasket }) => inBasket)).toEqual([]);
});
