import { approvalApi, MAX_SUBSTITUTE_DAYS } from '@/contract/master-data/approvals';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { BoxChoice } from '@/ui/form/choices';
import { PersonSelect } from '../shared/PersonSelect';
import { type Naming, namingFields } from './approvalFields';
import { bizKind } from '../shared/bizKind';

const { Field, inputs } = namingFields;
const NOTHING_YET: Partial<Naming> = { reason: '' };

/** Appoints a substitute, who decides in the user's place for some days. */
export function SubstituteDialog({ onClose }: { onClose: () => void }) {
  return (
    <RecordDialog<Partial<Naming>, Naming>
      draftKey="substitute"
      title="substitute.add"
      titleValues={{ days: MAX_SUBSTITUTE_DAYS }}
      help="substitute.addHelp"
      done="substitute.added"
      fields={namingFields}
      record={NOTHING_YET}
      save={(values) => call(approvalApi.addSubstitute, values, { silent: true })}
      onClose={onClose}
    >
      <Field name="substituteId">
        <PersonSelect nobody="substitute.nobody" />
      </Field>
      {inputs(['fromTime', 'toTime'])}
      <Field name="bizKinds">
        <BoxChoice options={[...bizKind.options]} />
      </Field>
      {inputs(['reason'])}
    </RecordDialog>
  );
}
