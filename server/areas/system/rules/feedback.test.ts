import { FEEDBACK_STATUS } from '../../../../src/contract/system/feedback';
import { allowsStep, needsReason } from './feedback';

const all = Object.values(FEEDBACK_STATUS);

test('a feedback is assigned, answered and closed, in this direction only', () => {
  expect(all.filter((status) => allowsStep('assign', status))).toEqual([0, 1]);
  expect(all.filter((status) => allowsStep('reply', status))).toEqual([0, 1]);
  expect(all.filter((status) => allowsStep('close', status))).toEqual([0, 1, 2]);
  expect(all.filter(needsReason)).toEqual([0, 1]);
});
