import { Alert } from 'antd';
import type { EntryPage } from '@/contract/master-data/entry-records';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { plainText } from '@/core/input/filters';
import { f } from '@/shared/fields/f';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { PersonSelect } from '../../shared/PersonSelect';
import { KINDS } from '../kinds';

interface Transfer {
  userId: string;
  reason: string;
}

const fields = fieldsOf<Transfer>()('entryTransfer', {
  userId: f.text({ required: true }),
  reason: f.note({ max: 200, keep: plainText, rules: [{ required: true, whitespace: true, min: 2 }] }),
});

interface Props {
  page: EntryPage;
  entryId: string;
  onClose: () => void;
  onDone?: () => void;
}

const NOTHING_YET = {};

/** Gives the user's task to another person who may decide the step. */
export function TransferDialog({ page, entryId, onClose, onDone }: Props) {
  const { calls } = KINDS[page];
  const { data, error, refresh } = useCall(calls.detail, { id: entryId });
  const taskId = data?.judge?.taskId;
  // Somebody else may have decided since the list was read.
  const isGone = data !== undefined && taskId === undefined;
  const waiting = isGone ? (
    <Alert showIcon type="info" title={<T id="entryTransfer.gone" />} />
  ) : (
    <Waiting error={error} onRetry={refresh} />
  );
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
        <PersonSelect entryId={entryId} nobody="entryTransfer.nobody" />
      </fields.Field>
      {fields.inputs(['reason'])}
    </RecordDialog>
  );
}
