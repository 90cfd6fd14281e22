import type { Input } from '../../../src/contract/endpoint';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { type Client } from '../../support/client';
import { fill, publish } from './promotions';

type NewRule = Input<typeof prodRulesApi.addRule>;
export type Ask = Input<typeof prodRulesApi.trial>;

export const P20_BASKET = [
  ['P001', '60'],
  ['P002', '40'],
  ['P003', '45'],
  ['P006', '137'],
].map(([productId = '', qty = ''], i) => ({ lineNo: i + 1, productId, qty }));

let made = 0;

/** What the examples of a price do: rules that are not in force and are tried, offers that are, and the trial itself. */
export function trials(client: Client) {
  /** A rule that is not in force: the trial switches it on. */
  async function rule(categoryCode: NewRule['categoryCode'], params: NewRule['params'], more: Partial<NewRule> = {}) {
    const { id } = await client.data(prodRulesApi.addRule, {
      ruleName: `试算${(made += 1)}`,
      ...{ categoryCode, params, branchId: 'FDB' },
      effectiveStart: '2026-03-01 00:00:00',
      effectiveEnd: '2026-03-31 23:59:59',
      ...(categoryCode === 'SPECIAL' || categoryCode === 'FLEXIBLE' ? { productScopeType: 'PRODUCT' as const } : {}),
      ...more,
    });
    return id;
  }
  const discount = (discountRate: string, more?: Partial<NewRule>) => rule('DISCOUNT', { discountRate }, more);
  const special = (specialPrice: string, more: object = {}) =>
    rule('SPECIAL', { items: [{ productId: 'P001', specialPrice }], ...more });
  const costPlus = (roundMode: string) =>
    rule('CALCULATION', { baseSource: 'COST', factor: '1.18', addend: '0.10', roundMode });

  const trial = (tryRuleIds: string[] = [], more: Partial<Ask> = {}) =>
    client.data(prodRulesApi.trial, {
      ...{ branchId: 'FDB', custId: 'C100', orderTime: '2026-03-12 10:00:00', tryRuleIds },
      lines: [{ lineNo: 1, productId: 'P001', qty: '100' }],
      ...more,
    });
  /** The unit price, and what became of each of the rules. */
  async function priced(ids: string[], more?: Partial<Ask>) {
    const { lines, trace } = await trial(ids, more);
    const fate = (id: string) => trace.find((row) => row.id === id)?.reasonCode;
    return [lines[0]!.unitPrice, ...ids.map(fate)];
  }

  /** Each example has a month of its own, in which no other activity runs. */
  const month = (number: string) => ({
    startTime: `2026-${number}-01 00:00:00`,
    endTime: `2026-${number}-28 23:59:59`,
  });
  const during = (number: string) => ({ orderTime: `2026-${number}-12 10:00:00` });
  const always = { effectiveStart: '2026-01-01 00:00:00', effectiveEnd: null };

  async function specialOffer(number: string, specialPrice: string) {
    const items = [{ productId: 'P001', priceMode: 'FIXED' as const, specialPrice }];
    const { formId } = await fill(client, 'specialOffer', { items });
    return publish(client, 'specialOffer', { ...month(number), productScopeType: 'PRODUCT', formId });
  }

  return { rule, discount, special, costPlus, trial, priced, specialOffer, month, during, always };
}
