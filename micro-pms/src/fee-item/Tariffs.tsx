import type { ReactNode } from 'react';
import { type Tariff, tariffApi } from '../../../src/contract/property/fee-items';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { tariffFields } from './feeFields';

const table = tariffFields.table({
  show: ['feeName', 'propertyName', 'from', 'prices', 'basis', 'steps', 'gmtModified'],
  search: ['feeItemId', 'propertyId'],
});

interface Props {
  header: ReactNode;
  add: ReactNode;
  onEdit: (tariff: Tariff) => void;
}

/** Prices of a property that hold from a month on (docs/domain/property-bills.md#fee-items). */
export function Tariffs({ header, add, onEdit }: Props) {
  return (
    <CrudTable<Tariff>
      {...table}
      header={header}
      rowKey="tariffId"
      viewKey="tariffs"
      list={tariffApi.page}
      emptyText="pmsTariff.empty"
      emptyAction={add}
      actions={(row) => (
        <RowActions actions={[{ code: 'feeItem_tariff', label: 'action.edit', onAction: () => onEdit(row) }]} />
      )}
    />
  );
}
