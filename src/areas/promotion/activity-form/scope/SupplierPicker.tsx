import type { Output } from '@/contract/endpoint';
import { basketApi, SCOPE_LIMIT } from '@/contract/promotion/baskets';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { PickerDialog } from '@/ui/pick/PickerDialog';
import { fieldsOf } from '@kit/fields/fieldsOf';

type Row = Output<typeof basketApi.suppliers>['records'][number] & { keyword?: string };

const table = fieldsOf<Row>()('supplierPick', {
  keyword: f.text({ max: 60 }),
  supplierCode: f.code({ sorted: true }),
  supplierName: f.name({ sorted: true }),
  productCount: f.count({ width: 130 }),
}).table({ show: ['supplierCode', 'supplierName', 'productCount'], search: ['keyword'] });

const keyOf = ({ supplierId }: Row) => supplierId;

interface Props {
  branchId: string;
  /** The suppliers of the activity: ticked, and they cannot be unticked here. */
  value: readonly string[];
  onPick: (supplierIds: string[]) => void;
  onClose: () => void;
}

/** Suppliers of the ERP whose products an activity is for. */
export function SupplierPicker({ branchId, value, onPick, onClose }: Props) {
  const rest = SCOPE_LIMIT - value.length;
  return (
    <PickerDialog<Row>
      title="supplierPick.title"
      okText="supplierPick.add"
      max={rest}
      keyOf={keyOf}
      isIn={({ supplierId }) => value.includes(supplierId)}
      list={basketApi.suppliers}
      params={{ branchId }}
      table={table}
      onPick={(rows) => {
        onPick(rows.map(keyOf));
        return Promise.resolve();
      }}
      onClose={onClose}
    >
      <T id="supplierPick.limit" values={{ max: SCOPE_LIMIT, rest }} />
    </PickerDialog>
  );
}
