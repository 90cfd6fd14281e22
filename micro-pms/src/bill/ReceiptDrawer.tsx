import { Alert, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Output } from '../../../src/contract/endpoint';
import { PAYMENT_STATUS, paymentApi } from '../../../src/contract/property/bills';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatDate, formatPeriod } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { call } from '../call';
import { useSay } from '../say';
import { tenantChannel } from './billFields';
import styles from './Receipt.module.css';

type Receipt = Output<typeof paymentApi.receipt>;

const WIDTH = 760;

function Sheet({ receipt }: { receipt: Receipt }) {
  const say = useSay();
  const { receiptNo, payNo, tenantName, payTime, amount, capitals, tax, toBalance, printCount, channel, lines } =
    receipt;
  return (
    <article className={styles.sheet}>
      <h2>{say('pmsReceipt.title')}</h2>
      {receipt.status === PAYMENT_STATUS.reversed && <strong>{say('pmsReceipt.void')}</strong>}
      <div className={styles.facts}>
        <span>{say('pmsReceipt.no', { no: receiptNo })}</span>
        <span>{say('pmsReceipt.payment', { no: payNo })}</span>
        <span>{say('pmsReceipt.from', { name: tenantName })}</span>
        <span>{say('pmsReceipt.time', { time: formatDate(payTime, 'YMDHM') })}</span>
        <span>
          {say('pmsReceipt.channel')}
          <tenantChannel.Tag value={channel} />
        </span>
        {printCount > 1 && <span>{say('pmsReceipt.again', { count: printCount })}</span>}
      </div>
      <table>
        <thead>
          <tr>
            <th>{say('pmsBill.billNo')}</th>
            <th>{say('pmsBill.feeName')}</th>
            <th>{say('pmsBill.periodStart')}</th>
            <th className={styles.figure}>{say('pmsReceipt.amount')}</th>
            <th className={styles.figure}>{say('pmsReceipt.fee')}</th>
            <th className={styles.figure}>{say('pmsReceipt.tax')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.billNo}>
              <td>{line.billNo}</td>
              <td>{line.feeName}</td>
              <td>{formatPeriod(line.periodStart, line.periodEnd)}</td>
              <td className={styles.figure}>{formatMoney(line.amount)}</td>
              <td className={styles.figure}>{formatMoney(line.toFee)}</td>
              <td className={styles.figure}>{formatMoney(line.tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.facts}>
        <strong>{say('pmsReceipt.sum', { amount: formatMoney(amount) })}</strong>
        <strong>{say('pmsReceipt.capitals', { text: capitals })}</strong>
        <span>{say('pmsReceipt.taxIn', { amount: formatMoney(tax) })}</span>
        <span>{say('pmsReceipt.toBalance', { amount: formatMoney(toBalance) })}</span>
      </div>
    </article>
  );
}

/** What was paid for what; each print is counted (docs/domain/property-bills.md#receipt). */
export function ReceiptDrawer({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const say = useSay();
  const { data, error } = useCall(paymentApi.receipt, { id: paymentId });
  const [printed, setPrinted] = useState<Receipt>();
  const print = async () => {
    const receipt = await call(paymentApi.printed, { id: paymentId });
    // The sheet has to stand on the page before that is printed.
    flushSync(() => setPrinted(receipt));
    window.print();
    setPrinted(undefined);
  };
  return (
    <Drawer
      open
      size={WIDTH}
      title={say('pmsReceipt.drawer', { no: data?.receiptNo ?? '' })}
      onClose={onClose}
      extra={
        data?.status === PAYMENT_STATUS.valid && (
          <ActionButton code="bill_receipt" label="pmsReceipt.print" type="primary" onAction={print} />
        )
      }
    >
      {error && <Alert type="error" showIcon title={error.message} />}
      {!data && !error && <Skeleton active />}
      {data && <Sheet receipt={data} />}
      {printed &&
        createPortal(
          <div className={styles.paper}>
            <Sheet receipt={printed} />
          </div>,
          document.body,
        )}
    </Drawer>
  );
}
