import { useSearchParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { LoadFailed } from '@/ui/LoadFailed';
import { detailOf } from '@/contract/promotion/activities';
import { type ActivityType, POLICY_TYPE } from '@/contract/promotion/activity';
import { policyApi } from '@/contract/promotion/policies';
import { useCall } from '@kit/data/useCall';
import { useText, withTexts } from '@/core/i18n';
import { usePageParent } from '@/core/page/page';
import { useSession } from '@/core/session/session';
import { RecordPage } from '@/ui/form/RecordPage';
import { pageOf } from '@/contract/promotion/activity-pages';
import { taskOf, listPath, type StoredTask } from '../shared/paths';
import { TypeChoice } from '../shared/TypeChoice';
import { ActivityForm } from './ActivityForm';
import { copyOf, newActivity, proposed } from './activityValues';

interface New {
  type: ActivityType;
  taskKey: string;
  /** The id of a basket that has rows already. */
  formId?: string | undefined;
}

function NewActivity({ type, taskKey, formId }: New) {
  const { branchId } = useSession();
  const [start] = useState(() => ({ ...newActivity(type, branchId, taskKey), ...(formId ? { formId } : {}) }));
  return <ActivityForm {...{ type, taskKey, start }} mode="add" record={undefined} />;
}

function StoredActivity({ type, mode, id, taskKey }: StoredTask & { taskKey: string }) {
  const text = useText();
  const { branchId } = useSession();
  return (
    <RecordPage
      endpoint={detailOf(type)}
      {...(mode === 'view' ? {} : { query: { forEdit: 1 } })}
      id={id}
      back={listPath(pageOf(type))}
    >
      {(found) =>
        found && (
          <ActivityForm
            {...{ type, mode, taskKey }}
            record={mode === 'copy' ? undefined : found}
            start={
              mode === 'copy'
                ? copyOf(found, text('priceRule.copyName', { name: found.activityName }), taskKey)
                : newActivity(type, branchId, taskKey)
            }
          />
        )
      }
    </RecordPage>
  );
}

const POLICIES = '/market/promotionPolicy';

const GENERATORS = {
  [POLICY_TYPE.fullNumber]: policyApi.fullNumber,
  [POLICY_TYPE.fullAmount]: policyApi.fullAmount,
  [POLICY_TYPE.flexible]: policyApi.flexible,
} as const;

/** A new activity with the values of a policy (docs/domain/promotion.md#policies). */
function FromPolicy({ policyId, taskKey }: { policyId: string; taskKey: string }) {
  const { branchId } = useSession();
  const policy = useCall(policyApi.detail, { policyId });
  const generator = GENERATORS[policy.data?.policyType ?? POLICY_TYPE.fullNumber];
  const made = useCall(generator, { policyId, branchId }, { ready: policy.data !== undefined });
  usePageParent(made.data ? listPath(pageOf(made.data.activityType)) : POLICIES);
  if (made.data) {
    const type = made.data.activityType;
    return <ActivityForm {...{ type, taskKey }} mode="add" record={undefined} start={proposed(made.data, taskKey)} />;
  }
  const failed = policy.error ? policy : made;
  if (failed.error) return <LoadFailed error={failed.error} back={POLICIES} onRetry={failed.refresh} />;
  return <Skeleton active paragraph={{ rows: 12 }} />;
}

function ActivityFormScreen() {
  const [query] = useSearchParams();
  const asked = taskOf(query);
  if (!asked) return <TypeChoice />;
  // Each task has a form of its own.
  const taskKey = JSON.stringify(asked);
  if ('policyId' in asked) return <FromPolicy key={taskKey} policyId={asked.policyId} taskKey={taskKey} />;
  if ('id' in asked) return <StoredActivity key={taskKey} {...asked} taskKey={taskKey} />;
  return <NewActivity key={taskKey} type={asked.type} formId={asked.formId} taskKey={taskKey} />;
}

/** /market/activityForm?type=&id=&mode=add|edit|copy|view&policyId= */
export const ActivityFormPage = withTexts(
  [
    'promotion/activity-form',
    'promotion/shared/activity-text',
    'promotion/shared/basket',
    'promotion/activities',
    'shared/pricing-kinds',
    'shared/pricing-rules',
    'shared/rule-text',
    'tasks/imports',
  ],
  ActivityFormScreen,
);
