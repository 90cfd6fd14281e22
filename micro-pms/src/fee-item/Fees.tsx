import type { ReactNode } from 'react';
import { FLAG } from '../../../src/contract/fields';
import { type FeeItem, feeItemApi } from '../../../src/contract/property/fee-items';
import type { Action } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { call } from '../call';
import { feeFields } from './feeFields';

const table = feeFields.table({
  show: [
    ...(['feeCode', 'feeName', 'feeType', 'calcMode', 'unitPrice', 'cycle'] as const),
    ...(['lateRate', 'taxRate', 'status'] as const),
  ],
  search: ['feeName', 'feeType', 'status'],
});

function actionsOf(row: FeeItem, onEdit: (row: FeeItem) => void): Action[] {
  const { feeItemId: id, version, feeName: name, status } = row;
  const isOn = status === FLAG.yes;
  return [
    { code: 'feeItem_edit', label: 'action.edit', onAction: () => onEdit(row) },
    {
      code: 'feeItem_status',
      label: isOn ? 'pms.disable' : 'pms.enable',
      ...(isOn ? { danger: true, confirm: { title: 'pmsFee.askDisable', values: { name } } } : {}),
      onAction: () => call(feeItemApi.updateStatus, { id, version, status: isOn ? FLAG.no : FLAG.yes }),
      done: 'pmsFee.switched',
    },
  ];
}

interface Props {
  header: ReactNode;
  add: ReactNode;
  onEdit: (fee: FeeItem) => void;
}

/** What tenants are charged for (docs/domain/property-bills.md#fee-items). */
export function Fees({ header, add, onEdit }: Props) {
  return (
    <CrudTable<FeeItem>
      {...table}
      header={header}
      rowKey="feeItemId"
      viewKey="fees"
      list={feeItemApi.page}
      emptyText="pmsFee.empty"
      emptyAction={add}
      actions={(row) => <RowActions actions={actionsOf(row, onEdit)} />}
    />
  );
}
