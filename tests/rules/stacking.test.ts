import { yuan } from '../../server/platform/numbers/money';
import { quote } from '../../server/areas/pricing/rules/quote';
import type { RebateRule } from '../../server/areas/pricing/rules/types';
import type { Activity, LadderActivity } from '../../server/areas/promotion/rules/types';
import {
  book,
  fen,
  ladderActivity,
  line,
  onlyProducts,
  order,
  price,
  product,
  qty,
  specialOffer,
  steps,
} from './build';
import { discount } from './buildRules';

const P001 = product('P001', '10.0000', { minSalePrice: price('9.0000') });
const P002 = product('P002', '10.0000');
const LINES = [line(1, P001, '10'), line(2, P002, '10')];

const sell = (...activities: Activity[]) => quote(order(LINES), book(...activities));
const nets = (...activities: Activity[]) => sell(...activities).lines.map(({ netAmount }) => yuan(netAmount));
const short = (...activities: Activity[]) =>
  sell(...activities).trace.map(({ id, lineNo, reason }) => `${id}/${lineNo ?? '*'} ${reason}`);
const off = (amount: string, facts: Partial<LadderActivity> = {}) =>
  ladderActivity('fullQuantityReductionNonAgg', steps(`10 AMOUNT ${amount}`), facts);

describe('the guard of the minimum price', () => {
  const forbid = { minPriceGuard: 2 } as const;

  test('leaves a unit out that would fall below it, and no other', () => {
    expect(nets(off('20.00', forbid))).toEqual(['100.00', '80.00']);
    expect(short(off('20.00', forbid))).toEqual(['1/1 MIN_PRICE', '1/* HIT', '1/2 HIT']);
    expect(nets(off('10.00', forbid))).toEqual(['90.00', '90.00']);
  });

  test('looks at what the limits leave, and the others share what a dropped unit does not get', () => {
    const limits = { customerOrderLimit: null, customerRewardLimit: null, budgetAmount: null };
    const capped = (maxRewardPerOrder: string) =>
      nets(off('20.00', { ...forbid, limits: { ...limits, maxRewardPerOrder: fen(maxRewardPerOrder) } }));
    expect(capped('20.00')).toEqual(['90.00', '90.00']);
    expect(capped('30.00')).toEqual(['100.00', '80.00']);
  });

  test('stops a pooled activity as a whole, or warns', () => {
    const pooled = (facts: Partial<LadderActivity>) =>
      ladderActivity('fullQuantityReductionAgg', steps('10 AMOUNT 40.00'), facts);
    expect(short(pooled(forbid))).toEqual(['1/1 MIN_PRICE', '1/* MIN_PRICE']);
    const warned = sell(pooled({ minPriceGuard: 1 }));
    expect(warned.lines.map(({ belowMin, warnings }) => [belowMin, warnings.length])).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });

  test('a dropped unit is free for the next activity', () => {
    const next = off('5.00', { activityId: '2', priority: 1 });
    expect(nets(off('20.00', forbid), next)).toEqual(['95.00', '80.00']);
  });
});

test('an exclusive activity claims the products that it rewarded, no others', () => {
  const first = off('5.00', {
    productLadders: new Map([
      ['P001', steps('10 AMOUNT 5.00')],
      ['P002', steps('99 AMOUNT 5.00')],
    ]),
  });
  const second = off('3.00', { activityId: '2', priority: 1 });
  expect(nets(first, second)).toEqual(['95.00', '97.00']);
  expect(short(first, second)).toEqual(['1/* HIT', '1/1 HIT', '2/1 CLAIMED', '2/* HIT', '2/2 HIT']);
});

test('a line that stackable activities took is closed to an exclusive one', () => {
  const stackable = off('5.00', { stackMode: 'STACKABLE', products: onlyProducts('P001') });
  const exclusive = off('3.00', { activityId: '2', priority: 1 });
  const another = off('1.00', { activityId: '3', priority: 2, stackMode: 'STACKABLE' });
  expect(nets(stackable, exclusive, another)).toEqual(['94.00', '99.00']);
});

test('of equal benefit the earlier start wins, then the smaller id', () => {
  const won = (...all: LadderActivity[]) => sell(...all).applied.map(({ activity }) => activity.activityId);
  const later = { startTime: '2026-03-02 00:00:00' };
  expect(won(off('5.00', { activityId: '9', ...later }), off('5.00', { activityId: '10' }))).toEqual(['10']);
  expect(won(off('5.00', { activityId: '10' }), off('5.00', { activityId: '9' }))).toEqual(['9']);
});

test('every condition that fails has its name', () => {
  const limits = { customerOrderLimit: 1, customerRewardLimit: null, maxRewardPerOrder: null, budgetAmount: null };
  const used = { orders: 1, reward: 0, budget: 500, qty: 0, amount: 0 };
  const reason = (facts: Partial<LadderActivity>) => short(off('5.00', facts))[0]?.split(' ')[1];
  expect(reason({ published: false })).toBe('DISABLED');
  expect(reason({ endTime: '2026-03-12 09:59:59' })).toBe('TIME_OUT');
  expect(reason({ branchId: 'FDC' })).toBe('BRANCH');
  expect(reason({ staffIds: new Set(['S1']) })).toBe('STAFF_SCOPE');
  expect(reason({ products: onlyProducts('P009') })).toBe('PRODUCT_SCOPE');
  expect(reason({ limits, used })).toBe('LIMIT_USED');
  expect(reason({ limits: { ...limits, customerOrderLimit: null, budgetAmount: 500 }, used })).toBe('BUDGET');
});

describe('what counts for later', () => {
  const rebate = (facts: Partial<LadderActivity> = {}) =>
    ladderActivity('fullAmountRebate', steps('¥500 PERCENT 2', '¥1000 PERCENT 3'), {
      settleMode: 2,
      perOrder: false,
      ...facts,
    });

  test('the net after all activities, with what counted before', () => {
    const used = { orders: 0, reward: 0, budget: 0, qty: 0, amount: fen('400.00') };
    const { deferred, totals } = sell(off('5.00'), rebate({ activityId: '7', used }));
    expect(deferred).toMatchObject([{ subject: { id: '7' }, countedAmount: fen('190.00'), gap: fen('410.00') }]);
    expect(yuan(totals.netAmount)).toBe('190.00');
  });

  test('a line counts for one of those that are exclusive among themselves', () => {
    const part = rebate({ activityId: '7', priority: 200, products: onlyProducts('P001') });
    const { deferred, trace } = sell(
      part,
      rebate({ activityId: '8' }),
      rebate({ activityId: '9', stackMode: 'STACKABLE' }),
    );
    expect(deferred.map(({ subject, countedAmount }) => [subject.id, yuan(countedAmount)])).toEqual([
      ['7', '100.00'],
      ['8', '100.00'],
      ['9', '200.00'],
    ]);
    expect(trace).toHaveLength(3);
  });

  test('a line on special offer stays out, and counts for one rule of rebate', () => {
    const offer = specialOffer({ P001: { value: price('9.5') } }, { activityId: '3' });
    const rule = (ruleId: string, priority: number): RebateRule => {
      const { rate, ...header } = discount('1');
      const ladders = [{ from: qty('50'), value: rate }];
      return {
        ...header,
        ruleId,
        priority,
        category: 'REBATE',
        basis: 'QTY',
        calcMode: 'WHOLE',
        ladders,
        counted: qty('10'),
      };
    };
    const { deferred, trace } = quote(order(LINES), {
      activities: [offer, rebate({ activityId: '7' })],
      rules: [rule('4', 1), rule('5', 2)],
    });
    expect(deferred.map(({ subject, countedAmount, gap }) => [subject.id, yuan(countedAmount), gap])).toEqual([
      ['7', '100.00', fen('400.00')],
      ['5', '195.00', qty('20')],
    ]);
    expect(trace.find(({ id }) => id === '4')).toMatchObject({
      result: 'LOSE',
      reason: 'LOWER_PRIORITY',
      beatenBy: ['5'],
    });
  });
});
