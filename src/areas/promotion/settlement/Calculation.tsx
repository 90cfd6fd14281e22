import { useSearchParams } from '@umijs/max';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { activityApi } from '@/contract/promotion/activities';
import { computeApi } from '@/contract/promotion/settlement';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { PageHeader } from '@/ui/PageHeader';
import { RowActions } from '@kit/actions/RowActions';
import { useCall } from '@kit/data/useCall';
import { CrudTable } from '@kit/table/CrudTable';
import { type ActivityRow, activityTable } from './settlementFields';

const ComputeDrawer = lazy(async () => ({ default: (await import('./ComputeDrawer')).ComputeDrawer }));

/** Opens the activity in the address, which a list of activities links to. */
function Opened({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useCall(activityApi.discount, { id });
  // `call` has shown the failure; opening the link once more reads the activity again.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (error) close();
  }, [error]);
  return data && <ComputeDrawer activityId={id} name={data.activityName} onClose={onClose} />;
}

function CalculationScreen() {
  const text = useText();
  const [query] = useSearchParams();
  const asked = query.get('id');
  const [shown, setShown] = useState<string | null>(asked);
  const recompute = async ({ activityId }: ActivityRow) => {
    const { customerCount } = await call(computeApi.recompute, { activityId });
    notifier.success(text('calculation.recomputed', { count: customerCount }));
  };
  return (
    <>
      <CrudTable<ActivityRow>
        header={<PageHeader inList title="calculation.title" help="calculation.help" />}
        {...activityTable}
        rowKey="activityId"
        list={computeApi.queryCompute}
        exported="calculationPricing_export"
        emptyText="calculation.empty"
        actions={(row) => (
          <RowActions
            actions={[
              {
                code: 'calculationPricing_customers',
                label: 'calculation.customers',
                onAction: () => setShown(row.activityId),
              },
              {
                code: 'calculationPricing_recompute',
                label: 'calculation.recompute',
                onAction: () => recompute(row),
              },
            ]}
          />
        )}
      />
      <Suspense fallback={null}>{shown && <Opened id={shown} onClose={() => setShown(null)} />}</Suspense>
    </>
  );
}

/** /market/calculationPricing; `?id=` opens one activity. */
export const Calculation = withTexts(
  ['promotion/settlement', 'shared/pricing-kinds', 'promotion/activities'],
  CalculationScreen,
);
