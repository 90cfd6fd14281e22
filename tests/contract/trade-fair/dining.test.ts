import { ERROR } from '../../../src/contract/error-codes';
import { diningApi, MEAL_TARGET } from '../../../src/contract/trade-fair/dining';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';

const tradeFairId = '70001';
const { page, add, update, issue, verify, detailPage } = diningApi;

test('vouchers are issued once for each guest and never beyond the seats, and let in once, within the hours', async () => {
  let server = await main.start();
  let clerk = await signedIn(server.origin, 'show.clerk');
  const form = { tradeFairId, mealDate: '2026-03-08', mealType: 3, venue: '一楼餐厅' } as const;
  const meal = { ...form, startTime: '17:30', endTime: '19:30', quota: 5 };
  expect((await clerk.call(add, { ...meal, mealDate: '2026-04-08' })).data).toEqual([
    { field: 'mealDate', msg: '餐次日期必须在展会期间内' },
  ]);
  const { mealId } = await clerk.data(add, meal);
  expect((await clerk.call(add, meal)).code).toBe(ERROR.invalidInput);

  const guests = { mealId, target: MEAL_TARGET.guests, companionsIncluded: 1 } as const;
  // 王海涛 and 杨雪梅 come with one companion each.
  expect(await clerk.data(issue, { ...guests, guestIds: ['74001', '74002'] })).toEqual({
    ...{ issued: 2, seats: 3, skipped: 0 },
  });
  expect(await clerk.data(issue, { ...guests, guestIds: ['74001', '74003'] })).toMatchObject({ issued: 1, skipped: 1 });
  expect((await clerk.call(issue, { ...guests, guestIds: ['74006'] })).code).toBe(ERROR.mealFull);
  const hands = await Promise.all(
    ['74004', '74005', '74007', '74008'].map((id) => clerk.call(issue, { ...guests, guestIds: [id] })),
  );
  expect(hands.filter(({ success }) => success)).toHaveLength(1);
  expect((await clerk.call(update, { mealId, quota: 4 })).code).toBe(ERROR.mealFull);

  const { records } = await clerk.data(detailPage, { mealId });
  expect(records).toHaveLength(4);
  const { voucherNo } = records.find(({ guestName }) => guestName === '王海涛')!;
  expect((await clerk.call(verify, { mealId, voucherNo })).code).toBe(ERROR.outsideMeal);
  expect((await clerk.call(verify, { mealId, voucherNo: 'CQ99999999' })).code).toBe(ERROR.voucherUnknown);
  server = await server.reopen({ CLOCK: '2026-03-08 18:00:00' });
  clerk = await signedIn(server.origin, 'show.clerk');
  expect(await clerk.data(verify, { mealId, voucherNo })).toMatchObject({
    guestName: '王海涛',
    seats: 2,
    remaining: 3,
  });
  expect(await clerk.call(verify, { mealId, voucherNo })).toMatchObject({
    code: ERROR.voucherUsed,
    msg: expect.stringContaining('2026-03-08 18:00'),
  });
  const meals = await clerk.data(page, { tradeFairId, mealDate: '2026-03-08', mealType: 3 });
  expect(meals.records).toMatchObject([{ quota: 5, issuedCount: 5, usedCount: 2, remain: 0 }]);
  await server.stop();
});
