/* P19 of the budgets: an order of 50 lines against 1,000 published activities, trace included. */
import { quote } from '../../server/areas/pricing/rules/quote';
import type { Activity, Product } from '../../server/areas/promotion/rules/types';
import type { Book, Order } from '../../server/areas/pricing/rules/types';
import { EVERYTHING, ladderActivity, onlyProducts, order, product, specialOffer } from '../rules/build';
import { discount } from '../rules/buildRules';
import { Dice } from '../rules/dice';
import { ladderActivityOf } from '../rules/randomOrders';
import { report } from './report';

const LINES = 50;
const ACTIVITIES = 1_000;
const ROUNDS = 60;

const products: Product[] = Array.from({ length: LINES }, (_, i) =>
  product(`P${i}`, `${10 + i}.5000`, { categoryIds: [`K${i % 10}`], brandId: `B${i % 5}`, minSalePrice: 80_000 }),
);
const ids = products.map(({ productId }) => productId);

const theOrder: Order = order(
  products.map((one, i) => ({ lineNo: i + 1, product: one, qty: (i + 1) * 10_000, enteredPrice: null })),
);

const common = (dice: Dice, i: number) => ({
  activityId: String(90_000 + i),
  priority: dice.int(1, 999),
  stackMode: dice.chance(0.5) ? ('STACKABLE' as const) : ('EXCLUSIVE' as const),
});

/** Each activity names a few of the products, as they do in a real month. */
function narrow(dice: Dice, i: number): Activity {
  if (i % 10 === 0) {
    const specials = dice.some(ids.slice(0, 15), 0.2);
    const items = Object.fromEntries(specials.map((id) => [id, { value: dice.int(90_000, 200_000) }]));
    return specialOffer(items, common(dice, i));
  }
  const some = dice.some(ids, 0.1);
  const { activityType, ladders, calcMode } = ladderActivityOf(dice, String(i));
  return ladderActivity(activityType, ladders, {
    ...common(dice, i),
    calcMode,
    products: onlyProducts(...some),
    minPriceGuard: 2,
  });
}

/** The worst there is: every activity is for everything, and all may be stacked. */
function wide(dice: Dice, i: number): Activity {
  const { activityType, ladders, calcMode } = ladderActivityOf(dice, String(i));
  const facts = { ...common(dice, i), stackMode: 'STACKABLE' as const, calcMode, products: EVERYTHING };
  return ladderActivity(activityType, ladders, facts);
}

function figure(make: (dice: Dice, i: number) => Activity) {
  const dice = new Dice(19);
  const book: Book = {
    activities: Array.from({ length: ACTIVITIES }, (_, i) => make(dice, i)),
    rules: [discount('98.00')],
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const result = quote(theOrder, book);
    const { user, system } = process.cpuUsage(before);
    if (result.applied.length === 0) throw new Error('Nothing fired.');
    // The first rounds warm up.
    if (round >= ROUNDS / 2) times.push((user + system) / 1_000);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const limits = { unit: 'ms CPU', must: 20, goal: 5, exact: false };
report('promotion', [
  { id: 'P19', what: '50 lines, 1,000 activities for a few products each', value: figure(narrow), ...limits },
  {
    id: '',
    what: '50 lines, 1,000 stackable activities for everything',
    value: figure(wide),
    unit: 'ms CPU',
    exact: false,
  },
]);
