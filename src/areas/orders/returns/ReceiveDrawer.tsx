import { Select } from 'antd';
import {
  CHECK_RESULT,
  type ReturnDetail,
  type ReturnLine,
  type ReturnRecord,
  returnApi,
} from '@/contract/orders/returns';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { RecordTable } from '@/ui/RecordTable';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { RecordDrawer } from '@kit/form/RecordDrawer';
import { BatchQuantity } from './BatchQuantity';
import { checkResult, type Received, receivedFields, returnLineFields } from './returnFields';

/** The inputs come right after the product, so that a phone shows both. */
const { columns: named } = returnLineFields.table({ show: ['productName'] });
const { columns: facts } = returnLineFields.table({ show: ['batchNo', 'returnQty', 'spec', 'expiryDate'] });

interface InspectionProps {
  lines: readonly ReturnLine[];
  value?: Received['received'];
  onChange?: (received: Received['received']) => void;
}

/** Batch by batch: the quantity that arrived, and its state. */
function Inspection({ lines, value = {}, onChange }: InspectionProps) {
  const text = useText();
  const change = (id: string, part: Partial<Received['received'][string]>) =>
    onChange?.({ ...value, [id]: { receivedQty: '0', checkResult: CHECK_RESULT.good, ...value[id], ...part } });
  return (
    <RecordTable<ReturnLine>
      rowKey="id"
      rows={lines}
      columns={[
        ...named,
        {
          key: 'received',
          title: <T id="returnLine.receivedQty" />,
          width: 130,
          render: (_, { id, returnQty, productName, batchNo, isWhole }) => (
            <BatchQuantity
              isWhole={isWhole}
              max={returnQty}
              aria-label={text('returnForm.receivedOf', { product: productName, batch: batchNo })}
              value={value[id]?.receivedQty ?? null}
              onChange={(receivedQty) => change(id, { receivedQty: receivedQty ?? '0' })}
            />
          ),
        },
        {
          key: 'result',
          title: <T id="returnLine.checkResult" />,
          width: 150,
          render: (_, { id, productName, batchNo }) => (
            <Select
              placeholder={<T id="select.choose" />}
              style={{ width: '100%' }}
              aria-label={text('returnForm.resultOf', { product: productName, batch: batchNo })}
              value={value[id]?.checkResult ?? null}
              options={[...checkResult.options]}
              onChange={(result: ReturnLine['checkResult']) => change(id, { checkResult: result })}
            />
          ),
        },
        ...facts,
      ]}
    />
  );
}

/** The initial values: everything has arrived and is good. */
const toValues = ({ lines }: ReturnDetail): Received => ({
  received: Object.fromEntries(
    lines.map(({ id, returnQty }) => [id, { receivedQty: returnQty, checkResult: CHECK_RESULT.good }]),
  ),
});

/** Records what of a return has arrived, and in which state. */
export function ReceiveDrawer({ record, onClose }: { record: ReturnRecord; onClose: () => void }) {
  const { returnNo, version } = record;
  const { data, error, refresh } = useCall(returnApi.detail, { returnNo });
  const waiting = <Waiting error={error} onRetry={refresh} />;
  const save = ({ received }: Received) =>
    call(
      returnApi.receive,
      {
        ...{ returnNo, version },
        lines: (data?.lines ?? []).map(({ id, lineNo, batchNo }) => ({
          ...{ lineNo, batchNo, receivedQty: received[id]?.receivedQty ?? '0' },
          checkResult: received[id]?.checkResult ?? CHECK_RESULT.refused,
        })),
      },
      { silent: true },
    );
  return (
    <RecordDrawer<ReturnDetail, Received>
      draftKey={`receive ${returnNo}`}
      title="returnRecord.receiveTitle"
      titleValues={{ returnNo }}
      help="returnRecord.receiveHelp"
      okText="returnRecord.receive"
      fields={receivedFields}
      record={data}
      waiting={waiting}
      toValues={toValues}
      save={save}
      onClose={onClose}
    >
      <receivedFields.Field name="received">
        <Inspection lines={data?.lines ?? []} />
      </receivedFields.Field>
    </RecordDrawer>
  );
}
