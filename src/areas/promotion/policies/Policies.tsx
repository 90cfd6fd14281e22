import { lazy, Suspense, useState } from 'react';
import { POLICY_STATUS, POLICY_TYPE } from '@/contract/promotion/activity';
import { type Policy, policyApi } from '@/contract/promotion/policies';
import { withTexts } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { PageHeader } from '@/ui/PageHeader';
import { RowActions } from '@kit/actions/RowActions';
import type { Action } from '@kit/actions/action';
import { CrudTable } from '@kit/table/CrudTable';
import { formPath } from '../shared/paths';
import { policyTable } from '../shared/policyFields';

const PolicyDrawer = lazy(async () => ({ default: (await import('./PolicyDrawer')).PolicyDrawer }));

const GENERATE = {
  [POLICY_TYPE.fullNumber]: ['promotionPolicy_genFullNumber', 'policy.genFullNumber'],
  [POLICY_TYPE.fullAmount]: ['promotionPolicy_genFullAmount', 'policy.genFullAmount'],
  [POLICY_TYPE.flexible]: ['promotionPolicy_genFlexible', 'policy.genFlexible'],
} as const;

function PoliciesScreen() {
  const [shown, setShown] = useState<Policy>();
  const actionsOf = (row: Policy): Action[] => {
    const [code, label] = GENERATE[row.policyType];
    const make = { code, label, onAction: () => navigate(formPath({ mode: 'add', policyId: row.policyId })) };
    return [
      { code: 'promotionPolicy_view', label: 'action.view', onAction: () => setShown(row) },
      ...(row.status === POLICY_STATUS.inForce && row.holdsHere ? [make] : []),
    ];
  };
  return (
    <>
      <CrudTable<Policy>
        header={<PageHeader inList title="policy.title" help="policy.help" />}
        {...policyTable}
        rowKey="policyId"
        list={policyApi.page}
        exported="promotionPolicy_export"
        emptyText="policy.empty"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        {shown && <PolicyDrawer policy={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}

/** /market/promotionPolicy: promotions that suppliers or the company pay for. */
export const Policies = withTexts(
  [
    'promotion/policies',
    'shared/pricing-rules',
    'promotion/shared/activity-text',
    'promotion/activities',
    'shared/pricing-kinds',
  ],
  PoliciesScreen,
);
