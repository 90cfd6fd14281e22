import { type Statement, statementApi } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { ImageUpload } from '@/ui/upload/ImageUpload';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Adjustment, adjustmentFields } from './statementFields';

const NONE = { fileId: null, url: '' };

/** Adds an adjustment to a statement, as a bill of its own. */
export function AdjustDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
  const text = useText();
  const { statementId: id, statementNo, version } = statement;
  return (
    <RecordDialog<object, Adjustment>
      draftKey={`adjust ${id}`}
      title="statement.adjustTitle"
      titleValues={{ statementNo }}
      okText="statement.adjust"
      fields={adjustmentFields}
      record={statement}
      toValues={() => ({})}
      save={({ amount, reason, attachment }) =>
        call(statementApi.adjust, { id, version, amount, reason, fileId: attachment ?? null }, { silent: true })
      }
      onClose={onClose}
    >
      {adjustmentFields.inputs(['amount', 'reason'])}
      <adjustmentFields.Field name="attachment">
        <ImageUpload bizType="evidence" stored={NONE} alt={text('statementForm.attachment')} />
      </adjustmentFields.Field>
    </RecordDialog>
  );
}
