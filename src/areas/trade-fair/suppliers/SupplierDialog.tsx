import { type FairSupplier, fairSupplierApi } from '@/contract/trade-fair/suppliers';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { supplierFields } from './supplierFields';

const save = ({ id, version, boothNo, contactName, contactPhone, sponsorAmount }: FairSupplier) =>
  call(fairSupplierApi.update, { id, version, boothNo, contactName, contactPhone, sponsorAmount }, { silent: true });

/** The stand of a supplier at the fair, and its contact there. */
export function SupplierDialog({ record, onClose }: { record: FairSupplier | undefined; onClose: () => void }) {
  return (
    <RecordDialog<FairSupplier>
      draftKey={`supplier ${record?.id ?? ''}`}
      title="fairSupplier.editTitle"
      titleValues={{ name: record?.supplierName ?? '' }}
      fields={supplierFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {supplierFields.inputs(['boothNo', 'contactName', 'contactPhone', 'sponsorAmount'])}
    </RecordDialog>
  );
}
