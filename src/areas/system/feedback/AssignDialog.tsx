import { type FeedbackHandler, feedbackApi } from '@/contract/system/feedback';
import { f } from '@/shared/fields/f';
import { MoreSelect } from '@/ui/form/MoreSelect';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';

interface Assignment {
  /** As the select holds it. */
  handler: { value: string } | null;
}

const HandlerSelect = (props: object) => (
  <MoreSelect
    {...props}
    endpoint={feedbackApi.handlers}
    query={(realName) => ({ realName })}
    option={({ loginName, realName, branchName }: FeedbackHandler) => ({
      value: loginName,
      label: `${realName} · ${branchName}`,
    })}
  />
);

const fields = fieldsOf<Assignment>()('feedback', {
  handler: f.text({ required: true, control: HandlerSelect }),
});

const NOBODY = {};

interface Props {
  /** How many are assigned; undefined while the dialog is closed. */
  count: number | undefined;
  /** Answers false when the user has declined, so that the dialog stays open. */
  onAssign: (handler: string) => Promise<boolean>;
  onClose: () => void;
}

/** Chooses the person who is to answer. */
export function AssignDialog({ count, onAssign, onClose }: Props) {
  return (
    <RecordDialog<object, Assignment>
      draftKey="feedback assign"
      title="feedback.assignTitle"
      titleValues={{ count: count ?? 0 }}
      help="feedback.assignHelp"
      okText="feedback.assign"
      done="feedback.assigned"
      fields={fields}
      record={count === undefined ? undefined : NOBODY}
      save={({ handler }) => onAssign(handler?.value ?? '')}
      onClose={onClose}
    >
      {fields.inputs(['handler'])}
    </RecordDialog>
  );
}
