import { useState } from 'react';
import { HANDLE_STATUS, type HandleStatus } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { type Selection, useSelection } from '@/shared/batch/useSelection';
import type { Action } from '@kit/actions/action';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Handling, handlingFields } from './workFields';

const { open, waiting, handled, revoked } = HANDLE_STATUS;
const NONE = {};
const OPEN: HandleStatus[] = [open, waiting, revoked];

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

interface SeveralProps {
  selection: Selection<Difference>;
  onClose: () => void;
}

/** All that are chosen, in one way; those that are refused stay chosen. */
function HandleSeveral({ selection, onClose }: SeveralProps) {
  const text = useText();
  const { chosen } = selection;
  const save = async ({ handleType, remark }: Handling) => {
    const items = chosen.map(({ diffId, version }) => ({ diffId, version }));
    const result = await call(workbenchApi.batchHandle, { items, handleType, remark }, { silent: true });
    selection.keep(result);
    const { done, failed } = result;
    if (failed.length > 0) {
      const why = [...new Set(failed.map(({ msg }) => msg))].join(' ');
      notifier.warning(text('statementDiff.handledPartly', { done, failed: failed.length, why }));
    } else notifier.success(text('statementDiff.handledAll', { done }));
  };
  return (
    <RecordDialog<object, Handling>
      draftKey="differences"
      title="statementDiff.handleSeveral"
      titleValues={{ count: chosen.length }}
      okText="statementDiff.handle"
      fields={handlingFields}
      record={NONE}
      toValues={() => ({})}
      save={save}
      onClose={onClose}
    >
      {handlingFields.inputs(['handleType', 'remark'])}
    </RecordDialog>
  );
}

const isIdle = ({ handleStatus }: Difference) => !OPEN.includes(handleStatus);

/** The boxes of a list of differences, and what is done with all that are chosen. */
export function useDiffBatch() {
  const [isOpen, setIsOpen] = useState(false);
  const selection = useSelection<Difference>(({ diffId }) => diffId);
  const actions = [
    {
      code: 'checkDiffList_batchHandle' as const,
      label: 'statementDiff.batchHandle' as const,
      onAction: () => setIsOpen(true),
    },
  ];
  const bar = useBatchBar(selection, { actions, isIdle });
  return { bar, batchDialog: isOpen && <HandleSeveral selection={selection} onClose={() => setIsOpen(false)} /> };
}

/** What may be done about a difference, and the form that it needs. */
export function useDiffActions() {
  const text = useText();
  const [handledDiff, setHandledDiff] = useState<Difference>();
  /** The open difference that a document is of. */
  const handleOf = async ({ statementId, rowId }: { statementId: string; rowId: string }) => {
    const { records } = await call(workbenchApi.diffs, { statementId, rowId, handleStatus: OPEN });
    if (records[0]) setHandledDiff(records[0]);
    else notifier.info(text('workbench.noDiff'));
  };
  const actionsOf = (diff: Difference): Action[] => {
    const { diffId, diffNo, version, handleStatus } = diff;
    const isOpen = OPEN.includes(handleStatus);
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
  return { actionsOf, handleOf, dialog };
}
