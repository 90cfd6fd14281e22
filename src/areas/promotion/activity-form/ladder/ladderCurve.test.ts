import { curveOf } from './ladderCurve';
import { EMPTY_ROW, type LadderRow, type LadderTerms, wholeSteps } from './ladderRows';

const curve = (terms: LadderTerms, rows: Partial<LadderRow>[], maxTimes: number | null = null) =>
  curveOf(
    terms,
    wholeSteps(
      terms,
      rows.map((one) => ({ ...EMPTY_ROW, ...one })),
    )!,
    maxTimes,
  );

test('a tier gives from its threshold on', () => {
  const { lines, marks, unit } = curve(
    { activityType: 'fullQuantityReductionAgg', calcMode: 'WHOLE', rewardType: 'AMOUNT' },
    [
      { threshold: '100', rewardValue: '50' },
      { threshold: '300', rewardValue: '180' },
    ],
  );
  expect([unit, marks]).toEqual(['money', [100, 300]]);
  expect(lines).toEqual([
    [
      [0, 0],
      [100, 0],
    ],
    [
      [100, 50],
      [300, 50],
    ],
    [
      [300, 180],
      [375, 180],
    ],
  ]);
});

test('every so much gives once more, as often as it may', () => {
  const terms: LadderTerms = { activityType: 'eachFullAmountReduction', calcMode: 'WHOLE', rewardType: 'AMOUNT' };
  const { lines, top } = curve(terms, [{ threshold: '300', rewardValue: '10' }], 2);
  expect(lines.map(([start]) => start)).toEqual([
    [0, 0],
    [300, 10],
    [600, 20],
  ]);
  expect(top).toBe(20);
});

test('intervals leave gaps and end; slices add up to one line', () => {
  const rows = [
    { fromQty: '10', toQty: '19', rewardValue: '1' },
    { fromQty: '30', toQty: '40', rewardValue: '2' },
  ];
  const whole: LadderTerms = {
    activityType: 'intervalFullQuantityReductionAgg',
    calcMode: 'WHOLE',
    rewardType: 'UNIT_PRICE',
  };
  const { lines } = curve(whole, rows);
  expect(lines.map((line) => line.map(([, y]) => y))).toEqual([
    [0, 0],
    [10, 19],
    [0, 0],
    [60, 80],
    [0, 0],
  ]);
  const sliced = curve({ ...whole, calcMode: 'PROGRESSIVE' }, [
    { fromQty: '1', toQty: '49', rewardValue: '0.1' },
    { fromQty: '50', toQty: '99', rewardValue: '0.3' },
  ]);
  expect(sliced.lines).toHaveLength(1);
  expect(sliced.lines[0]?.[2]?.[1]).toBeCloseTo(4.9 + 15);
});

test('a rate of what is not known yet is shown as a rate', () => {
  const terms: LadderTerms = { activityType: 'fullQuantityReductionAgg', calcMode: 'WHOLE', rewardType: 'PERCENT' };
  expect(curve(terms, [{ threshold: '10', rewardValue: '2' }])).toMatchObject({ unit: 'percent', top: 2 });
  const money: LadderTerms = { ...terms, activityType: 'fullAmountReduction' };
  expect(curve(money, [{ threshold: '1000', rewardValue: '2' }])).toMatchObject({ unit: 'money', top: 25 });
});
