import { useRequest } from 'ahooks';
import { Button, Table } from 'antd';
import { LoadFailed } from '@/ui/LoadFailed';
import { FIGURE } from '@kit/fields/fieldsOf';
import { NOTHING } from '@kit/format/number';
import { T } from '@/core/i18n';
import { type CustomerKey, type Reading, UNITS, type UnitRow } from './levels';
import { unitFields } from './settlementFields';
import { SumCheck } from './SumCheck';

interface Props {
  reading: Reading;
  customerKey: CustomerKey;
  /** The reward of the customer. */
  above: string;
  onOpen: (unit: UnitRow) => void;
}

/** The documents or products that the reward of a customer is counted by. */
export function UnitTable({ reading, customerKey, above, onOpen }: Props) {
  const load = UNITS[reading];
  const { activityId, custId } = customerKey;
  const { data, loading, error, refresh } = useRequest(() => (load ? load(customerKey) : Promise.resolve([])), {
    refreshDeps: [reading, activityId, custId],
    onError: () => undefined,
  });
  if (error) return <LoadFailed error={error} onRetry={refresh} />;
  const rows = data ?? [];
  const byProduct = reading === 'K0D0';
  return (
    <>
      <Table<UnitRow>
        rowKey="key"
        size="small"
        loading={loading}
        dataSource={rows}
        pagination={rows.length > 20 && { pageSize: 20 }}
        scroll={{ x: 'max-content' }}
        columns={[
          {
            key: 'name',
            title: <T id={byProduct ? 'calculation.product' : 'calculation.billNo'} />,
            render: (_, row) => (
              <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onOpen(row)}>
                {row.name}
              </Button>
            ),
          },
          {
            key: 'more',
            title: <T id={byProduct ? 'calculation.productCode' : 'calculation.billDate'} />,
            render: (_, row) => (byProduct ? row.code : row.date),
          },
          {
            key: 'count',
            ...FIGURE,
            title: (
              <T
                id={
                  byProduct
                    ? 'calculation.billCount'
                    : reading === 'K0D1'
                      ? 'calculation.reachedProducts'
                      : 'calculation.times'
                }
              />
            ),
            render: (_, row) => row.count || NOTHING,
          },
          ...unitFields.cells(['effectiveQty', 'effectiveAmount', 'reachedText', 'rewardAmount']),
        ]}
      />
      {data && <SumCheck rows={rows} above={above} />}
    </>
  );
}
