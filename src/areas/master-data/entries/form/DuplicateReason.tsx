import { f } from '@/shared/fields/f';
import { plainText } from '@/core/input/filters';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { Alert } from 'antd';

interface Reason {
  dupReason: string;
}

const MOST = 100;
const LEAST = 5;

const fields = fieldsOf<Reason>()('entryForm', {
  dupReason: f.note({ max: MOST, keep: plainText, rules: [{ required: true, whitespace: true, min: LEAST }] }),
});
const NOTHING_YET = {};

interface Props {
  /** All that the server warns of. */
  warnings: readonly { code: number; msg: string }[];
  onAnswer: (reason: string) => void;
  onClose: () => void;
}

/** It may be there already: why it is submitted all the same, which those who decide read. */
export function DuplicateReason({ warnings, onAnswer, onClose }: Props) {
  return (
    <RecordDialog<object, Reason>
      draftKey="duplicate reason"
      title="entryForm.dupTitle"
      okText="kit.continue"
      done="entryForm.dupNoted"
      fields={fields}
      record={NOTHING_YET}
      save={({ dupReason }) => Promise.resolve(onAnswer(dupReason.trim()))}
      onClose={onClose}
    >
      {warnings.map(({ code, msg }) => (
        <Alert key={code} showIcon type="warning" title={msg} style={{ marginBlockEnd: 12 }} />
      ))}
      {fields.inputs(['dupReason'])}
    </RecordDialog>
  );
}
