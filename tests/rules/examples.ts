/* The activities that the sentences of worked-examples.json describe. */
import type { Activity } from '../../server/areas/promotion/rules/types';
import { fen, flexible, ladderActivity, onlyProducts, price, qty, specialOffer, steps } from './build';

const named = (activityId: string) => ({ activityId });
const FULL = steps('100 AMOUNT 50.00', '300 AMOUNT 180.00');
const INTERVALS = steps('1-49 UNIT_PRICE 0.10', '50-99 UNIT_PRICE 0.30', '100-199 UNIT_PRICE 0.50');
const E26 = steps('¥500 AMOUNT 20.00', '¥1000 AMOUNT 50.00', '¥2000 AMOUNT 120.00');
const LIMITS = { customerOrderLimit: null, customerRewardLimit: null, maxRewardPerOrder: null, budgetAmount: null };
const UNUSED = { orders: 0, reward: 0, budget: 0, qty: 0, amount: 0 };
const stackable = { stackMode: 'STACKABLE' } as const;
const amount = (facts = {}) => ladderActivity('fullAmountReduction', E26, facts);
const off = (value: string, facts = {}) =>
  ladderActivity('fullQuantityReductionAgg', steps(`1 AMOUNT ${value}`), facts);

interface Example {
  book: Activity[];
  entered?: string;
}

const at = (value: string, item = {}) => specialOffer({ P001: { value: price(value), ...item } });
const E16 = ladderActivity('fullQuantityReductionNonAgg', [], {
  products: onlyProducts('P001', 'P003'),
  productLadders: new Map([
    ['P001', steps('50 UNIT_PRICE 0.5000')],
    ['P003', steps('40 AMOUNT 20.00')],
  ]),
});

export const EXAMPLES: Record<string, Example> = {
  E01: { book: [at('11.5000')] },
  E02: { book: [at('11.5000', { restPerCustomer: qty('60') })] },
  E03: { book: [at('11.5000', { restPerCustomer: qty('10') })] },
  E04: { book: [at('11.5000', { minQty: qty('5') })] },
  E05: { book: [specialOffer({ P006: { priceMode: 'RATE', value: 8800 } })] },
  E06: { book: [specialOffer({ P004: { priceMode: 'REDUCE', value: price('0.3550') } })] },
  E07: { book: [flexible({ P001: ['11.0000', '12.8000'] }, '1000.00')], entered: '12.0000' },
  E08: { book: [flexible({ P001: ['11.0000', '12.8000'] }, '1000.00')], entered: '10.9000' },
  E09: { book: [flexible({ P001: ['11.0000', '12.8000'] }, '30.00')], entered: '12.0000' },
  E10: { book: [flexible({ P008: ['82.0000', '86.5000'] }, '1000.00')], entered: '84.2500' },
  E11: { book: [ladderActivity('fullQuantityReductionAgg', FULL)] },
  E12: { book: [ladderActivity('fullQuantityReductionAgg', FULL)] },
  E13: { book: [ladderActivity('fullQuantityReductionAgg', steps('100 UNIT_PRICE 0.3500'))] },
  E14: { book: [ladderActivity('fullQuantityReductionAgg', steps('100 PERCENT 5.00'))] },
  E15: { book: [ladderActivity('fullQuantityReductionNonAgg', FULL)] },
  E16: { book: [E16] },
  E17: { book: [ladderActivity('fullQuantityReductionNonAgg', steps('100 AMOUNT 50.00'))] },
  E18: { book: [ladderActivity('eachFullQuantityReductionAgg', steps('50 AMOUNT 15.00'))] },
  E19: { book: [ladderActivity('eachFullQuantityReductionAgg', steps('50 AMOUNT 15.00'), { maxTimes: 2 })] },
  E20: { book: [ladderActivity('eachFullQuantityReductionNonAgg', steps('50 AMOUNT 15.00'))] },
  E21: { book: [ladderActivity('intervalFullQuantityReductionAgg', INTERVALS)] },
  E22: { book: [ladderActivity('intervalFullQuantityReductionAgg', INTERVALS)] },
  E23: { book: [ladderActivity('intervalFullQuantityReductionAgg', INTERVALS, { calcMode: 'PROGRESSIVE' })] },
  E24: { book: [ladderActivity('intervalFullQuantityReductionNonAgg', INTERVALS)] },
  E25: {
    book: [ladderActivity('intervalFullQuantityReductionNonAgg', steps('10-19 AMOUNT 5.00', '30-39 AMOUNT 18.00'))],
  },
  E26: { book: [amount()] },
  E27: { book: [amount()] },
  E28: { book: [amount()] },
  E29: {
    book: [
      ladderActivity('fullAmountReduction', steps('¥2000 PERCENT 6.00'), {
        limits: { ...LIMITS, maxRewardPerOrder: fen('100.00') },
      }),
    ],
  },
  E30: { book: [ladderActivity('eachFullAmountReduction', steps('¥300 AMOUNT 10.00'))] },
  E31: { book: [off('10.00')] },
  E32: { book: [off('50.00')] },
  E33: { book: [off('50.00')] },
  E34: {
    book: [
      amount({ ...named('8'), ...stackable, priority: 10 }),
      ladderActivity('fullQuantityReductionAgg', steps('100 UNIT_PRICE 0.35'), { ...stackable, priority: 20 }),
    ],
  },
  E35: {
    book: [
      amount({ ...named('8'), ...stackable, priority: 10 }),
      ladderActivity('fullQuantityReductionAgg', steps('50 UNIT_PRICE 1.00'), { ...stackable, priority: 20 }),
    ],
  },
  E36: {
    book: [
      amount({ ...named('8'), priority: 10 }),
      ladderActivity('fullQuantityReductionAgg', steps('100 AMOUNT 30.00'), { priority: 20 }),
    ],
  },
  E37: {
    book: [
      ladderActivity('fullQuantityReductionAgg', steps('100 AMOUNT 30.00'), { priority: 10 }),
      amount({ ...named('8'), priority: 10 }),
    ],
  },
  E38: { book: [at('11.5000'), amount({ ...named('8') })] },
  E39: {
    book: [
      amount({
        limits: { ...LIMITS, customerRewardLimit: fen('500.00') },
        used: { ...UNUSED, reward: fen('480.00') },
      }),
    ],
  },
  E40: {
    book: [
      amount({
        limits: { ...LIMITS, budgetAmount: fen('10000.00') },
        used: { ...UNUSED, budget: fen('9987.66') },
      }),
    ],
  },
  E41: { book: [off('8.00')] },
  E42: { book: [] },
  E43: { book: [] },
};
