import { relationOf, type Rival } from '../../server/areas/promotion/rules/conflict';

const rival = (facts: Partial<Rival> = {}): Rival => ({
  ...{ activityId: '1', activityType: 'fullAmountReduction', settleMode: 1, stackMode: 'EXCLUSIVE', priority: 100 },
  startTime: '2026-03-01 00:00:00',
  withSpecial: 0,
  crossProductFlag: 1,
  ladderMode: 'ACTIVITY',
  minPriceGuard: 2,
  ...{ ladders: [{ from: 50_000 }], customerOrderLimit: null, customerRewardLimit: null, budgetAmount: null },
  ...facts,
});
const own = (facts: Partial<Rival> = {}) => rival({ activityId: '', ...facts });
const covered = { covers: true, coversTerms: true };
const touched = { covers: false, coversTerms: false };

test('what may be taken together is no conflict', () => {
  const stackable = { stackMode: 'STACKABLE' } as const;
  expect(relationOf(own(stackable), rival(stackable), covered)).toBe('STACKS');
  // At once an exclusive one closes the line for the others; of what is paid later only exclusive ones shut each other out.
  expect(relationOf(own(stackable), rival(), touched)).toBe('TIE');
  expect(relationOf(own({ ...stackable, settleMode: 2 }), rival({ settleMode: 2 }), covered)).toBe('STACKS');
});

test('priority says who comes first; without it the order decides, and later rebates follow their start', () => {
  expect(relationOf(own({ priority: 200 }), rival(), touched)).toBe('FIRST');
  expect(relationOf(own({ priority: 50 }), rival(), touched)).toBe('SECOND');
  expect(relationOf(own(), rival(), covered)).toBe('TIE');
  const later = { settleMode: 2 } as const;
  expect(relationOf(own(later), rival(later), touched)).toBe('SECOND');
  expect(relationOf(own({ ...later, startTime: '2026-02-01 00:00:00' }), rival(later), touched)).toBe('FIRST');
  expect(relationOf(rival({ ...later, activityId: '9' }), rival({ ...later, activityId: '10' }), touched)).toBe(
    'FIRST',
  );
});

test.each<[string, Partial<Rival>, Partial<Rival>, boolean]>([
  ['covered, first and as soon', {}, {}, true],
  ['a higher first step', {}, { ladders: [{ from: 50_001 }] }, false],
  ['another type', { activityType: 'eachFullAmountReduction' }, {}, false],
  ['stackable', {}, { stackMode: 'STACKABLE' }, false],
  ['a budget', {}, { budgetAmount: 100 }, false],
  ['a number of orders', {}, { customerOrderLimit: 3 }, false],
  ['no special lines', { withSpecial: 1 }, {}, false],
  ['by product', {}, { crossProductFlag: 0 }, false],
  ['a minimum that binds the other one alone', { minPriceGuard: 1 }, {}, false],
  ['a minimum that binds neither', { minPriceGuard: 0 }, { minPriceGuard: 0 }, true],
  ['a minimum that binds this one alone', {}, { minPriceGuard: 1 }, true],
  ['ladders of products', {}, { ladderMode: 'PRODUCT' }, false],
  [
    'intervals',
    { activityType: 'intervalFullQuantityReductionAgg' },
    { activityType: 'intervalFullQuantityReductionAgg' },
    false,
  ],
  ['special prices', { activityType: 'specialOffer' }, { activityType: 'specialOffer' }, true],
  ['bands', { activityType: 'flexible' }, { activityType: 'flexible' }, false],
  ['rebates of any ladder', { settleMode: 2 }, { settleMode: 2, ladders: [{ from: 900_000 }] }, true],
])('never acts behind one that comes first: %s', (_, mine, theirs, isSilenced) => {
  const rivals = [own(mine), rival({ priority: 200, ...theirs })] as const;
  expect(relationOf(...rivals, covered)).toBe(isSilenced ? 'SILENCED' : 'SECOND');
  expect(relationOf(...rivals, touched)).toBe('SECOND');
});
