import { FEEDBACK_STATUS } from '../../../../src/contract/system/feedback';
import { mayFeedback, needsReason } from './feedback';

const all = Object.values(FEEDBACK_STATUS);

test('a feedback is assigned, answered and closed, in this direction only', () => {
  expect(all.filter((status) => mayFeedback('assign', status))).toEqual([0, 1]);
  expect(all.filter((status) => mayFeedback('reply', status))).toEqual([0, 1]);
  expect(all.filter((status) => mayFeedback('close', status))).toEqual([0, 1, 2]);
  expect(all.filter(needsReason)).toEqual([0, 1]);
});
