/* What comes back for goods that go back, by hand; what is kept is priced again by a trial. */
import { toUnits } from '../../../server/platform/numbers/decimal';
import { yuan } from '../../../server/platform/numbers/money';
import { recomputed, type ReturnedLine } from '../../../server/areas/promotion/rules/returns';
import { amount, type Basket, exampleWorld } from './exampleDays';
import { publish } from './promotions';

const world = exampleWorld();

test('returnPolicy 2: two partial returns, then the rest', async () => {
  const { times, price } = world.days.next();
  const ladders = [amount('100', '50.00'), amount('150', '90.00')];
  await publish(world.client, 'fullQuantityReductionAgg', { ...times, ladders, returnPolicy: 2 });
  const fen = (text: string) => toUnits(text, 2);
  const sold = await price([
    [1, 'P001', '100'],
    [2, 'P003', '60'],
  ]);
  // 160: 90.00, by 1280.00 : 594.00.
  expect(sold.lines).toEqual(['1 1280.00 0.00 61.47 1218.53', '2 594.00 0.00 28.53 565.47']);
  let state = sold.rows.map(({ lineNo, qty, unitPrice, netAmount }): ReturnedLine => ({
    ...{ lineNo, qty: toUnits(qty, 4), unitPrice: toUnits(unitPrice, 4), net: fen(netAmount) },
    ...{ returnedBefore: 0, refundedBefore: 0, returning: 0 },
  }));
  async function giveBack(returning: readonly [number, number], kept: readonly [string, string]) {
    const rest = kept.flatMap((qty, i): Basket => (qty === '0' ? [] : [[i + 1, i === 0 ? 'P001' : 'P003', qty]]));
    const newTotal = rest.length > 0 ? fen((await price(rest)).totals.netAmount) : 0;
    const given = state.map((line, i) => ({ ...line, returning: (returning[i] ?? 0) * 10_000 }));
    const refunds = recomputed(given, { paid: fen(sold.totals.netAmount), newTotal });
    state = given.map((line, i) => ({
      ...line,
      returnedBefore: line.returnedBefore + line.returning,
      refundedBefore: line.refundedBefore + (refunds[i]?.refund ?? 0),
    }));
    return refunds.map(({ refund, promotionDeduct }) => [yuan(refund), yuan(promotionDeduct)]);
  }
  // 145 kept: 1280.00 + 445.50 − 50.00; 1784.00 − 1675.50 instead of 565.47 × 15 / 60 = 141.37.
  expect(await giveBack([0, 15], ['100', '45'])).toEqual([
    ['0.00', '0.00'],
    ['108.50', '32.87'],
  ]);
  // 95 kept: nothing off 1085.50; 1784.00 − 1085.50 − 108.50 instead of 609.27.
  expect(await giveBack([50, 0], ['50', '45'])).toEqual([
    ['590.00', '19.27'],
    ['0.00', '0.00'],
  ]);
  // All: 1784.00 − 698.50, by 609.26 : 424.10; what had been deducted comes back.
  expect(await giveBack([50, 45], ['0', '0'])).toEqual([
    ['640.00', '-30.74'],
    ['445.50', '-21.40'],
  ]);
});
