import { stepsAnswer } from '../../../../../src/contract/promotion/ladder';
import { yuan } from '../../../../platform/numbers/money';
import { said } from '../../../../platform/numbers/said';
import type { ActivityRow } from '../../data/schema/activity';

/** An activity as the log has it. */
export const told = (row: Pick<ActivityRow, 'activityType'> & Partial<ActivityRow>) =>
  said(row, {
    ...{ budgetAmount: yuan, budgetUsed: yuan, customerRewardLimit: yuan, maxRewardPerOrder: yuan },
    ladders: (steps) => stepsAnswer(row.activityType, steps),
  });
