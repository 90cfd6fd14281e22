import { lazy, Suspense, useState } from 'react';
import { type Concern, concernApi } from '@/contract/goods/concerns';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { PageHeader } from '@/ui/PageHeader';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { concernFields } from './concernFields';

const CustomerConcerns = lazy(async () => ({ default: (await import('./CustomerConcerns')).CustomerConcerns }));
const ConcernSums = lazy(async () => ({ default: (await import('./CustomerConcerns')).ConcernSums }));

const table = concernFields.table({
  show: [
    ...(['productCode', 'productName', 'custName', 'concernType', 'targetPrice', 'stockState', 'notified'] as const),
    ...(['branchId', 'concernTime', 'noticeTime', 'spec', 'custCode', 'manufacturer'] as const),
  ],
  search: ['productCode', 'custName', 'branchId', 'concernType', 'notified', 'concernTime'],
});

const keyOf = ({ concernId }: Concern) => concernId;

function GoodsConcernScreen() {
  const text = useText();
  const [shown, setShown] = useState<Concern>();
  const [isSumming, setSumming] = useState(false);
  const selection = useSelection(keyOf);
  const notify = async (ids: string[]) => {
    const counts = await call(concernApi.notify, { ids });
    notifier.success(text('concern.told', counts));
    selection.choose([]);
  };
  const bar = useBatchBar(selection, {
    actions: [
      {
        ...{ code: 'goodsConcern_batchNotify', label: 'concern.notify' },
        confirm: { title: 'concern.askNotifyMany', content: 'concern.askHelp', values: { count: selection.count } },
        onAction: () => notify(selection.chosen.map(keyOf)),
      },
    ],
  });
  return (
    <>
      <CrudTable<Concern>
        header={
          <PageHeader inList title="concern.title" help="concern.help">
            <ActionButton code="goodsConcern_statistics" label="concern.sums" onAction={() => setSumming(true)} />
          </PageHeader>
        }
        {...table}
        {...bar}
        rowKey="concernId"
        list={concernApi.page}
        exported="goodsConcern_export"
        emptyText="concern.empty"
        actions={(row) => (
          <RowActions
            actions={[
              {
                code: 'goodsConcern_notify',
                label: 'concern.notify',
                confirm: {
                  ...{ title: 'concern.askNotify', content: 'concern.askHelp' },
                  values: { customer: row.custName, product: row.productName },
                },
                onAction: () => notify([row.concernId]),
              },
              { code: 'goodsConcern_view', label: 'concern.customer', onAction: () => setShown(row) },
            ]}
          />
        )}
      />
      <Suspense fallback={null}>
        {shown && <CustomerConcerns concern={shown} onClose={() => setShown(undefined)} />}
        {isSumming && <ConcernSums onClose={() => setSumming(false)} />}
      </Suspense>
    </>
  );
}

/** /item/goodsConcern */
export const GoodsConcern = withTexts(['goods/concerns'], GoodsConcernScreen);
