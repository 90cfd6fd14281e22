/* Examples of our own, by hand: activities as somebody enters them, and an order priced by a trial. */
import { ERROR } from '../../../src/contract/error-codes';
import { amount, type Basket, between, each, exampleWorld, percent } from './exampleDays';
import { fill, publish } from './promotions';

const world = exampleWorld();

test('slices, product by product, over two lines of one of them', async () => {
  const { times, price } = world.days.next();
  const ladders = [
    between(1, 20, 'UNIT_PRICE', '0.1000'),
    between(21, 60, 'UNIT_PRICE', '0.2500'),
    between(61, null, 'UNIT_PRICE', '0.4000'),
  ];
  await publish(world.client, 'intervalFullQuantityReductionNonAgg', { ...times, ladders, calcMode: 'PROGRESSIVE' });
  const basket: Basket = [
    [1, 'P001', '70'],
    [2, 'P003', '45'],
    [3, 'P001', '5'],
  ];
  // P001 75: 20 × 0.10 + 40 × 0.25 + 15 × 0.40 = 18.00, by 896.00 : 64.00; P003 45: 2.00 + 25 × 0.25 = 8.25.
  expect((await price(basket)).lines).toEqual([
    '1 896.00 0.00 16.80 879.20',
    '2 445.50 0.00 8.25 437.25',
    '3 64.00 0.00 1.20 62.80',
  ]);
});

test('an interval of per cents with a gap before it', async () => {
  const { times, price } = world.days.next();
  const ladders = [between(10, 29, 'PERCENT', '3.00'), between(40, null, 'PERCENT', '6.00')];
  await publish(world.client, 'intervalFullQuantityReductionAgg', { ...times, ladders });
  const basket = (qty: string): Basket => [
    [1, 'P001', qty],
    [2, 'P003', '15'],
  ];
  // 35 lies between the two; 40: 468.50 × 6 % = 28.11, by 320.00 : 148.50 = 19.20 and 8.91.
  expect((await price(basket('20'))).totals.orderDiscount).toBe('0.00');
  expect((await price(basket('25'))).lines).toEqual(['1 320.00 0.00 19.20 300.80', '2 148.50 0.00 8.91 139.59']);
});

test('a cap over equal lines: the fen goes to the smallest number, as a number', async () => {
  const { times, price } = world.days.next();
  const limits = { ladders: [percent('100.00', '10.00')], maxRewardPerOrder: '10.00' };
  const { activityId } = await publish(world.client, 'fullAmountReduction', { ...times, ...limits });
  const { lines, trace } = await price([10, 9, 2].map((lineNo) => [lineNo, 'P001', '5']));
  // 192.00 × 10 % = 19.20, 6.40 each; 10.00 are 3.333… each.
  expect([...lines].sort()).toEqual(['10 64.00 0.00 3.33 60.67', '2 64.00 0.00 3.34 60.66', '9 64.00 0.00 3.33 60.67']);
  const row = trace.find(({ id, lineNo }) => id === activityId && lineNo === null);
  expect(row?.computed).toMatchObject({ uncut: '19.20', reward: '10.00', cut: 'ORDER_CAP' });
});

test('every 40 pieces of everything, shared by amount; decimals of weight reach a threshold together', async () => {
  const pieces = world.days.next();
  await publish(world.client, 'eachFullQuantityReductionAgg', { ...pieces.times, ladders: [amount('40', '7.77')] });
  const basket: Basket = [
    [1, 'P001', '60'],
    [2, 'P003', '45'],
    [3, 'P006', '37'],
  ];
  // 142: three times, 23.31, by 768.00 : 445.50 : 90.90 = 13.724…, 7.961…, 1.624…
  expect((await pieces.price(basket)).lines).toEqual([
    '1 768.00 0.00 13.72 754.28',
    '2 445.50 0.00 7.96 437.54',
    '3 90.90 0.00 1.63 89.27',
  ]);
  const weight = world.days.next();
  await publish(world.client, 'fullQuantityReductionAgg', { ...weight.times, ladders: [each('3', '1.2345')] });
  // 2.5 × 1.2345 = 3.08625 and 0.5 × 1.2345 = 0.61725, each rounded.
  expect(
    (
      await weight.price([
        [1, 'P008', '2.5'],
        [2, 'P008', '0.5'],
      ])
    ).lines,
  ).toEqual(['1 216.25 0.00 3.09 213.16', '2 43.25 0.00 0.62 42.63']);
});

test('a special price for fifty of an order splits the second line; its rest takes part in the reduction', async () => {
  const { times, price } = world.days.next();
  const offer = {
    productId: 'P003',
    priceMode: 'FIXED',
    specialPrice: '8.5000',
    minQty: 10,
    limitQtyPerOrder: 50,
  } as const;
  await world.days.named('specialOffer', [offer], times);
  await publish(world.client, 'fullAmountReduction', { ...times, ladders: [amount('100.00', '12.00')] });
  const { lines } = await price([
    [2, 'P003', '30'],
    [5, 'P003', '35'],
  ]);
  // 30 and 20 at 8.50; 15 × 9.90 = 148.50 − 12.00.
  expect(lines).toEqual(['2 297.00 42.00 0.00 255.00', '5a 198.00 28.00 0.00 170.00', '5b 148.50 0.00 12.00 136.50']);
});

test.each([
  // 13 × 27.3333 = 355.3329: 371.80 − 355.33 = 16.47.
  ['16.47', null, '16.47'],
  ['16.46', ERROR.quotaUsed, '0.00'],
])('an entered price with a quota of %s', async (quotaAmount, refusal, discount) => {
  const { times, price } = world.days.next();
  const { formId } = await fill(world.client, 'flexible', {
    items: [{ productId: 'P007', floorPrice: '26.0000', ceilPrice: '28.6000' }],
    staff: [{ staffId: 'S00511', quotaAmount }],
  });
  await publish(world.client, 'flexible', { ...times, formId });
  const { rows } = await price([[1, 'P007', '13', '27.3333']], { staffId: 'S00511' });
  expect(rows).toMatchObject([{ refusal, unitDiscount: discount }]);
});
