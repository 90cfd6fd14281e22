/* Activities beside each other, by hand: which of them takes a line, and what the minimum forbids. */
import { amount, each, exampleWorld, percent } from './exampleDays';
import { publish } from './promotions';

const world = exampleWorld();

test('stackable ones after an exclusive one, and an exclusive one after them', async () => {
  const { times, price } = world.days.next();
  const stackable = { ...times, stackMode: 'STACKABLE' } as const;
  await world.days.named('fullQuantityReductionAgg', [{ productId: 'P001' }], {
    ...{ ...times, priority: 30, ladders: [amount('50', '30.00')] },
  });
  await publish(world.client, 'fullAmountReduction', {
    ...stackable,
    priority: 20,
    ladders: [amount('400.00', '20.00')],
  });
  await publish(world.client, 'eachFullQuantityReductionNonAgg', {
    ...{ ...stackable, priority: 10, ladders: [amount('20', '2.00')] },
  });
  const late = await publish(world.client, 'fullQuantityReductionAgg', {
    ...times,
    priority: 5,
    ladders: [amount('1', '10')],
  });
  const { lines, trace } = await price([
    [1, 'P001', '60'],
    [2, 'P003', '45'],
  ]);
  // P001 is the exclusive one's; of P003 445.50 − 20.00, then twice 2.00.
  expect(lines).toEqual(['1 768.00 0.00 30.00 738.00', '2 445.50 0.00 24.00 421.50']);
  expect(new Set(trace.filter(({ id }) => id === late.activityId).map(({ reasonCode }) => reasonCode))).toEqual(
    new Set(['CLAIMED']),
  );
});

test.each([
  // 720.00 + 370.00 = 1090.00 × 5 % = 54.50.
  [1, ['1 768.00 48.00 36.00 684.00', '2 370.00 0.00 18.50 351.50']],
  // 370.00 alone do not reach 1000.00.
  [0, ['1 768.00 48.00 0.00 720.00', '2 370.00 0.00 0.00 370.00']],
] as const)('special prices and a reduction with withSpecial %i', async (withSpecial, expected) => {
  const { times, price } = world.days.next();
  await world.days.named('specialOffer', [{ productId: 'P001', priceMode: 'REDUCE', reducePrice: '0.8000' }], times);
  const ladders = [percent('1000.00', '5.00')];
  await publish(world.client, 'fullAmountReduction', { ...times, withSpecial, ladders });
  const { lines } = await price([
    [1, 'P001', '60'],
    [2, 'P002', '20'],
  ]);
  expect(lines).toEqual(expected);
});

test.each([
  [0, '42.00', false, []],
  [1, '42.00', true, ['BELOW_MIN']],
  // 20 × (9.90 − 2.10) = 156.00 is below 20 × 7.90; the other products keep theirs.
  [2, '0.00', false, []],
] as const)('ladders of products under minPriceGuard %i', async (minPriceGuard, third, belowMin, warnings) => {
  const { times, price } = world.days.next();
  await world.days.named(
    'fullQuantityReductionNonAgg',
    [
      { productId: 'P001', ladders: [each('10', '1.5000')] },
      // 18.50 − 3.50 = 15.00 is the minimum itself.
      { productId: 'P002', ladders: [each('10', '3.5000')] },
      { productId: 'P003', ladders: [each('10', '2.1000')] },
    ],
    { ...times, ladderMode: 'PRODUCT', minPriceGuard },
  );
  const { rows } = await price(['P001', 'P002', 'P003'].map((productId, i) => [i + 1, productId, '20']));
  expect(rows.map(({ orderDiscount }) => orderDiscount)).toEqual(['30.00', '70.00', third]);
  expect([rows[2]!.belowMin, rows[2]!.warnings.map(({ code }) => code)]).toEqual([belowMin, warnings]);
});
