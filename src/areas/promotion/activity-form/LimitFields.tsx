import { Input } from 'antd';
import { FormField } from '@kit/form/FormField';
import { FormSection } from '@/ui/form/FormSection';
import type { EditLevel } from '@/contract/promotion/activity-form';
import { money9, positiveInteger } from '@/core/input/filters';

const amount = { prefix: '¥', inputMode: 'decimal', autoComplete: 'off' } as const;

/** The limits; in a running activity they can only be raised (docs/domain/promotion.md#status). */
export const LimitFields = ({ level }: { level: EditLevel }) => (
  <FormSection
    title="activityForm.limits"
    help={level === 'LIMITED' ? 'activityForm.limitsUpward' : 'activityForm.limitsHelp'}
  >
    <FormField name="budgetAmount" label="pricing.budgetAmount" help="activityForm.budgetHelp" filter={money9}>
      <Input {...amount} />
    </FormField>
    <FormField name="maxRewardPerOrder" label="activityForm.maxRewardPerOrder" filter={money9}>
      <Input {...amount} />
    </FormField>
    <FormField name="customerRewardLimit" label="activityForm.customerRewardLimit" filter={money9}>
      <Input {...amount} />
    </FormField>
    <FormField
      name="customerOrderLimit"
      label="activityForm.customerOrderLimit"
      help="activityForm.orderLimitHelp"
      filter={positiveInteger}
    >
      <Input inputMode="numeric" autoComplete="off" />
    </FormField>
  </FormSection>
);
