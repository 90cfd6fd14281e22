import { InboxOutlined } from '@ant-design/icons';
import { Alert, Flex, Table, Upload } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { statementApi } from '@/contract/finance/statements';
import { ERROR } from '@/contract/error-codes';
import { workbenchApi } from '@/contract/finance/workbench';
import type { CounterImport as Imported } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { refuseFile, SHEETS } from '@/core/input/uploadRules';
import { isCallError } from '@/core/http/callError';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { formatMoney } from '@kit/format/number';
import { Dialog } from '@/ui/Dialog';

const ACCEPT = `.csv,${SHEETS}`;
/** Long values that were not understood wrap, also on a phone. */
const ANYWHERE = { style: { overflowWrap: 'anywhere' } } as const;

const ProfileDrawer = lazy(async () => ({ default: (await import('./ProfileDrawer')).ProfileDrawer }));

/** Column titles of a file for which no column profile exists yet. */
function titlesIn(error: unknown): readonly string[] | undefined {
  if (!isCallError(error) || error.code !== ERROR.wrongTemplate) return undefined;
  const { data } = error;
  const titles = typeof data === 'object' && data !== null && 'titles' in data ? data.titles : undefined;
  return Array.isArray(titles) ? titles.filter((one) => typeof one === 'string') : undefined;
}

/** The result of an import: wrong rows, and rows of an earlier file that are missing now. */
function Outcome({ statementId, outcome }: { statementId: string; outcome: Imported }) {
  const { total, added, known, changed, bad, missing, missingCount, errors } = outcome;
  const values = { total, added, known, changed, bad };
  return (
    <Flex vertical gap="middle">
      <Alert type={bad > 0 ? 'warning' : 'success'} showIcon title={<T id="counterImport.result" values={values} />} />
      {errors.length > 0 && (
        <Table
          size="small"
          pagination={false}
          scroll={{ y: '30vh' }}
          rowKey={({ row, field }) => `${row} ${field}`}
          dataSource={errors}
          columns={[
            { title: <T id="counterImport.row" />, dataIndex: 'row', width: 48 },
            { title: <T id="counterImport.field" />, dataIndex: 'field', width: 80 },
            { title: <T id="counterImport.value" />, dataIndex: 'value', onCell: () => ANYWHERE },
            { title: <T id="counterImport.reason" />, dataIndex: 'msg' },
          ]}
        />
      )}
      {missingCount > 0 && (
        <Alert
          type="info"
          title={<T id="counterImport.missing" values={{ count: missingCount }} />}
          // The rows need the whole width on a phone.
          description={
            <Flex vertical gap="small" align="start">
              <ActionButton
                code="checkDiffList_import"
                label="counterImport.retire"
                size="small"
                danger
                confirm={{ title: 'counterImport.askRetire', values: { count: missing.length } }}
                onAction={() => call(workbenchApi.retire, { statementId, rowIds: missing.map(({ rowId }) => rowId) })}
              />
              <div>
                {missing.map(({ rowId, no, date, amount }) => (
                  <div key={rowId}>
                    {no} · {date} · {formatMoney(amount)}
                  </div>
                ))}
              </div>
            </Flex>
          }
        />
      )}
    </Flex>
  );
}

/** Imports the partner's own list of documents. */
export function CounterImport({ statementId, onClose }: { statementId: string; onClose: () => void }) {
  const text = useText();
  const [outcome, setOutcome] = useState<Imported>();
  const [isBusy, setIsBusy] = useState(false);
  const [titles, setTitles] = useState<readonly string[]>();
  const refused = useRef<File>(undefined);
  const { data: statement } = useCall(statementApi.detail, { id: statementId });
  const send = async (file: File) => {
    const refusal = refuseFile(file, ACCEPT);
    if (refusal) {
      notifier.error(text(refusal.id, refusal.values));
      return;
    }
    setIsBusy(true);
    try {
      setOutcome(await call.upload(workbenchApi.importCounter, { statementId }, { file, name: file.name }));
      setTitles(undefined);
    } catch (error) {
      // `call` has shown what was wrong; for unknown columns the user is asked which is which.
      const found = titlesIn(error);
      if (found) {
        refused.current = file;
        setTitles(found);
      }
    } finally {
      setIsBusy(false);
    }
  };
  // A file that waits for its columns is sent again; if they were not given, the same answer comes back.
  const profileClosed = () => {
    const file = refused.current;
    refused.current = undefined;
    setTitles(undefined);
    if (file) void send(file);
  };
  return (
    <Dialog open width={720} title={text('counterImport.title')} footer={null} onCancel={onClose}>
      <Flex vertical gap="middle">
        <Alert type="info" title={<T id="counterImport.columns" />} />
        <Upload.Dragger
          accept={ACCEPT}
          disabled={isBusy}
          showUploadList={false}
          beforeUpload={(file) => {
            void send(file);
            // Otherwise antd would upload the file itself.
            return false;
          }}
        >
          <InboxOutlined aria-hidden />
          <p>
            <T id="counterImport.drop" />
          </p>
        </Upload.Dragger>
        {statement && (
          <ActionButton code="checkDiffList_import" label="counterProfile.open" onAction={() => setTitles([])} />
        )}
        {outcome && <Outcome statementId={statementId} outcome={outcome} />}
      </Flex>
      <Suspense fallback={null}>
        {titles && statement && <ProfileDrawer party={statement} titles={titles} onClose={profileClosed} />}
      </Suspense>
    </Dialog>
  );
}
