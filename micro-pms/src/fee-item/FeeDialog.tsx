import { type FeeItem, feeItemApi } from '../../../src/contract/property/fee-items';
import { RecordDialog } from '@kit/form/RecordDialog';
import { call } from '../call';
import { feeFields, type FeeValues } from './feeFields';

export type EditedFee = Partial<FeeItem>;

const save = ({ feeItemId, version, feeCode, feeName, feeType, calcMode, unitPrice, ...more }: FeeValues) => {
  const { cycle, lateFeeDays, lateRate, taxRate } = more;
  const form = { feeCode, feeName, feeType, calcMode, unitPrice, cycle, lateFeeDays };
  // A rate that was cleared counts as absent.
  const rates = { lateRate: lateRate || '0', taxRate: taxRate || '0' };
  return call(feeItemApi.save, { feeItemId, version, ...form, ...rates }, { silent: true });
};

/** A new fee, or one that is changed. */
export function FeeDialog({ record, onClose }: { record: EditedFee | undefined; onClose: () => void }) {
  return (
    <RecordDialog<EditedFee, FeeValues>
      draftKey={`fee ${record?.feeItemId ?? ''}`}
      title={record?.feeItemId === undefined ? 'pmsFee.add' : 'pmsFee.editTitle'}
      titleValues={{ name: record?.feeName ?? '' }}
      wide
      fields={feeFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {feeFields.inputs(['feeName', 'feeCode', 'feeType', 'calcMode', 'unitPrice', 'cycle'])}
      {feeFields.inputs(['lateFeeDays', 'lateRate', 'taxRate'])}
    </RecordDialog>
  );
}
