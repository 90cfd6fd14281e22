import { Drawer } from 'antd';
import type { Output } from '../../../src/contract/endpoint';
import { PAYMENT_STATUS, paymentApi } from '../../../src/contract/property/bills';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatDate, formatPeriod } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import { Awaited } from '../Awaited';
import { call } from '../call';
import styles from '../paper/Paper.module.css';
import { PaperSheet } from '../paper/PaperSheet';
import { usePrint } from '../paper/usePrint';
import { useSay } from '../say';
import { tenantChannel } from './billFields';

type Receipt = Output<typeof paymentApi.receipt>;

const WIDTH = 760;

function Sheet({ receipt }: { receipt: Receipt }) {
  const say = useSay();
  const { receiptNo, payNo, tenantName, payTime, amount, capitals, tax, toBalance, printCount, channel, lines } =
    receipt;
  const { branchName, createdByName } = receipt;
  return (
    <PaperSheet title={say('pmsReceipt.title')} company={branchName}>
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
      <div className={styles.signs}>
        <span>{say('pmsReceipt.seal', { name: branchName })}</span>
        <span>{say('pmsReceipt.by', { name: createdByName })}</span>
      </div>
    </PaperSheet>
  );
}

/** What was paid for what; each print is counted (docs/domain/property-bills.md#receipt). */
export function ReceiptDrawer({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const say = useSay();
  const read = useCall(paymentApi.receipt, { id: paymentId });
  const { data } = read;
  const { print, paper } = usePrint();
  const printCounted = async () => print(<Sheet receipt={await call(paymentApi.printed, { id: paymentId })} />);
  return (
    <Drawer
      open
      size={WIDTH}
      title={say('pmsReceipt.drawer', { no: data?.receiptNo ?? '' })}
      onClose={onClose}
      extra={
        data?.status === PAYMENT_STATUS.valid && (
          <ActionButton code="bill_receipt" label="pmsReceipt.print" type="primary" onAction={printCounted} />
        )
      }
    >
      <Awaited {...read} />
      {data && <Sheet receipt={data} />}
      {paper}
    </Drawer>
  );
}
