import { lazy, Suspense, useState } from 'react';
import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference, WorkRow } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Action } from '@kit/actions/action';
import { RecordDialog } from '@kit/form/RecordDialog';
import { remarkFields } from './workFields';

const EvidenceDrawer = lazy(async () => ({ default: (await import('./sheets/EvidenceDrawer')).EvidenceDrawer }));

function RemarkDialog({ diff, onClose }: { diff: Difference; onClose: () => void }) {
  const { diffId, diffNo, version } = diff;
  return (
    <RecordDialog<Pick<Difference, 'remark'>, Pick<Difference, 'remark'>>
      draftKey={`remark ${diffId}`}
      title="statementDiff.remarkTitle"
      titleValues={{ diffNo }}
      okText="statementDiff.saveRemark"
      fields={remarkFields}
      record={diff}
      toValues={({ remark }) => ({ remark })}
      save={({ remark }) => call(workbenchApi.remark, { diffId, version, remark }, { silent: true })}
      onClose={onClose}
    >
      {remarkFields.inputs(['remark'])}
    </RecordDialog>
  );
}

interface Opened {
  objectId: string;
  target: { diffId: string } | { matchId: string };
  no: string;
}

/** Finds the difference of a document, whatever its status. */
async function diffOf(statementId: string, { rowId }: WorkRow) {
  const { records } = await call(workbenchApi.diffs, { statementId, rowId });
  return records[0];
}

/** Evidence and remarks of differences and matches, from a list, or for the row that the keys act on. */
export function useObjects() {
  const text = useText();
  const [evidence, setEvidence] = useState<Opened>();
  const [remarked, setRemarked] = useState<Difference>();
  const openDiff = ({ diffId, diffNo: no }: Difference) => setEvidence({ objectId: diffId, target: { diffId }, no });
  const evidenceOf = async (statementId: string, row: WorkRow) => {
    const { matchId, matchNo: no } = row;
    if (matchId) return setEvidence({ objectId: matchId, target: { matchId }, no });
    const diff = await diffOf(statementId, row);
    if (diff) openDiff(diff);
    else notifier.info(text('workbench.noObject'));
  };
  const remarkOf = async (statementId: string, row: WorkRow) => {
    const diff = await diffOf(statementId, row);
    if (diff) setRemarked(diff);
    else notifier.info(text('workbench.noDiff'));
  };
  const actionsOf = (diff: Difference): Action[] => [
    { code: 'checkDiffList_evidence', label: 'workbench.evidence', onAction: () => openDiff(diff) },
    { code: 'checkDiffList_handle', label: 'workbench.remark', onAction: () => setRemarked(diff) },
  ];
  const dialog = (
    <>
      {evidence && (
        <Suspense fallback={null}>
          <EvidenceDrawer {...evidence} onClose={() => setEvidence(undefined)} />
        </Suspense>
      )}
      {remarked && <RemarkDialog diff={remarked} onClose={() => setRemarked(undefined)} />}
    </>
  );
  return { evidenceOf, remarkOf, actionsOf, dialog, isOpen: evidence !== undefined || remarked !== undefined };
}
