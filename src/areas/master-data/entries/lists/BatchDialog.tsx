import { Alert, Table, Typography } from 'antd';
import { useState } from 'react';
import type { EntryPage, EntryRecord } from '@/contract/master-data/entry-records';
import { call } from '@/core/http/call';
import { T, useText } from '@/core/i18n';
import { useCall } from '@kit/data/useCall';
import { Dialog } from '@/ui/Dialog';
import { LoadFailed } from '@/ui/LoadFailed';
import { KINDS } from '../kinds';

type Items = readonly { id: string; ok: boolean; msg: string }[];

interface Outcome {
  done: number;
  failed: number;
  items: Items;
}

/** The result that an entry would have, and after the call the result that it has. */
function State({ entryId, stepName, items, isDone }: EntryRecord & { items: Items | undefined; isDone: boolean }) {
  const own = items?.find(({ id }) => id === entryId);
  if (!own) return <T id="entry.batchStep" values={{ step: stepName }} />;
  if (own.ok) return <T id={isDone ? 'entry.batchPassed' : 'entry.batchReady'} />;
  return <Typography.Text type="danger">{own.msg}</Typography.Text>;
}

interface Props {
  page: EntryPage;
  rows: readonly EntryRecord[];
  onClose: (isDone: boolean) => void;
}

/** Entries that would be approved together; those that need a judgement of their own are named and stay. */
export function BatchDialog({ page, rows, onClose }: Props) {
  const text = useText();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isRunning, setRunning] = useState(false);
  const items = rows.map(({ entryId: id, round, stepNo, contentHash }) => ({ id, round, stepNo, contentHash }));
  // The present result for each entry; the approval answers anew for each.
  const { calls } = KINDS[page];
  const { data: preview, error, refresh } = useCall(calls.batchPreview, { items }, { ready: outcome === undefined });
  const ready = preview?.filter(({ ok }) => ok).length ?? 0;
  const pass = async () => {
    setRunning(true);
    try {
      setOutcome(await call(calls.batchAudit, { items }));
    } catch {
      // `call` has shown what was wrong.
    } finally {
      setRunning(false);
    }
  };
  const isUnknown = Boolean(error) && !preview && !outcome;
  const close = () => onClose(outcome !== undefined);
  return (
    <Dialog
      open
      width={720}
      title={text('entry.batchTitle', { count: rows.length })}
      okText={text(outcome ? 'entry.batchClose' : 'entry.batchPass')}
      confirmLoading={isRunning}
      okButtonProps={{ disabled: !outcome && ready === 0 }}
      onOk={() => (outcome ? close() : void pass())}
      onCancel={close}
      {...(outcome ? { cancelButtonProps: { style: { display: 'none' } } } : {})}
    >
      {isUnknown ? (
        <LoadFailed error={error} onRetry={refresh} />
      ) : (
        <Alert
          showIcon
          role="status"
          type={outcome && outcome.failed > 0 ? 'warning' : 'info'}
          title={
            outcome ? (
              <T id="entry.batchDone" values={{ done: outcome.done, failed: outcome.failed }} />
            ) : preview ? (
              <T id="entry.batchPreview" values={{ ready, failed: rows.length - ready }} />
            ) : (
              <T id="entry.batchChecking" />
            )
          }
          description={<T id="entry.batchHelp" />}
        />
      )}
      <Table<EntryRecord>
        size="small"
        rowKey="entryId"
        pagination={false}
        scroll={{ x: 'max-content', y: 360 }}
        dataSource={[...rows]}
        columns={[
          { dataIndex: 'entryNo', title: <T id="entry.entryNo" /> },
          { dataIndex: 'name', title: <T id="entry.batchName" /> },
          { dataIndex: 'applicantName', title: <T id="entry.applicantName" /> },
          {
            key: 'state',
            title: <T id="entry.status" />,
            render: (_, row) => <State {...row} items={outcome?.items ?? preview} isDone={outcome !== undefined} />,
          },
        ]}
      />
    </Dialog>
  );
}
