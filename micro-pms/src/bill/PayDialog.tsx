import { Alert, Form, Table } from 'antd';
import { type Bill, billApi, TENANT_CHANNEL } from '../../../src/contract/property/bills';
import { BILL_STATUS } from '../../../src/contract/property/micro-pms';
import { useCall } from '@kit/data/useCall';
import { FIGURE } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatDate } from '@kit/format/date';
import { formatMoney, NOTHING } from '@kit/format/number';
import { kit } from '@kit/host';
import { T } from '@kit/text';
import { Awaited } from '../Awaited';
import { call } from '../call';
import { useSay } from '../say';
import { allocationOf, byAge, sumOf } from './allocation';
import { billFields, PAY_WAY, payFields, type PayValues } from './billFields';
import styles from './Bill.module.css';

export interface Paying {
  tenantId: string;
  tenantName: string;
  /** All of one tenant. */
  bills: readonly Bill[];
}

const MOST = 500;
const NOTHING_YET = {};
const EMPTY: PayValues = {
  way: PAY_WAY.chosen,
  amount: '',
  channel: TENANT_CHANNEL.transfer,
  payTime: '',
  voucher: '',
};

/** The open bills of a tenant, the oldest first; undefined until all are loaded, or if that has failed. */
function useOpenBills(tenantId: string) {
  const of = { tenantId, pageSize: MOST, orderBy: 'dueDate', orderDir: 'asc' } as const;
  const open = useCall(billApi.page, { ...of, billStatus: BILL_STATUS.open });
  const part = useCall(billApi.page, { ...of, billStatus: BILL_STATUS.part });
  const overdue = useCall(billApi.page, { ...of, billStatus: BILL_STATUS.overdue });
  const reads = [open, part, overdue];
  const isWhole = reads.every(({ data }) => data !== undefined);
  const failed = reads.filter(({ error }) => error !== undefined);
  return {
    open: isWhole ? reads.flatMap(({ data }) => data?.records ?? []).sort(byAge) : undefined,
    error: failed[0]?.error,
    loading: reads.some(({ loading }) => loading),
    refresh: () => failed.forEach((read) => read.refresh()),
  };
}

/** The bills that an amount is for. */
const paidBy = (way: number | undefined, open: readonly Bill[], { bills }: Paying) =>
  way === PAY_WAY.oldest ? open : open.filter(({ billId }) => bills.some((one) => one.billId === billId));

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const CELLS = billFields.cells(['billNo', 'feeName', 'periodStart', 'payBy', 'lateFee', 'unpaidAmount']);

/** How the amount is split over the bills, before it is sent. */
function Preview({ open, paying }: { open: readonly Bill[]; paying: Paying }) {
  const say = useSay();
  const way = Form.useWatch<number | undefined>('way');
  const amount = textOf(Form.useWatch<unknown>('amount'));
  const payTime = textOf(Form.useWatch<unknown>('payTime'));
  const bills = paidBy(way, open, paying);
  const { parts, left } = allocationOf(amount, bills);
  const isEarlier = payTime !== '' && payTime.slice(0, 10) < formatDate(kit().now());
  return (
    <div className={styles.whole}>
      <Table<Bill>
        size="small"
        rowKey="billId"
        dataSource={bills}
        pagination={false}
        scroll={{ x: 'max-content', y: 240 }}
        columns={[
          ...CELLS,
          {
            ...{ key: 'part', title: <T id="pmsPay.part" />, ...FIGURE },
            render: (_, { billId }) => formatMoney(parts.get(billId)) || NOTHING,
          },
        ]}
      />
      {left !== '0.00' && <Alert type="warning" showIcon title={say('pmsPay.left', { amount: formatMoney(left) })} />}
      {isEarlier && <Alert type="info" showIcon title={say('pmsPay.earlier')} />}
    </div>
  );
}

interface Props {
  paying: Paying;
  /** With the id of the payment. */
  onPaid: (paymentId: string) => void;
  onClose: () => void;
}

/** What a tenant pays, for the bills that were chosen or for the oldest (docs/domain/property-bills.md#payments). */
export function PayDialog({ paying, onPaid, onClose }: Props) {
  const { tenantId, tenantName, bills } = paying;
  const { open, ...read } = useOpenBills(tenantId);
  const pay = async ({ amount, channel, payTime, voucher, way }: PayValues, confirmCodes: number[]) => {
    const { parts } = allocationOf(amount, paidBy(way, open ?? [], paying));
    const items = [...parts].map(([billId, part]) => ({ billId, amount: part }));
    const form = { tenantId, amount, channel, payTime, voucher, confirmCodes };
    const chosen = way === PAY_WAY.chosen ? { items } : {};
    const { paymentId } = await call(billApi.pay, { ...form, ...chosen }, { silent: true });
    onPaid(paymentId);
  };
  return (
    <RecordDialog<object, PayValues>
      draftKey={`pay ${tenantId}`}
      title="pmsPay.title"
      titleValues={{ name: tenantName }}
      okText="pmsBill.pay"
      done="pmsPay.done"
      doneValues={{ name: tenantName }}
      wide
      fields={payFields}
      record={open && NOTHING_YET}
      waiting={<Awaited {...read} />}
      toValues={() => ({
        ...EMPTY,
        amount: sumOf(bills.map(({ unpaidAmount }) => unpaidAmount)),
        payTime: `${formatDate(kit().now(), 'YMDHM')}:00`,
      })}
      save={(values, { confirmCodes }) => pay(values, confirmCodes)}
      onClose={onClose}
    >
      {payFields.inputs(['amount', 'channel', 'payTime', 'voucher', 'way'])}
      <Preview open={open ?? []} paying={paying} />
    </RecordDialog>
  );
}
