import type { ReactNode } from 'react';
import { FLAG } from '@/contract/fields';
import { SETTLE_MODE, type StackMode } from '@/contract/promotion/activity';
import { ACTIVITY_STATUS } from '@/contract/promotion/activity-form';
import { formatMoney } from '@/core/format/number';
import { T, type TextId } from '@/core/i18n';
import { codeTable } from '@/crud/table/codeTable';

export const activityStatus = codeTable('activityStatus', ACTIVITY_STATUS, {
  draft: 'draft',
  waiting: 'waiting',
  running: 'active',
  ended: 'ended',
  disabled: 'stopped',
});
export const settleMode = codeTable('settleMode', SETTLE_MODE);
export const yesNo = codeTable('yesNo', FLAG);

const STAGES: Readonly<Record<string, TextId>> = {
  0: 'activityStatus.draft',
  1: 'pricing.published',
  2: 'activityStatus.disabled',
};
const STACK: Readonly<Record<StackMode, TextId>> = { EXCLUSIVE: 'pricing.exclusive', STACKABLE: 'pricing.stackable' };
export const Stacking = ({ stackMode }: { stackMode: StackMode }) => <T id={STACK[stackMode]} />;

const yuan = (value: unknown) => formatMoney(Number(value) / 100);

/** What the log has of an activity, as people read it: codes, and money in fen. */
export const ACTIVITY_WORDS: Readonly<Record<string, (value: unknown) => ReactNode>> = {
  stage: (value) => <T id={STAGES[String(value)] ?? 'activityStatus.draft'} />,
  settleMode: (value) => <settleMode.Tag value={value} />,
  visible: (value) => <yesNo.Tag value={value} />,
  withSpecial: (value) => <yesNo.Tag value={value} />,
  excludeCustomers: (value) => <yesNo.Tag value={value} />,
  crossProductFlag: (value) => <yesNo.Tag value={value} />,
  perOrderFlag: (value) => <yesNo.Tag value={value} />,
  stackMode: (value) => <T id={value === 'STACKABLE' ? STACK.STACKABLE : STACK.EXCLUSIVE} />,
  budgetAmount: yuan,
  customerRewardLimit: yuan,
  maxRewardPerOrder: yuan,
  budgetUsed: yuan,
};
