import { lazy, Suspense, useState } from 'react';
import { HANDLE_STATUS, type HandleStatus } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import type { Action } from '@kit/actions/action';

const HandleDialog = lazy(async () => ({ default: (await import('./sheets/HandleDialog')).HandleDialog }));
const HandleSeveral = lazy(async () => ({ default: (await import('./sheets/HandleSeveral')).HandleSeveral }));
const MatchDialog = lazy(async () => ({ default: (await import('./sheets/MatchDialog')).MatchDialog }));
const DocumentsDrawer = lazy(async () => ({ default: (await import('./sheets/DocumentsDrawer')).DocumentsDrawer }));

const { open, waiting, handled, revoked } = HANDLE_STATUS;
const OPEN: HandleStatus[] = [open, waiting, revoked];

const isIdle = ({ handleStatus }: Difference) => !OPEN.includes(handleStatus);

/** The selection of a list of differences, and the actions on all selected rows. */
export function useDiffBatch() {
  const [isOpen, setIsOpen] = useState(false);
  const selection = useSelection<Difference>(({ diffId }) => diffId);
  const handle: Action = {
    code: 'checkDiffList_batchHandle',
    label: 'statementDiff.batchHandle',
    onAction: () => setIsOpen(true),
  };
  const bar = useBatchBar(selection, { actions: [handle], isIdle });
  const batchDialog = (
    <Suspense fallback={null}>
      {isOpen && <HandleSeveral selection={selection} onClose={() => setIsOpen(false)} />}
    </Suspense>
  );
  return { bar, batchDialog };
}

/** The actions on a difference, and the form that they open. */
export function useDiffActions() {
  const text = useText();
  const [handledDiff, setHandledDiff] = useState<Difference>();
  const [matched, setMatched] = useState<Difference>();
  const [seen, setSeen] = useState<Difference>();
  /** Finds the open difference of a document. */
  const handleOf = async ({ statementId, rowId }: { statementId: string; rowId: string }) => {
    const { records } = await call(workbenchApi.diffs, { statementId, rowId, handleStatus: OPEN });
    if (records[0]) setHandledDiff(records[0]);
    else notifier.info(text('workbench.noDiff'));
  };
  const actionsOf = (diff: Difference) => {
    const { diffId, diffNo, version, handleStatus, rowId } = diff;
    const isOpen = OPEN.includes(handleStatus);
    const isDone = handleStatus === handled || handleStatus === waiting;
    const view: Action = {
      code: 'checkDiffList_view',
      label: 'statementDiff.documents',
      onAction: () => setSeen(diff),
    };
    const match: Action = { code: 'checkDiffList_match', label: 'workbench.match', onAction: () => setMatched(diff) };
    const handle: Action = {
      code: 'checkDiffList_handle',
      label: 'statementDiff.handle',
      onAction: () => setHandledDiff(diff),
    };
    const revoke: Action = {
      ...{ code: 'checkDiffList_revoke', label: 'statementDiff.revoke', danger: true },
      reason: { title: 'statementDiff.askRevoke', values: { diffNo }, min: 5, max: 200 },
      onAction: ({ reason }) => call(workbenchApi.revoke, { diffId, version, reason }, { silent: true }),
    };
    return [
      view,
      ...(isOpen && rowId !== null ? [match] : []),
      ...(isOpen ? [handle] : []),
      ...(isDone ? [revoke] : []),
    ];
  };
  const dialog = (
    <Suspense fallback={null}>
      {handledDiff && <HandleDialog diff={handledDiff} onClose={() => setHandledDiff(undefined)} />}
      {matched && <MatchDialog diff={matched} onClose={() => setMatched(undefined)} />}
      {seen && <DocumentsDrawer diff={seen} onClose={() => setSeen(undefined)} />}
    </Suspense>
  );
  return { actionsOf, handleOf, dialog, isOpen: Boolean(handledDiff ?? matched ?? seen) };
}
