import { type Statement, statementApi } from '@/contract/finance/statements';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { type Adjustment, adjustmentFields } from './statementFields';

/** What else is owed, or less: a bill of its own in the statement. */
export function AdjustDialog({ statement, onClose }: { statement: Statement; onClose: () => void }) {
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
      save={({ amount, reason }) => call(statementApi.adjust, { id, version, amount, reason }, { silent: true })}
      onClose={onClose}
    >
      {adjustmentFields.inputs(['amount', 'reason'])}
    </RecordDialog>
  );
}
