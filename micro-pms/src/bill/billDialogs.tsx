import { type Bill, billApi, REDUCTION } from '../../../src/contract/property/bills';
import { RecordDialog } from '@kit/form/RecordDialog';
import { formatMoney } from '@kit/format/number';
import { call } from '../call';
import { billFields, type BillValues } from './billFields';

interface Props {
  record: Bill | undefined;
  onClose: () => void;
}

/** Reduces the principal of a bill, or its late fee, as it stands today. */
export function ReduceDialog({ record, onClose }: Props) {
  return (
    <RecordDialog<Bill, BillValues>
      draftKey={`reduce ${record?.billId ?? ''}`}
      title="pmsBill.reduceTitle"
      titleValues={{ name: record?.billNo ?? '', amount: formatMoney(record?.unpaidAmount) }}
      help="pmsBill.reduceHelp"
      okText="pmsBill.reduce"
      done="pmsBill.reducedDone"
      fields={billFields}
      record={record}
      toValues={() => ({ target: REDUCTION.principal })}
      save={({ target, reduced, reason }) => {
        const key = { id: record?.billId ?? '', version: record?.version };
        return call(billApi.reduce, { ...key, target, amount: reduced, reason }, { silent: true });
      }}
      onClose={onClose}
    >
      {billFields.inputs(['target', 'reduced', 'reason'])}
    </RecordDialog>
  );
}

/** Voids a bill: it never counted; its period is billed again by the next run, or never. */
export function VoidDialog({ record, onClose }: Props) {
  return (
    <RecordDialog<Bill, BillValues>
      draftKey={`void ${record?.billId ?? ''}`}
      title="pmsBill.voidTitle"
      titleValues={{ name: record?.billNo ?? '' }}
      okText="pmsBill.void"
      danger
      done="pmsBill.voided"
      fields={billFields}
      record={record}
      toValues={() => ({ again: 1 })}
      save={({ again, reason }) => {
        const key = { id: record?.billId ?? '', version: record?.version };
        return call(billApi.void, { ...key, again, reason }, { silent: true });
      }}
      onClose={onClose}
    >
      {billFields.inputs(['reason', 'again'])}
    </RecordDialog>
  );
}
