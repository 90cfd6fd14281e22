import { EMPTY_ROW, type LadderRow, type LadderTerms, rewardFalls, rowProblem, wholeSteps } from './ladderRows';

const full: LadderTerms = { activityType: 'fullQuantityReductionAgg', calcMode: 'WHOLE', rewardType: 'AMOUNT' };
const slices: LadderTerms = {
  activityType: 'intervalFullQuantityReductionAgg',
  calcMode: 'PROGRESSIVE',
  rewardType: 'UNIT_PRICE',
};
const row = (facts: Partial<LadderRow>): LadderRow => ({ ...EMPTY_ROW, ...facts });
const step = (threshold: string, rewardValue: string) => row({ threshold, rewardValue });
const slice = (fromQty: string, toQty: string, rewardValue = '0.1') => row({ fromQty, toQty, rewardValue });

test('a field is judged once it is filled in, by its own row and the one before', () => {
  const rows = [step('100', ''), step('100', '180')];
  expect(rowProblem(full, rows, { row: 0, field: 'rewardValue' })).toBeNull();
  expect(rowProblem(full, rows, { row: 1, field: 'threshold' })).toBe('ladder.rises');
  expect(rowProblem(full, [step('0', '5')], { row: 0, field: 'threshold' })).toBe('ladder.positive');
  expect(rowProblem({ ...full, rewardType: 'PERCENT' }, [step('1', '0')], { row: 0, field: 'rewardValue' })).toBe(
    'ladder.percentRange',
  );
});

test('slices begin at one, follow each other, and end after they begin', () => {
  const rows = [slice('2', '49'), slice('51', '50')];
  expect(rowProblem(slices, rows, { row: 0, field: 'fromQty' })).toBe('ladder.startsAtOne');
  expect(rowProblem(slices, rows, { row: 1, field: 'fromQty' })).toBe('ladder.noGap');
  const back = [slice('1', '49'), slice('50', '40')];
  expect(rowProblem(slices, back, { row: 1, field: 'toQty' })).toBe('ladder.toBeforeFrom');
  const whole: LadderTerms = { ...slices, calcMode: 'WHOLE' };
  expect(rowProblem(whole, [slice('1', '50'), slice('50', '')], { row: 1, field: 'fromQty' })).toBe(
    'ladder.afterBefore',
  );
  expect(rowProblem(slices, [slice('1', '49'), slice('50', '')], { row: 1, field: 'fromQty' })).toBeNull();
});

test('a ladder is whole when it could be published; a falling reward is only a warning', () => {
  const rows = [step('100', '50'), step('300', '40'), EMPTY_ROW];
  expect(wholeSteps(full, rows)).toMatchObject([
    { from: 1_000_000, value: 5_000 },
    { from: 3_000_000, value: 4_000 },
  ]);
  expect([0, 1].map((at) => rewardFalls(full, rows, at))).toEqual([false, true]);
  expect(wholeSteps(full, [step('100', '')])).toBeNull();
});
