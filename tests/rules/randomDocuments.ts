import type { DocumentLine } from '../../server/areas/promotion/rules/deferred';
import type { LadderActivity } from '../../server/areas/promotion/rules/types';
import type { Dice } from './dice';
import { IDS, ladderActivityOf, productOf } from './randomOrders';

/** Documents of one customer, and a deferred activity in one of the four readings. */
export function randomDocuments(dice: Dice): { activity: LadderActivity; lines: DocumentLine[] } {
  const products = IDS.map((id) => productOf(dice, id));
  const lines = dice.times(0, 12, (lineNo): DocumentLine => {
    const base = dice.int(0, 300_000);
    return {
      billNo: dice.pick(['B1', 'B2', 'B3', 'B4']),
      lineNo,
      product: dice.pick(products),
      orderTime: dice.pick(['2026-03-12 10:00:00', '2026-03-12 10:00:00', '2026-04-01 00:00:00']),
      qty: dice.chance(0.1) ? 0 : dice.int(1, 1_500_000),
      base,
      net: dice.chance(0.9) ? dice.int(0, base) : 0,
      special: dice.chance(0.2),
    };
  });
  const facts = { settleMode: 2, amountBasis: dice.pick([1, 2] as const), perOrder: dice.chance(0.5) } as const;
  return { activity: { ...ladderActivityOf(dice, '1'), ...facts }, lines: dice.shuffled(lines) };
}
