import { useState } from 'react';
import { HANDLE_STATUS } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import type { Action } from '@kit/actions/action';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Handling, handlingFields } from './workFields';

const { open, waiting, handled, revoked } = HANDLE_STATUS;

function HandleDialog({ diff, onClose }: { diff: Difference; onClose: () => void }) {
  const { diffId, diffNo, version } = diff;
  return (
    <RecordDialog<object, Handling>
      draftKey={`difference ${diffId}`}
      title="statementDiff.handleTitle"
      titleValues={{ diffNo }}
      okText="statementDiff.handle"
      fields={handlingFields}
      record={diff}
      toValues={() => ({})}
      save={({ handleType, remark }) =>
        call(workbenchApi.handle, { diffId, version, handleType, remark }, { silent: true })
      }
      onClose={onClose}
    >
      {handlingFields.inputs(['handleType', 'remark'])}
    </RecordDialog>
  );
}

/** What may be done about a difference, and the form that it needs. */
export function useDiffActions() {
  const [handledDiff, setHandledDiff] = useState<Difference>();
  const actionsOf = (diff: Difference): Action[] => {
    const { diffId, diffNo, version, handleStatus } = diff;
    const isOpen = handleStatus === open || handleStatus === waiting || handleStatus === revoked;
    const isDone = handleStatus === handled || handleStatus === waiting;
    return [
      ...(isOpen
        ? [
            {
              code: 'checkDiffList_handle' as const,
              label: 'statementDiff.handle' as const,
              onAction: () => setHandledDiff(diff),
            },
          ]
        : []),
      ...(isDone
        ? [
            {
              code: 'checkDiffList_revoke' as const,
              label: 'statementDiff.revoke' as const,
              danger: true,
              reason: { title: 'statementDiff.askRevoke' as const, values: { diffNo }, min: 5, max: 200 },
              onAction: ({ reason }: { reason: string }) =>
                call(workbenchApi.revoke, { diffId, version, reason }, { silent: true }),
            },
          ]
        : []),
    ];
  };
  const dialog = handledDiff && <HandleDialog diff={handledDiff} onClose={() => setHandledDiff(undefined)} />;
  return { actionsOf, dialog };
}
