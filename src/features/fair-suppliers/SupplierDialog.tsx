import { type FairSupplier, fairSupplierApi } from '@/contract/fair-suppliers';
import { MOBILE } from '@/contract/patterns';
import { call } from '@/core/http/call';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';
import { fieldsOf } from '@/crud/table/fields';

export const saveSupplier = ({ id, version, boothNo, contactName, contactPhone, sponsorAmount }: FairSupplier) =>
  call(fairSupplierApi.update, { id, version, boothNo, contactName, contactPhone, sponsorAmount }, { silent: true });

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/;

const columns = fieldsOf<FairSupplier>()('fairSupplier', {
  boothNo: { fieldProps: { maxLength: 20 } },
  contactName: { fieldProps: { maxLength: 20 } },
  contactPhone: {
    formItemProps: { rules: [{ pattern: MOBILE }] },
    fieldProps: { maxLength: 11, inputMode: 'numeric' },
  },
  sponsorAmount: {
    formItemProps: { rules: [{ pattern: AMOUNT }] },
    fieldProps: { maxLength: 12, inputMode: 'decimal' },
  },
}).form(['boothNo', 'contactName', 'contactPhone', 'sponsorAmount']);

/** The stand of a supplier at the fair, and whom to speak to there. */
export function SupplierDialog(modal: ReturnType<typeof useEditor<FairSupplier>>['modal']) {
  return (
    <FormModal<FairSupplier>
      {...modal}
      title="fairSupplier.editTitle"
      titleValues={{ name: modal.record?.supplierName ?? '' }}
      columns={columns}
    />
  );
}
