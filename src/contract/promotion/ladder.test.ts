import { ERROR } from '../error-codes';
import type { LadderType } from './activity';
import { steps } from '@tests/rules/build';
import { fallingRows, ladderProblems } from './ladder';

const FULL = 'fullQuantityReductionAgg';
const INTERVAL = 'intervalFullQuantityReductionAgg';

const problems = (activityType: LadderType, calcMode: 'WHOLE' | 'PROGRESSIVE', ...rows: string[]) =>
  ladderProblems({ activityType, calcMode }, steps(...rows)).map(({ code, row, field }) => [code, row, field]);

test.each<[LadderType, 'WHOLE' | 'PROGRESSIVE', string[]]>([
  [FULL, 'WHOLE', ['100 AMOUNT 50', '300 AMOUNT 180']],
  [INTERVAL, 'WHOLE', ['10-19 AMOUNT 5', '30-39 AMOUNT 18', '40 AMOUNT 20']],
  [INTERVAL, 'PROGRESSIVE', ['1-49 UNIT_PRICE 0.1', '50-99 UNIT_PRICE 0.3', '100 UNIT_PRICE 0.5']],
  ['eachFullAmountRebate', 'WHOLE', ['¥500 AMOUNT 12']],
  ['fullAmountReduction', 'WHOLE', ['¥500 PERCENT 2', '¥1000.50 PERCENT 3']],
])('a ladder of %s, %s, that may be published', (type, calcMode, rows) => {
  expect(problems(type, calcMode, ...rows)).toEqual([]);
});

const { ladderBroken, rewardTypesMixed, invalidInput } = ERROR;

test.each<[string, LadderType, 'WHOLE' | 'PROGRESSIVE', string[], unknown[]]>([
  ['nothing', FULL, 'WHOLE', [], [ladderBroken, null, null]],
  [
    'more than one row of each',
    'eachFullAmountReduction',
    'WHOLE',
    ['¥5 AMOUNT 1', '¥9 AMOUNT 2'],
    [ladderBroken, null, null],
  ],
  ['eleven rows', FULL, 'WHOLE', Array.from({ length: 11 }, (_, i) => `${i + 1} AMOUNT 1`), [ladderBroken, null, null]],
  ['a threshold twice', FULL, 'WHOLE', ['100 AMOUNT 1', '100 AMOUNT 2'], [ladderBroken, 1, 'from']],
  ['a part of a unit', FULL, 'WHOLE', ['1.5 AMOUNT 1'], [ladderBroken, 0, 'from']],
  ['nothing to reach', 'fullAmountRebate', 'WHOLE', ['¥0 AMOUNT 1'], [ladderBroken, 0, 'from']],
  ['an overlap', INTERVAL, 'WHOLE', ['1-10 AMOUNT 1', '10-20 AMOUNT 2'], [ladderBroken, 1, 'from']],
  ['an end before the start', INTERVAL, 'WHOLE', ['9-8 AMOUNT 1'], [ladderBroken, 0, 'to']],
  ['a row after the endless one', INTERVAL, 'WHOLE', ['1 AMOUNT 1', '50-60 AMOUNT 2'], [ladderBroken, 1, 'from']],
  ['a gap between slices', INTERVAL, 'PROGRESSIVE', ['1-9 UNIT_PRICE 1', '11 UNIT_PRICE 2'], [ladderBroken, 1, 'from']],
  ['slices that begin later', INTERVAL, 'PROGRESSIVE', ['2-9 UNIT_PRICE 1'], [ladderBroken, 0, 'from']],
  ['mixed rewards', FULL, 'WHOLE', ['1 AMOUNT 1', '2 PERCENT 2'], [rewardTypesMixed, 1, 'rewardType']],
  ['a reward by unit for money', 'fullAmountReduction', 'WHOLE', ['¥1 UNIT_PRICE 1'], [invalidInput, 0, 'rewardType']],
  ['a slice with a fixed amount', INTERVAL, 'PROGRESSIVE', ['1-9 AMOUNT 1'], [invalidInput, 0, 'rewardType']],
  ['everything for nothing', FULL, 'WHOLE', ['1 PERCENT 100'], [invalidInput, 0, 'value']],
  ['no reward', FULL, 'WHOLE', ['1 AMOUNT 0'], [invalidInput, 0, 'value']],
])('%s is refused', (_what, type, calcMode, rows, problem) => {
  expect(problems(type, calcMode, ...rows)).toEqual([problem]);
});

test('a reward that falls is a warning', () => {
  expect(fallingRows(steps('1 AMOUNT 5', '2 AMOUNT 4', '3 AMOUNT 4'))).toEqual([
    { code: ERROR.rewardFalls, row: 1, field: 'value' },
  ]);
});
