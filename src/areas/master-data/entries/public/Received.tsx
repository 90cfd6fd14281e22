import { Button, Flex, Result, Typography } from 'antd';
import { PUBLIC_RESULT_PAGE, type PublicName, type Received as Answer } from '@/contract/master-data/public-entry';
import { T, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { QrPicture } from '@/ui/QrPicture';
import styles from './publicEntry.module.css';

const QR_SIZE = 180;

/** The address of the result; the part behind the `#`, which has the code, is sent to no server. */
export const resultPath = (kind: PublicName, entryNo: string, queryCode: string) =>
  `${PUBLIC_RESULT_PAGE}?no=${entryNo}&type=${kind}#${queryCode}`;

/** The applicant's number and code, which are shown only once. */
export function Received({ kind, answer }: { kind: PublicName; answer: Answer }) {
  const text = useText();
  const { entryNo, queryCode } = answer;
  const path = resultPath(kind, entryNo, queryCode);
  return (
    <div role="status">
      <Result status="success" title={answer.text} subTitle={<T id="publicEntry.keepCode" />}>
        <dl className={styles.facts}>
          <dt>
            <T id="publicEntry.entryNo" />
          </dt>
          <dd>
            <Typography.Text copyable code>
              {entryNo}
            </Typography.Text>
          </dd>
          <dt>
            <T id="publicEntry.queryCode" />
          </dt>
          <dd>
            <Typography.Text copyable code>
              {queryCode}
            </Typography.Text>
          </dd>
        </dl>
        <Flex vertical gap="middle">
          <QrPicture label={text('publicEntry.qrOfResult')} value={window.location.origin + path} size={QR_SIZE} />
          <Button block size="large" onClick={() => navigate(path)}>
            <T id="publicEntry.seeResult" />
          </Button>
        </Flex>
      </Result>
    </div>
  );
}
