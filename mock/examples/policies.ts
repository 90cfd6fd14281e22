import { POLICY_TYPE } from '../../src/contract/promotion/activity';
import { toUnits } from '../../server/platform/numbers/decimal';
import { DAY, fromShanghai, shanghai } from '../../server/platform/clock';
import type { Db } from '../../server/platform/database/db';
import { policy } from '../../server/areas/promotion/data/schema/policy';

type Policy = Omit<typeof policy.$inferInsert, 'policyNo' | 'startTime' | 'endTime'>;

const product = (productId: string, band?: readonly [floor: string, ceil: string]) => ({
  productId,
  floorPrice: band ? toUnits(band[0], 4) : null,
  ceilPrice: band ? toUnits(band[1], 4) : null,
  ladders: null,
});
const step = (seq: number, from: number, value: number) => ({ seq, from, value, to: null });

/** One of each kind, and one that is over; first and last day counted from the seed day. */
const POLICIES: readonly (readonly [first: number, last: number, policy: Policy])[] = [
  [
    -30,
    60,
    {
      ...{ policyId: '60001', policyName: '楚康抗生素满数量支持', supplierId: 'G0012', branchIds: ['FDB'] },
      ...{ policyType: POLICY_TYPE.fullNumber, crossProductFlag: 1, perOrderFlag: 1 },
      ladders: [
        { ...step(1, toUnits('100', 4), toUnits('50.00', 2)), rewardType: 'AMOUNT' },
        { ...step(2, toUnits('300', 4), toUnits('180.00', 2)), rewardType: 'AMOUNT' },
      ],
      products: [product('P001'), product('P002'), product('P006')],
      customerTypeCodes: ['2', '3'],
      budgetAmount: toUnits('50000.00', 2),
    },
  ],
  [
    -10,
    80,
    {
      ...{ policyId: '60002', policyName: '江南药业季度返利', supplierId: 'G0013', branchIds: ['FDA'] },
      ...{ policyType: POLICY_TYPE.fullAmount, crossProductFlag: 1, settleMode: 2 },
      ladders: [
        { ...step(1, toUnits('1000.00', 2), toUnits('2.00', 2)), rewardType: 'PERCENT' },
        { ...step(2, toUnits('3000.00', 2), toUnits('3.00', 2)), rewardType: 'PERCENT' },
      ],
      products: [product('P003'), product('P004'), product('P008')],
      regionIds: ['420000'],
      budgetAmount: toUnits('30000.00', 2),
    },
  ],
  [
    -5,
    90,
    {
      ...{ policyId: '60003', policyName: '业务员让利支持', branchIds: ['FDA'], policyType: POLICY_TYPE.flexible },
      products: [product('P001', ['11.0000', '12.8000']), product('P008', ['82.0000', '86.5000'])],
    },
  ],
  [
    -150,
    -60,
    {
      ...{ policyId: '60004', policyName: '去年冬季感冒药支持', supplierId: 'G0013', branchIds: ['FDA'] },
      ...{ policyType: POLICY_TYPE.fullNumber, eachFlag: 1 },
      ladders: [{ ...step(1, toUnits('50', 4), toUnits('15.00', 2)), rewardType: 'AMOUNT' }],
      products: [product('P003')],
      budgetAmount: toUnits('20000.00', 2),
    },
  ],
];

export async function seedPolicies(db: Db, day: string) {
  const at = (days: number, time: string) => `${shanghai(fromShanghai(day) + days * DAY).slice(0, 10)} ${time}`;
  const month = day.slice(0, 7).replace('-', '');
  await db.insert(policy).values(
    POLICIES.map(([first, last, one], i) => ({
      ...one,
      policyNo: `ZC${month}${String(i + 1).padStart(4, '0')}`,
      startTime: at(first, '00:00:00'),
      endTime: at(last, '23:59:59'),
    })),
  );
}
