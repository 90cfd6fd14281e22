import { FLAG } from '@/contract/fields';
import { SETTLE_MODE, type StackMode } from '@/contract/promotion/activity';
import { ACTIVITY_STATUS } from '@/contract/promotion/activity-form';
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

const STACK: Readonly<Record<StackMode, TextId>> = { EXCLUSIVE: 'pricing.exclusive', STACKABLE: 'pricing.stackable' };
export const Stacking = ({ stackMode }: { stackMode: StackMode }) => <T id={STACK[stackMode]} />;
