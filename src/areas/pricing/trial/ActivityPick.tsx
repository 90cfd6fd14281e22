import type { ComponentProps } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import { ACTIVITY_STATUS } from '@/contract/promotion/activity-form';
import { useText } from '@/core/i18n';
import { KINDS } from '@/shared/pricing/kinds';
import { MoreSelect } from '@/ui/form/MoreSelect';
import type { RulePick } from './RulePick';

const { draft, disabled } = ACTIVITY_STATUS;

/** An activity of the company that is not in force: not yet, or no longer. */
export function ActivityPick({ branchId, ...props }: ComponentProps<typeof RulePick>) {
  const text = useText();
  return (
    <MoreSelect
      {...props}
      endpoint={activityApi.queryTrial}
      query={(activityName) => ({ activityName, branchId, status: [draft, disabled] })}
      option={({ activityId, activityName, activityType }) => ({
        value: activityId,
        label: `${activityName} · ${text(KINDS[activityType])}`,
      })}
    />
  );
}
