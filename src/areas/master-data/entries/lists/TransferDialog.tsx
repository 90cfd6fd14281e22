import { Select, Skeleton } from 'antd';
import { useState } from 'react';
import { approvalApi } from '@/contract/master-data/approvals';
import type { EntryPage } from '@/contract/master-data/entry-records';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { plainText, trim } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { LoadFailed } from '@/ui/LoadFailed';
import { useThrottleLatest } from '@kit/actions/throttle';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { KINDS } from '../kinds';

interface Transfer {
  userId: string;
  reason: string;
}

const fields = fieldsOf<Transfer>()('entryTransfer', {
  userId: f.text({ required: true }),
  reason: f.note({ max: 200, keep: plainText, rules: [{ required: true, whitespace: true, min: 2 }] }),
});

const TYPING_MS = 300;

function PersonSelect(props: { id?: string; value?: string; onChange?: (userId: string) => void }) {
  const text = useText();
  const [name, setName] = useState('');
  const search = useThrottleLatest(setName, TYPING_MS);
  const { data, loading } = useCall(approvalApi.people, { name: trim(name) });
  return (
    <Select
      {...props}
      showSearch={{ filterOption: false, onSearch: search }}
      loading={loading}
      placeholder={text('select.choose')}
      options={(data ?? []).map(({ userId, userName, branchName }) => ({
        value: userId,
        label: `${userName} · ${branchName}`,
      }))}
    />
  );
}

interface Props {
  page: EntryPage;
  entryId: string;
  onClose: () => void;
  onDone?: () => void;
}

const NOTHING_YET = {};

/** Gives the caller's task to somebody else who may decide the step. */
export function TransferDialog({ page, entryId, onClose, onDone }: Props) {
  const { calls } = KINDS[page];
  const { data, error, refresh } = useCall(calls.detail, { id: entryId });
  const taskId = data?.judge?.taskId;
  const waiting = error ? <LoadFailed onRetry={refresh} /> : <Skeleton active />;
  return (
    <RecordDialog<object, Transfer>
      draftKey={`transfer ${entryId}`}
      title="entryTransfer.title"
      titleValues={{ entryNo: data?.entryNo ?? '' }}
      help="entryTransfer.help"
      okText="entry.transfer"
      done="entryTransfer.done"
      fields={fields}
      record={taskId === undefined ? undefined : NOTHING_YET}
      waiting={waiting}
      save={async ({ userId, reason }) => {
        await call(calls.transfer, { id: entryId, taskId: taskId ?? '', userId, reason }, { silent: true });
        onDone?.();
      }}
      onClose={onClose}
    >
      <fields.Field name="userId">
        <PersonSelect />
      </fields.Field>
      {fields.inputs(['reason'])}
    </RecordDialog>
  );
}
