import { Drawer, Table } from 'antd';
import { type Alert, breedMonitorApi, type Figure } from '@/contract/goods/breed-monitors';
import { T } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { FIGURE } from '@kit/fields/fieldsOf';
import { formatQuantity, NOTHING } from '@kit/format/number';
import { useCall } from '@kit/data/useCall';
import { metric } from '../shared/monitorCodes';
import styles from './TrendDrawer.module.css';

const WIDTH = 560;

/** The size of a figure, relative to the largest one. */
function Bar({ value, most }: { value: number; most: number }) {
  const share = most === 0 ? 0 : Math.min(1, Math.abs(value) / most);
  return <div className={styles.bar ?? ''} style={{ inlineSize: `${share * 100}%` }} />;
}

/** The figures of the last sixty days, the latest first. */
export function TrendDrawer({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { alertId: id, productName: name } = alert;
  const { data = [], loading, error, refresh } = useCall(breedMonitorApi.trend, { id });
  const most = Math.max(0, ...data.map(({ value }) => Math.abs(Number(value ?? 0))));
  return (
    <Drawer open size={WIDTH} onClose={onClose} title={<T id="alert.trendTitle" values={{ name }} />}>
      {error ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : (
        <Table<Figure>
          size="small"
          rowKey="day"
          loading={loading}
          dataSource={[...data].reverse()}
          pagination={{ pageSize: 20, hideOnSinglePage: true }}
          columns={[
            { dataIndex: 'day', title: <T id="alert.day" />, width: 120 },
            {
              ...{ dataIndex: 'value', title: metric.labelOf(alert.metric), width: 140, ...FIGURE },
              render: (value: string | null) => (value === null ? NOTHING : formatQuantity(value)),
            },
            { key: 'bar', render: (_, { value }) => value !== null && <Bar value={Number(value)} most={most} /> },
          ]}
        />
      )}
    </Drawer>
  );
}
