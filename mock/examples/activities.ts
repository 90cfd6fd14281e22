import { type ActivityType, isLine, LADDER_TRAITS, type RewardType } from '../../src/contract/promotion/activity';
import { toUnits } from '../../server/platform/numbers/decimal';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { runActivity } from '../../server/areas/promotion/jobs/runActivity';
import {
  activity,
  activityCustomer,
  activityProduct,
  activityStaff,
  type StoredStep,
} from '../../server/areas/promotion/data/schema/activity';

type Row = Omit<typeof activity.$inferInsert, 'activityCode' | 'startTime' | 'endTime' | 'gmtCreated' | 'gmtModified'>;
type Item = Omit<typeof activityProduct.$inferInsert, 'activityId'>;

interface Seed {
  row: Pick<Row, 'activityName' | 'activityType'> & Partial<Row>;
  /** First and last day, from the seed day. */
  days?: readonly [first: number, last: number];
  items?: readonly Item[];
  custIds?: readonly string[];
  staff?: readonly (readonly [staffId: string, quota: string])[];
}

const RUNNING = [-5, 40] as const;
const FIRST = 90_001;
const AUTHOR = { createdBy: 'op.hubei', createdByName: '陈思远', modifiedBy: 'op.hubei' };

/** "100 AMOUNT 50.00", or of an interval "1-49 UNIT_PRICE 0.10". */
function steps(type: ActivityType, ...rows: readonly `${string} ${RewardType} ${string}`[]): StoredStep[] {
  const decimals = !isLine(type) && LADDER_TRAITS[type].measure === 'AMOUNT' ? 2 : 4;
  const rewardOf = (text: string): RewardType => (text === 'AMOUNT' || text === 'PERCENT' ? text : 'UNIT_PRICE');
  return rows.map((row, i) => {
    const [range = '', kind = '', value = ''] = row.split(' ');
    const [from = '', to] = range.split('-');
    const rewardType = rewardOf(kind);
    return {
      seq: i + 1,
      from: toUnits(from, decimals),
      to: to ? toUnits(to, decimals) : null,
      rewardType,
      value: toUnits(value, rewardType === 'UNIT_PRICE' ? 4 : 2),
    };
  });
}

const goods = (...ids: readonly number[]): Item[] => ids.map((id, sort) => ({ productId: `P${id}`, sort }));
const FULL = ['100 AMOUNT 50.00', '300 AMOUNT 180.00'] as const;
const INTERVALS = ['1-49 UNIT_PRICE 0.10', '50-99 UNIT_PRICE 0.30', '100-199 UNIT_PRICE 0.50'] as const;
const AMOUNTS = ['500 AMOUNT 20.00', '1000 AMOUNT 50.00', '2000 AMOUNT 120.00'] as const;

const ladder = (
  activityType: ActivityType,
  [activityName, items]: readonly [string, Item[]],
  rows: Parameters<typeof steps>[1][] | readonly Parameters<typeof steps>[1][],
): Seed => ({
  row: {
    ...{ activityType, activityName, ladders: steps(activityType, ...rows) },
    crossProductFlag: activityType.includes('NonAgg') ? 0 : 1,
  },
  items,
});

/** When goods come back, the order is computed anew on what is kept. */
const computedAnew = (seed: Seed): Seed => ({ ...seed, row: { ...seed.row, returnPolicy: 2 } });

/** One of each type that runs, on articles that no worked example uses. */
const LIVE: readonly Seed[] = [
  {
    row: { activityType: 'specialOffer', activityName: '头孢类春季特价', tagText: '特价' },
    items: [
      { productId: 'P107', priceMode: 'RATE', value: 9_200, limitQtyPerCustomer: toUnits('200', 4) },
      { productId: 'P110', priceMode: 'REDUCE', value: toUnits('0.8000', 4), minQty: toUnits('10', 4) },
    ],
  },
  {
    row: { activityType: 'flexible', activityName: '降压药灵活价', staffScopeType: 'STAFF' },
    items: [{ productId: 'P140', floorPrice: toUnits('19.5000', 4), ceilPrice: toUnits('21.4000', 4) }],
    staff: [
      ['S00601', '2000.00'],
      ['S00602', '1500.00'],
    ],
  },
  ladder('fullQuantityReductionAgg', ['感冒药满数量减', goods(134, 137)], FULL),
  ladder('fullQuantityReductionNonAgg', ['止咳药单品满减', goods(185, 188)], FULL),
  ladder('eachFullQuantityReductionAgg', ['维生素每满减', goods(272, 275)], ['50 AMOUNT 15.00']),
  ladder('eachFullQuantityReductionNonAgg', ['口罩每满减', goods(251)], ['50 AMOUNT 15.00']),
  ladder('intervalFullQuantityReductionAgg', ['中成药区间减', goods(212, 215)], INTERVALS),
  ladder('intervalFullQuantityReductionNonAgg', ['饮片单品区间减', goods(239, 242)], INTERVALS),
  computedAnew(ladder('fullAmountReduction', ['消化用药满额减', goods(164, 167)], AMOUNTS)),
  ladder('eachFullAmountReduction', ['降糖药每满额减', goods(200, 203)], ['300 AMOUNT 10.00']),
];

/** In every other state. */
const OTHERS: readonly Seed[] = [
  { row: { activityType: 'fullAmountReduction', activityName: '夏季清凉节（草稿）', stage: 0 }, days: [60, 90] },
  { ...ladder('fullQuantityReductionAgg', ['五月器械满减', goods(254, 257)], FULL), days: [20, 50] },
  { ...ladder('fullAmountReduction', ['年初满额减', goods(161)], AMOUNTS), days: [-60, -31] },
  {
    row: {
      ...ladder('eachFullAmountReduction', ['眼科用药每满减', []], ['300 AMOUNT 10.00']).row,
      ...{ stage: 2, disableReason: '供应商停止支持' },
    },
    items: goods(293),
  },
];

const deferred = (
  activityType: ActivityType,
  [activityName, k, d]: readonly [string, 0 | 1, 0 | 1],
  rows: Parameters<typeof ladder>[2],
): Seed => ({
  row: {
    ...{ activityType, activityName, ladders: steps(activityType, ...rows), stackMode: 'STACKABLE', settleMode: 2 },
    ...{ crossProductFlag: k, perOrderFlag: d, productScopeType: 'ALL', customerScopeType: 'CUSTOMER' },
  },
  days: [-30, -1],
  custIds: ['C100'],
});

/** The set of docs/domain/promotion.md#worked-examples; it has ended, and waits for its settlement. */
const SETTLED: readonly Seed[] = [
  deferred('fullQuantityReductionAgg', ['满数量后结算 Q1', 1, 0], ['100 UNIT_PRICE 0.5']),
  deferred('eachFullQuantityReductionNonAgg', ['每满数量后结算 Q2', 0, 0], ['50 AMOUNT 15.00']),
  deferred(
    'intervalFullQuantityReductionNonAgg',
    ['区间后结算 Q3', 0, 1],
    ['50-99 UNIT_PRICE 0.20', '100-199 UNIT_PRICE 0.40', '200 UNIT_PRICE 0.60'],
  ),
  deferred('fullAmountRebate', ['满金额返利 M1', 1, 0], ['1000 PERCENT 2.00', '3000 PERCENT 3.00']),
  deferred('eachFullAmountRebate', ['每满金额返利 M2', 1, 1], ['500 AMOUNT 12.00']),
];

function toRow({ row, days = RUNNING }: Seed, i: number, day: string) {
  const at = (n: number, time: string) => `${shanghai(fromShanghai(day) + n * DAY).slice(0, 10)} ${time}`;
  const [first, last] = days;
  const isUnsaved = row.stage === 0;
  const written = at(Math.min(first, 0) - 3, '10:20:00');
  return {
    ...AUTHOR,
    ...{ branchId: 'FDB', stage: 1 as const, productScopeType: 'PRODUCT' as const, ...row },
    activityId: String(FIRST + i),
    activityCode: `HD${day.slice(0, 7).replace('-', '')}${String(i + 1).padStart(4, '0')}`,
    startTime: isUnsaved ? null : at(first, '00:00:00'),
    endTime: isUnsaved ? null : at(last, '23:59:59'),
    disabledTime: row.stage === 2 ? at(-1, '16:00:00') : null,
    gmtCreated: written,
    gmtModified: written,
  };
}

export async function seedActivities(db: Db, day: string) {
  const seeds = [...LIVE, ...OTHERS, ...SETTLED];
  const stored = await db
    .insert(activity)
    .values(seeds.map((seed, i) => toRow(seed, i, day)))
    .returning();
  const of = <T, R>(part: (seed: Seed) => readonly T[] | undefined, row: (one: T, activityId: string) => R) =>
    seeds.flatMap((seed, i) => (part(seed) ?? []).map((one) => row(one, String(FIRST + i))));
  await db.insert(activityProduct).values(
    of(
      ({ items }) => items,
      (item, activityId) => ({ ...item, activityId }),
    ),
  );
  await db.insert(activityCustomer).values(
    of(
      ({ custIds }) => custIds,
      (custId, activityId) => ({ custId, activityId }),
    ),
  );
  await db.insert(activityStaff).values(
    of(
      ({ staff }) => staff,
      ([staffId, quota], activityId) => ({ staffId, activityId, quotaAmount: toUnits(quota, 2) }),
    ),
  );
  const now = `${day} 02:00:00`;
  for (const row of stored.filter(({ settleMode }) => settleMode === 2))
    await runActivity(db, row, { ms: fromShanghai(now), now });
}
