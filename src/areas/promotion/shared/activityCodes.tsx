import { FLAG } from '@/contract/fields';
import { SETTLE_MODE, type StackMode } from '@/contract/promotion/activity';
import { ACTIVITY_STATUS } from '@/contract/promotion/activity-form';
import { T, type TextId } from '@/core/i18n';
import { codeTable } from '@kit/fields/codeTable';

export const activityStatus = codeTable('activityStatus', ACTIVITY_STATUS, {
  tones: { draft: 'draft', waiting: 'waiting', running: 'active', ended: 'ended', disabled: 'stopped' },
  dictCode: 'activity.status',
});
export const settleMode = codeTable('settleMode', SETTLE_MODE, { dictCode: 'activity.settleMode' });
export const yesNo = codeTable('yesNo', FLAG, { dictCode: 'yesNo' });

/** The stored stages of an activity; whether a published one waits, runs or has ended follows from the clock. */
export const STAGES: Readonly<Record<string, TextId>> = {
  0: 'activityStatus.draft',
  1: 'pricing.published',
  2: 'activityStatus.disabled',
};
export const STACK: Readonly<Record<StackMode, TextId>> = {
  EXCLUSIVE: 'pricing.exclusive',
  STACKABLE: 'pricing.stackable',
};
export const Stacking = ({ stackMode }: { stackMode: StackMode }) => <T id={STACK[stackMode]} />;
