import { Drawer } from 'antd';
import { type MonitorRun, type Strategy, strategyApi } from '@/contract/goods/monitor-strategies';
import { T } from '@/core/i18n';
import { embedded } from '@/ui/embedded';
import { CrudTable } from '@kit/table/CrudTable';
import { runFields } from './strategyFields';

const table = runFields.table({
  show: [
    ...(['dueTime', 'startTime', 'caughtUp', 'missed', 'checked', 'opened', 'recovered', 'noData'] as const),
    'messages',
  ],
});
const WIDTH = 1000;

/** The runs of a strategy, the latest first. */
export function RunsDrawer({ strategy, onClose }: { strategy: Strategy; onClose: () => void }) {
  const { strategyId: id, strategyName: name } = strategy;
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="monitorRun.title" values={{ name }} />}>
      <CrudTable<MonitorRun>
        {...table}
        rowKey="runId"
        list={strategyApi.runs}
        params={{ id }}
        {...embedded}
        search={false}
        emptyText="monitorRun.empty"
      />
    </Drawer>
  );
}
