import { Input } from 'antd';
import { Field } from '@/components/form/Field';
import { FormSection } from '@/components/form/FormSection';
import type { EditLevel } from '@/contract/promotion/activity-form';
import { money9, positiveInteger } from '@/core/input/filters';

const amount = { prefix: '¥', inputMode: 'decimal', autoComplete: 'off' } as const;

/** How much at most; of a running activity only upward (domain/03 §3.6). */
export const LimitFields = ({ level }: { level: EditLevel }) => (
  <FormSection
    title="activityForm.limits"
    help={level === 'LIMITED' ? 'activityForm.limitsUpward' : 'activityForm.limitsHelp'}
  >
    <Field name="budgetAmount" label="pricing.budgetAmount" help="activityForm.budgetHelp" filter={money9}>
      <Input {...amount} />
    </Field>
    <Field name="maxRewardPerOrder" label="activityForm.maxRewardPerOrder" filter={money9}>
      <Input {...amount} />
    </Field>
    <Field name="customerRewardLimit" label="activityForm.customerRewardLimit" filter={money9}>
      <Input {...amount} />
    </Field>
    <Field
      name="customerOrderLimit"
      label="activityForm.customerOrderLimit"
      help="activityForm.orderLimitHelp"
      filter={positiveInteger}
    >
      <Input inputMode="numeric" autoComplete="off" />
    </Field>
  </FormSection>
);
