import { Empty, Flex, Typography } from 'antd';
import { COUNTER_COLUMNS, counterApi, type CounterFault } from '@/contract/finance/counter';
import { call } from '@/core/http/call';
import { T, type TextId, useText } from '@/core/i18n';
import { type Repaired, RepairGrid } from '@/shared/transfer/RepairGrid';
import { Waiting } from '@/ui/Waiting';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';

const TITLES = {
  kind: 'counterRow.kind',
  no: 'counterRow.no',
  ourNo: 'counterRow.ourNo',
  date: 'counterRow.date',
  amount: 'counterRow.amount',
  text: 'counterRow.text',
  goods: 'counterRow.goods',
  qty: 'counterRow.qty',
  price: 'counterRow.price',
} as const satisfies Record<(typeof COUNTER_COLUMNS)[number], TextId>;

const MOST = 200;
const CELL_MAX = 200;

/**
 * Typed values stay with their row while other rows leave the list: rows are identified by their server number, not by
 * their index.
 */
const rowOf = ({ faultId }: CounterFault) => Number(faultId);

/** Rows of the partner's files that could not be read: repaired in place, or dropped. */
export function RepairTab({ statementId }: { statementId: string }) {
  const text = useText();
  const { data, error, refresh } = useCall(counterApi.faults, { statementId, pageSize: MOST });
  const faults: readonly CounterFault[] = data?.records ?? [];
  const faultOf = (row: number) => faults.find((one) => rowOf(one) === row);
  const columns = COUNTER_COLUMNS.map((field) => ({
    ...{ field, title: text(TITLES[field]), required: field === 'date' || field === 'amount' },
  }));
  const save = (rows: Repaired) => {
    const items = rows.flatMap(({ row, values }) => {
      const fault = faultOf(row);
      return fault ? [{ faultId: fault.faultId, values }] : [];
    });
    return call(counterApi.repair, { statementId, items });
  };
  const discard = (row: number) => {
    const fault = faultOf(row);
    return (
      fault && (
        <ActionButton
          code="checkDiffList_repair"
          label="workbench.discard"
          size="small"
          danger
          reason={{ title: 'workbench.askDiscard', values: { row: fault.fileRow }, min: 5, max: 100 }}
          onAction={({ reason }) => call(counterApi.discard, { statementId, faultIds: [fault.faultId], reason })}
        />
      )
    );
  };
  return (
    <Flex vertical gap="middle">
      <Typography.Text type="secondary">
        <T id="workbench.repairHelp" />
      </Typography.Text>
      {!data && <Waiting error={error} onRetry={refresh} />}
      {data && faults.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={<T id="workbench.noneToRepair" />} />
      )}
      {data && (
        <RepairGrid
          columns={columns}
          cellMax={CELL_MAX}
          failed={faults.map((fault) => ({ ...fault, row: rowOf(fault) }))}
          numberOf={(row) => faultOf(row)?.fileRow ?? row}
          save={save}
          actions={discard}
          onChanged={refresh}
        />
      )}
    </Flex>
  );
}
