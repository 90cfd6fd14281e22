import { breedMonitorApi } from '@/contract/goods/breed-monitors';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { alertFields } from './alertFields';

interface Result {
  result: string;
}
const NOTHING_YET: Partial<Result> = {};

interface Props {
  /** The ids of the alerts; undefined while the dialog is closed. */
  ids: readonly string[] | undefined;
  onHandled: () => void;
  onClose: () => void;
}

/** Records what has been done about alerts. */
export function HandleDialog({ ids, onHandled, onClose }: Props) {
  const save = async ({ result }: Result) => {
    await call(breedMonitorApi.handle, { ids: [...(ids ?? [])], result }, { silent: true });
    onHandled();
  };
  return (
    <RecordDialog<Partial<Result>, Result>
      draftKey={`alerts ${ids?.join(' ') ?? ''}`}
      title="alert.handleTitle"
      titleValues={{ count: ids?.length ?? 0 }}
      okText="alert.handle"
      done="alert.handled"
      fields={alertFields}
      record={ids && NOTHING_YET}
      save={save}
      onClose={onClose}
    >
      {alertFields.inputs(['result'])}
    </RecordDialog>
  );
}
