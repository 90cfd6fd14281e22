/* docs/domain/trade-fair.md#meals: one of a kind on a day in a venue, whichever page it comes from. */
import { ERROR } from '../../../src/contract/error-codes';
import { diningApi } from '../../../src/contract/trade-fair/dining';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const tradeFairId = '70001';
const EVENING = { mealDate: '2026-03-09', mealType: 3, startTime: '17:30', endTime: '19:30', quota: 50 } as const;

let backend: Backend;
let admin: Client;
beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

const evenings = async () =>
  (await admin.data(diningApi.page, { tradeFairId, mealDate: EVENING.mealDate, mealType: EVENING.mealType })).records;
const add = (venue: string) => admin.call(diningApi.add, { ...EVENING, tradeFairId, venue });

/** Saves the fair as its form shows it, with other meals. */
async function save(change: (meals: Meals) => Meals) {
  const { meals, ...fair } = await admin.data(tradeFairApi.detail, { id: tradeFairId });
  const shown = meals.map(({ started: _started, ...meal }) => meal);
  return admin.call(tradeFairApi.update, { ...fair, id: tradeFairId, saveMode: 'SUBMIT', meals: change(shown) });
}
type Meals = {
  mealDate: string;
  mealType: 1 | 2 | 3;
  startTime: string;
  endTime: string;
  quota: number;
  venue: string;
}[];

test('a fair with a meal in two venues is saved as it is, each with its own times and seats', async () => {
  expect([(await add('一楼餐厅')).code, (await add('三楼小厅')).code]).toEqual([200, 200]);
  expect((await add('三楼小厅')).data).toEqual([{ field: 'mealType', msg: '同一天同一餐厅的餐次重复' }]);
  const before = await evenings();
  const saved = await save((meals) =>
    meals.map((meal) => (meal.venue === '三楼小厅' ? { ...meal, startTime: '18:00', quota: 20 } : meal)),
  );
  expect(saved.code).toBe(200);
  expect(await evenings()).toEqual(
    before.map((meal) => (meal.venue === '三楼小厅' ? { ...meal, startTime: '18:00', quota: 20, remain: 20 } : meal)),
  );
});

test('a meal that is moved to another venue is the same, and not moved to where there is one', async () => {
  const moved = (await evenings()).find(({ venue }) => venue === '三楼小厅')!;
  const move = (venue: string) =>
    save((meals) => meals.map((meal) => (meal.venue === '三楼小厅' ? { ...meal, venue } : meal)));
  const twice = (await move('一楼餐厅')) as { code: number; data: unknown };
  expect(twice).toMatchObject({ code: ERROR.invalidInput, data: [{ msg: '同一天同一餐厅的餐次重复' }] });
  expect((await move('四楼茶座')).code).toBe(200);
  expect(await evenings()).toContainEqual({ ...moved, venue: '四楼茶座' });
  const { mealId } = moved;
  expect((await admin.call(diningApi.update, { mealId, venue: '一楼餐厅' })).data).toEqual([
    { field: 'venue', msg: '同一天同一餐厅的餐次重复' },
  ]);
});
