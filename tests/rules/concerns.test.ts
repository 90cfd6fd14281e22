/* docs/domain/goods.md#concerns */
import { lookAt, mayBeTold } from '../../server/areas/goods/rules/concerns';
import { CONCERN_TYPE } from '../../src/contract/goods/concerns';

const HOUR = 3_600_000;
const ms = 100 * HOUR;
const restock = { concernType: CONCERN_TYPE.restock, targetPrice: null, wasOut: 1 as const, noticed: null };
const drop = { ...restock, concernType: CONCERN_TYPE.priceDrop, targetPrice: 118_000, wasOut: 0 as const };

test('goods count as arrived only if there were none before', () => {
  expect(lookAt(restock, { available: 5, price: null, ms })).toEqual({ tells: true, wasOut: 0 });
  expect(lookAt({ ...restock, wasOut: 0 }, { available: 5, price: null, ms })).toEqual({ tells: false, wasOut: 0 });
  expect(lookAt({ ...restock, wasOut: 0 }, { available: 0, price: null, ms })).toEqual({ tells: false, wasOut: 1 });
});

test('a price is low enough when it is what was wanted, and unknown prices are not', () => {
  const told = (price: number | null) => lookAt(drop, { available: 1, price, ms }).tells;
  expect([told(118_001), told(118_000), told(100_000), told(null)]).toEqual([false, true, true, false]);
});

test('nobody is told twice within 24 hours; what arrived meanwhile is told when it may be', () => {
  expect([mayBeTold(ms - 23 * HOUR, ms), mayBeTold(ms - 24 * HOUR, ms)]).toEqual([false, true]);
  const early = lookAt({ ...restock, noticed: ms - HOUR }, { available: 5, price: null, ms });
  expect(early).toEqual({ tells: false, wasOut: 1 });
  const later = lookAt({ ...restock, ...early, noticed: ms - HOUR }, { available: 5, price: null, ms: ms + 23 * HOUR });
  expect(later.tells).toBe(true);
});
