import { useInFair } from '@/components/fair/useInFair';
import { PickerDialog } from '@/components/pick/PickerDialog';
import { fairSupplierApi, MAX_SUPPLIERS, type SupplierCandidate } from '@/contract/fair-suppliers';
import { FLAG } from '@/contract/fields';
import { NOTHING } from '@/core/format/number';
import { call } from '@/core/http/call';
import { useText } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest } from '@/crud/table/pageRequest';

interface Row extends SupplierCandidate {
  keyword?: string;
}

const columns = fieldsOf<Row>()('erpSupplier', {
  keyword: { fieldProps: { maxLength: 100 } },
  supplierCode: { ...codeField, width: 130, sorter: true },
  supplierName: { ellipsis: true, width: 260, sorter: true },
  contactName: { width: 110, render: (_, row) => row.contactName || NOTHING },
  phone: { width: 130, render: (_, row) => row.phone || NOTHING },
}).table({ show: ['supplierCode', 'supplierName', 'contactName', 'phone'], search: ['keyword'] });

const read = pageRequest<Row>(fairSupplierApi.erpPage);
const keyOf = ({ supplierId }: Row) => supplierId;
const isIn = ({ alreadyAdded }: Row) => alreadyAdded === FLAG.yes;

interface Props {
  tradeFairId: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Suppliers of the ERP for a fair; who is at it already can not be ticked. */
export function SupplierPicker({ tradeFairId, onChanged, onClose }: Props) {
  const text = useText();
  const request = useInFair(read, tradeFairId);
  const add = async (rows: readonly Row[]) => {
    const suppliers = rows.map(({ supplierId }) => ({ supplierId }));
    const { added, skipped } = await call(fairSupplierApi.addSupplier, { tradeFairId, suppliers }).finally(onChanged);
    notifier.success(text('exhibit.added', { added, skipped: skipped.length }));
  };
  return (
    <PickerDialog<Row>
      title="fairSupplier.add"
      okText="exhibit.addChosen"
      max={MAX_SUPPLIERS}
      {...{ keyOf, isIn, request, columns, onClose }}
      onPick={add}
    />
  );
}
