import { type ApprovalRecord, approvalCancelApi } from '@/contract/master-data/approval-cancels';
import { call } from '@/core/http/call';
import { Waiting } from '@/ui/Waiting';
import { useCall } from '@kit/data/useCall';
import { RecordDialog } from '@kit/form/RecordDialog';
import { CancelEffects } from './CancelEffects';
import { type Cancelling, cancelFields } from './approvalFields';

const AS_VOID: Cancelling = { reason: '', rollback: 0 };

interface Props {
  approval: ApprovalRecord;
  onClose: () => void;
}

/** Cancels an approval; the effects are shown first. */
export function CancelDialog({ approval, onClose }: Props) {
  const { entryId: id, approvalNo, title: name } = approval;
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
      waiting={<Waiting error={error} onRetry={refresh} />}
      save={({ reason, rollback }) =>
        call(
          approvalCancelApi.cancel,
          { id, version: data?.version ?? 0, seen: data?.seen ?? '', reason, rollback },
          { silent: true },
        ).catch((failure: unknown) => {
          // The effects may have changed: they are read again before the next try.
          refresh();
          throw failure;
        })
      }
      onClose={onClose}
    >
      {data && <CancelEffects effects={data} />}
      {cancelFields.inputs(['reason', 'rollback'])}
    </RecordDialog>
  );
}
