import { workbenchApi } from '@/contract/finance/workbench';
import type { Difference } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import type { Selection } from '@/shared/batch/useSelection';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Handling, handlingFields } from '../workFields';
import { EvidenceFiles } from './EvidenceFiles';

const NONE = {};

interface SeveralProps {
  selection: Selection<Difference>;
  onClose: () => void;
}

/** Handles all selected differences in one way; refused ones stay selected. */
function Several({ selection, onClose }: SeveralProps) {
  const text = useText();
  const { chosen } = selection;
  const save = async ({ handleType, remark, fileIds: files = [] }: Handling) => {
    const fileIds = files.map(({ fileId }) => fileId);
    const items = chosen.map(({ diffId, version }) => ({ diffId, version }));
    const result = await call(workbenchApi.batchHandle, { items, handleType, remark, fileIds }, { silent: true });
    selection.keep(result);
    const { done, failed } = result;
    if (failed.length > 0) {
      const why = [...new Set(failed.map(({ msg }) => msg))].join(' ');
      notifier.warning(text('statementDiff.handledPartly', { done, failed: failed.length, why }));
    } else notifier.success(text('statementDiff.handledAll', { done }));
    // Nothing was saved unless something was done.
    return done > 0;
  };
  return (
    <RecordDialog<object, Handling>
      draftKey="differences"
      title="statementDiff.handleSeveral"
      titleValues={{ count: chosen.length }}
      okText="statementDiff.handle"
      done={null}
      fields={handlingFields}
      record={NONE}
      toValues={() => ({})}
      save={save}
      onClose={onClose}
    >
      {handlingFields.inputs(['handleType', 'remark'])}
      <handlingFields.Field name="fileIds">
        <EvidenceFiles />
      </handlingFields.Field>
    </RecordDialog>
  );
}

/** Handles several differences in one way. */
export const HandleSeveral = withTexts(['finance/handling'], Several);
