import { Alert, Skeleton } from 'antd';
import { type ApprovalRecord, approvalCancelApi, type CancelEffects } from '@/contract/master-data/approval-cancels';
import { call } from '@/core/http/call';
import { T } from '@/core/i18n';
import { LoadFailed } from '@/ui/LoadFailed';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Cancelling, cancelFields } from './approvalFields';

const AS_VOID: Cancelling = { reason: '', rollback: 0 };

/** What lapses with it, and for how long it can still be taken back. */
function Effects({ effects }: { effects: CancelEffects }) {
  const { openTasks, decisions, verdicts, daysLeft } = effects;
  return (
    <Alert
      showIcon
      type="warning"
      style={{ marginBlockEnd: 16 }}
      title={<T id="approval.effects" values={{ openTasks, decisions, verdicts }} />}
      {...(daysLeft === null ? {} : { description: <T id="approval.daysLeft" values={{ days: daysLeft }} /> })}
    />
  );
}

interface Props {
  approval: ApprovalRecord;
  onClose: () => void;
}

/** Takes an approval back, after it has been seen what that does. */
export function CancelDialog({ approval, onClose }: Props) {
  const { entryId: id, approvalNo, title: name, version } = approval;
  const { data, error, refresh } = useCall(approvalCancelApi.effects, { id });
  return (
    <RecordDialog<Cancelling>
      draftKey={`approval cancel ${approvalNo}`}
      title="approval.cancelTitle"
      titleValues={{ approvalNo, name }}
      okText="approval.cancel"
      done="approval.cancelDone"
      danger
      fields={cancelFields}
      record={data && AS_VOID}
      waiting={error ? <LoadFailed onRetry={refresh} /> : <Skeleton active />}
      save={({ reason, rollback }) =>
        call(approvalCancelApi.cancel, { id, version, reason, rollback }, { silent: true })
      }
      onClose={onClose}
    >
      {data && <Effects effects={data} />}
      {cancelFields.inputs(['reason', 'rollback'])}
    </RecordDialog>
  );
}
