import { lazy, Suspense, useState } from 'react';
import { type Alert, breedMonitorApi } from '@/contract/goods/breed-monitors';
import { ALERT_STATUS } from '@/contract/goods/monitoring';
import { call } from '@/core/http/call';
import { withTexts } from '@/core/i18n';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { type Added, alertFields } from './alertFields';
import { HandleDialog } from './HandleDialog';

const AddBreedDrawer = lazy(async () => ({ default: (await import('./AddBreedDrawer')).AddBreedDrawer }));
const TrendDrawer = lazy(async () => ({ default: (await import('./TrendDrawer')).TrendDrawer }));

const table = alertFields.table({
  show: [
    ...(['productCode', 'productName', 'branchId', 'status', 'level', 'metric', 'currentValue', 'threshold'] as const),
    ...(['alertTime', 'strategyName', 'spec', 'handlerName', 'handleTime', 'result', 'manufacturer'] as const),
  ],
  search: ['productCode', 'branchId', 'strategyId', 'metric', 'level', 'status', 'alertTime', 'handleTime'],
});

const keyOf = ({ alertId }: Alert) => alertId;
const isDone = ({ status }: Alert) => status !== ALERT_STATUS.open;

/** Filters that figures on other pages set in their links. */
const LINKED = {
  status: 'code',
  branchId: 'text',
  strategyId: 'text',
  alertTime: 'texts',
  handleTime: 'texts',
} as const;

function BreedMonitorScreen() {
  const initialFilters = useLinkFilters(LINKED);
  const [added, setAdded] = useState<Partial<Added>>();
  const [handled, setHandled] = useState<readonly string[]>();
  const [shown, setShown] = useState<Alert>();
  const selection = useSelection(keyOf);
  const bar = useBatchBar(selection, {
    actions: [
      {
        ...{ code: 'breedMonitor_batchHandle', label: 'alert.handle' },
        onAction: () => setHandled(selection.chosen.map(keyOf)),
      },
    ],
    isIdle: isDone,
  });
  const actionsOf = (row: Alert): Action[] => {
    const { alertId: id, productName: name, strategyName: strategy } = row;
    const ids = [id];
    const open: Action[] = isDone(row)
      ? []
      : [
          { code: 'breedMonitor_handle', label: 'alert.handle', onAction: () => setHandled(ids) },
          {
            ...{ code: 'breedMonitor_ignore', label: 'alert.ignore', done: 'alert.ignored' },
            confirm: { title: 'alert.askIgnore', content: 'alert.askIgnoreHelp', values: { name } },
            onAction: () => call(breedMonitorApi.ignore, { ids }),
          },
        ];
    return [
      ...open,
      { code: 'breedMonitor_view', label: 'alert.trend', onAction: () => setShown(row) },
      {
        ...{ code: 'breedMonitor_del', label: 'alert.remove', danger: true, done: 'alert.removed' },
        confirm: { title: 'alert.askRemove', content: 'alert.askRemoveHelp', values: { name, strategy } },
        onAction: () => call(breedMonitorApi.remove, { ids }),
      },
    ];
  };
  return (
    <>
      <CrudTable<Alert>
        header={
          <PageHeader inList title="alert.title" help="alert.help">
            <ActionButton code="breedMonitor_add" label="alert.add" type="primary" onAction={() => setAdded({})} />
          </PageHeader>
        }
        {...table}
        {...bar}
        rowKey="alertId"
        list={breedMonitorApi.page}
        initialFilters={initialFilters}
        exported="breedMonitor_export"
        emptyText="alert.empty"
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <HandleDialog ids={handled} onHandled={() => selection.choose([])} onClose={() => setHandled(undefined)} />
      <Suspense fallback={null}>
        <AddBreedDrawer record={added} onClose={() => setAdded(undefined)} />
        {shown && <TrendDrawer alert={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}

/** /item/breedMonitor */
export const BreedMonitor = withTexts(['goods/breeds', 'goods/monitoring', 'shared/pricing-rules'], BreedMonitorScreen);
