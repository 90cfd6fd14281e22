import type { Input } from '@/contract/endpoint';
import { counterApi } from '@/contract/finance/counter';
import { call } from '@/core/http/call';
import { f } from '@/shared/fields/f';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { RecordDialog } from '@kit/form/RecordDialog';

type Row = Omit<Input<typeof counterApi.add>, 'statementId'>;

const SIGNED = /^-?\d{1,9}(\.\d{1,2})?$/;

const fields = fieldsOf<Required<Row>>()('counterRow', {
  no: f.text({ max: 60 }),
  ourNo: f.text({ max: 60 }),
  date: f.day({ required: true }),
  amount: f.text({ required: true, rules: [{ pattern: SIGNED }] }),
  text: f.note({ max: 200 }),
});

const EMPTY: Partial<Required<Row>> = {};

/** Adds a row of the partner that is in none of his files. */
export function RowDialog({ statementId, onClose }: { statementId: string; onClose: () => void }) {
  return (
    <RecordDialog<Partial<Required<Row>>, Required<Row>>
      draftKey={`counter row ${statementId}`}
      title="workbench.addRow"
      okText="workbench.saveRow"
      fields={fields}
      record={EMPTY}
      save={(row) => call(counterApi.add, { statementId, ...row }, { silent: true })}
      onClose={onClose}
    >
      {fields.inputs(['no', 'ourNo', 'date', 'amount', 'text'])}
    </RecordDialog>
  );
}
