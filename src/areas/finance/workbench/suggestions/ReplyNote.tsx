import { Alert, Flex } from 'antd';
import type { BillReply } from '@/contract/finance/workbench-records';
import { T } from '@/core/i18n';
import { formatDateTime } from '@kit/format/date';
import { formatMoney } from '@kit/format/number';
import styles from '../Workbench.module.css';
import { billAnswer } from '../workFields';

/** The partner's answer to the document by his link, and its time. */
export function ReplyNote({ reply: { answer, amount, no, note, byName, time } }: { reply: BillReply }) {
  return (
    <Alert
      type="info"
      className={styles.reply ?? ''}
      title={
        <Flex wrap gap="small" align="center">
          <T id="workbench.replied" />
          <billAnswer.Tag value={answer} />
          {amount !== null && formatMoney(amount)}
        </Flex>
      }
      description={
        <>
          {[no, note].filter(Boolean).map((text) => (
            <div key={text}>{text}</div>
          ))}
          <div>
            {byName} · {formatDateTime(time)}
          </div>
        </>
      }
    />
  );
}
