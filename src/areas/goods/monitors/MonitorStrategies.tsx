import { lazy, Suspense, useMemo, useState } from 'react';
import { type Strategy, STRATEGY_STATUS, strategyApi } from '@/contract/goods/monitor-strategies';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { PageHeader } from '@/ui/PageHeader';
import type { Action } from '@kit/actions/action';
import { ActionButton } from '@kit/actions/ActionButton';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { strategyTable } from './strategyFields';
import type { EditedStrategy } from './strategyValues';

const StrategyDrawer = lazy(async () => ({ default: (await import('./StrategyDrawer')).StrategyDrawer }));
const BacktestDrawer = lazy(async () => ({ default: (await import('./BacktestDrawer')).BacktestDrawer }));
const RunsDrawer = lazy(async () => ({ default: (await import('./RunsDrawer')).RunsDrawer }));
const WatchedDrawer = lazy(async () => ({ default: (await import('./WatchedDrawer')).WatchedDrawer }));

const { off, on } = STRATEGY_STATUS;

function MonitorStrategiesScreen() {
  const text = useText();
  const [edited, setEdited] = useState<EditedStrategy>();
  const [tried, setTried] = useState<Strategy>();
  const [shown, setShown] = useState<Strategy>();
  const [watched, setWatched] = useState<Strategy>();
  const table = useMemo(() => strategyTable(setWatched), []);
  const runNow = async (id: string) => {
    const { checked, opened, recovered } = await call(strategyApi.run, { id });
    notifier.success(text('strategy.ran', { checked, opened, recovered }));
  };
  const actionsOf = (row: Strategy): Action[] => {
    const { strategyId: id, version, strategyName: name, status } = row;
    const isOn = status === on;
    return [
      { code: 'monitorStrategy_edit', label: 'action.edit', onAction: () => setEdited(row) },
      { code: 'monitorStrategy_backtest', label: 'strategy.backtest', onAction: () => setTried(row) },
      {
        code: 'monitorStrategy_status',
        label: isOn ? 'strategy.disable' : 'strategy.enable',
        danger: isOn,
        confirm: { title: isOn ? 'strategy.askDisable' : 'strategy.askEnable', values: { name } },
        onAction: ({ confirmCodes }) =>
          call(strategyApi.updateStatus, { id, version, status: isOn ? off : on, confirmCodes }),
        done: isOn ? 'strategy.disabled' : 'strategy.enabled',
      },
      { code: 'monitorStrategy_run', label: 'strategy.run', onAction: () => runNow(id) },
      { code: 'monitorStrategy_runs', label: 'strategy.runs', onAction: () => setShown(row) },
      ...(isOn
        ? []
        : [
            {
              ...{ code: 'monitorStrategy_del', label: 'action.delete', danger: true, done: 'strategy.deleted' },
              confirm: { title: 'strategy.askDelete', values: { name } },
              onAction: () => call(strategyApi.delete, { id, version }),
            } satisfies Action,
          ]),
    ];
  };
  const add = (
    <ActionButton code="monitorStrategy_add" label="action.add" type="primary" onAction={() => setEdited({})} />
  );
  return (
    <>
      <CrudTable<Strategy>
        header={
          <PageHeader inList title="strategy.title" help="strategy.help">
            {add}
          </PageHeader>
        }
        {...table}
        rowKey="strategyId"
        list={strategyApi.page}
        exported="monitorStrategy_export"
        emptyText="strategy.empty"
        emptyAction={add}
        actions={(row) => <RowActions actions={actionsOf(row)} />}
      />
      <Suspense fallback={null}>
        <StrategyDrawer record={edited} onClose={() => setEdited(undefined)} />
        {tried && <BacktestDrawer strategy={tried} onClose={() => setTried(undefined)} />}
        {shown && <RunsDrawer strategy={shown} onClose={() => setShown(undefined)} />}
        {watched && <WatchedDrawer strategy={watched} onClose={() => setWatched(undefined)} />}
      </Suspense>
    </>
  );
}

/** /item/monitorStrategy */
export const MonitorStrategies = withTexts(
  ['goods/monitors', 'goods/monitoring', 'shared/pricing-rules'],
  MonitorStrategiesScreen,
);
