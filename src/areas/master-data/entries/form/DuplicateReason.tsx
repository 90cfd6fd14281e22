import { f } from '@/shared/fields/f';
import { plainText, trim } from '@/core/input/filters';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';
import { Alert } from 'antd';

interface Reason {
  dupReason: string;
}

const MOST = 100;
const LEAST = 5;

// The server counts the characters of the reason without surrounding spaces.
const RULE = { required: true, whitespace: true, min: LEAST, transform: (reason: unknown) => trim(reason) };

const fields = fieldsOf<Reason>()('entryForm', {
  dupReason: f.note({ max: MOST, keep: plainText, rules: [RULE] }),
});
const NOTHING_YET = {};

interface Props {
  /** The warnings of the server. */
  warnings: readonly { code: number; msg: string }[];
  onAnswer: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a record that may be a duplicate is submitted all the same; approvers see the reason. */
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
