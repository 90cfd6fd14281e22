import { useCallback, useMemo } from 'react';
import { PickerDialog } from '@/components/pick/PickerDialog';
import type { Output } from '@/contract/endpoint';
import { basketApi, SCOPE_LIMIT } from '@/contract/promotion/baskets';
import { T } from '@/core/i18n';
import { codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest, type PageRequest } from '@/crud/table/pageRequest';

type Row = Output<typeof basketApi.suppliers>['records'][number] & { keyword?: string };

const columns = fieldsOf<Row>()('supplierPick', {
  keyword: { fieldProps: { maxLength: 60 } },
  supplierCode: { ...codeField, sorter: true },
  supplierName: { ellipsis: true, sorter: true },
  productCount: { width: 130, align: 'right' },
}).table({ show: ['supplierCode', 'supplierName', 'productCount'], search: ['keyword'] });

const read = pageRequest<Row>(basketApi.suppliers);
const keyOf = ({ supplierId }: Row) => supplierId;

interface Props {
  branchId: string;
  /** Those of the activity: ticked, and not to be unticked here. */
  value: readonly string[];
  onPick: (supplierIds: string[]) => void;
  onClose: () => void;
}

/** Suppliers of the ERP whose products an activity is for. */
export function SupplierPicker({ branchId, value, onPick, onClose }: Props) {
  const request = useMemo<PageRequest<Row>>(
    () => (query, sort, signal) => read({ ...query, branchId }, sort, signal),
    [branchId],
  );
  const isIn = useCallback(({ supplierId }: Row) => value.includes(supplierId), [value]);
  const rest = SCOPE_LIMIT - value.length;
  return (
    <PickerDialog<Row>
      title="supplierPick.title"
      okText="supplierPick.add"
      max={rest}
      {...{ keyOf, isIn, request, columns, onClose }}
      onPick={(rows) => {
        onPick(rows.map(keyOf));
        return Promise.resolve();
      }}
    >
      <T id="supplierPick.limit" values={{ max: SCOPE_LIMIT, rest }} />
    </PickerDialog>
  );
}
