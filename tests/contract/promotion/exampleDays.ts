import type { ActivityType } from '../../../src/contract/promotion/activity';
import { main, MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { fill, type form, type Item, publish } from './promotions';
import { type Ask, trials } from './trials';

type Facts = NonNullable<Parameters<typeof form>[0]>;
type Row = NonNullable<Facts['ladders']>[number];

export const amount = (threshold: string, rewardValue: string): Row => ({
  threshold,
  rewardValue,
  rewardType: 'AMOUNT',
});
export const percent = (threshold: string, rewardValue: string): Row => ({
  threshold,
  rewardValue,
  rewardType: 'PERCENT',
});
export const each = (threshold: string, rewardValue: string): Row => ({
  threshold,
  rewardValue,
  rewardType: 'UNIT_PRICE',
});
export const between = (
  fromQty: number,
  toQty: number | null,
  rewardType: Row['rewardType'],
  rewardValue: string,
): Row => ({ fromQty, toQty, rewardType, rewardValue });

/** Lines of an order: number, product, quantity, entered price. */
export type Basket = readonly (readonly [lineNo: number, productId: string, qty: string, enteredPrice?: string])[];

/** Days of May, each for one example: nothing else runs then. */
export function exampleDays(client: Client) {
  const { trial } = trials(client);
  let made = 0;
  return {
    next() {
      made += 1;
      const day = `2026-05-${String(made).padStart(2, '0')}`;
      return {
        times: { startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59` },
        /** Of each line: number, base amount, off its unit price, off by activities of the order, net. */
        async price(basket: Basket, more: Partial<Ask> = {}) {
          const { lines, totals, trace } = await trial([], {
            ...{ orderTime: `${day} 10:00:00`, ...more },
            lines: basket.map(([lineNo, productId, qty, enteredPrice]) => ({
              ...{ lineNo, productId, qty },
              ...(enteredPrice ? { enteredPrice } : {}),
            })),
          });
          return {
            rows: lines,
            totals,
            trace,
            lines: lines.map(({ lineNo, part, amount, unitDiscount, orderDiscount, netAmount }) =>
              [`${lineNo}${part}`, amount, unitDiscount, orderDiscount, netAmount].join(' '),
            ),
          };
        },
      };
    },
    /** For the products of a basket. */
    async named(type: ActivityType, items: Item[], facts: Facts = {}) {
      const { formId } = await fill(client, type, { items });
      return publish(client, type, { ...facts, formId, productScopeType: 'PRODUCT' });
    },
  };
}

/** The main engine and somebody who sets up activities there, for the tests of a file. */
export function exampleWorld() {
  let backend: Awaited<ReturnType<(typeof MAIN_ENGINE)[number]['start']>> | undefined;
  let world: { client: Client; days: ReturnType<typeof exampleDays> } | undefined;
  beforeAll(async () => {
    backend = await main.start();
    const client = await signedIn(backend.origin, 'op.hubei');
    world = { client, days: exampleDays(client) };
  });
  afterAll(() => backend?.stop());
  const started = () => {
    if (!world) throw new Error('It starts before the tests.');
    return world;
  };
  return {
    get client() {
      return started().client;
    },
    get days() {
      return started().days;
    },
  };
}
