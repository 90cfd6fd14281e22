import { Tag } from 'antd';
import { useEffect, useState } from 'react';
import { useInFair } from '@/components/fair/useInFair';
import { useLinkFilters } from '@/components/fair/useLinkFilters';
import { usePartColumns } from '@/components/fair/usePartColumns';
import { useListExport } from '@/components/transfer/useListExport';
import { FLAG } from '@/contract/fields';
import { type Guest, guestApi } from '@/contract/fair/guests';
import { NOTHING } from '@/core/format/number';
import { T } from '@/core/i18n';
import { RowActions } from '@/crud/RowActions';
import { useSelection } from '@/crud/batch/useSelection';
import { useEditor } from '@/crud/record/useEditor';
import { codeTable } from '@/crud/table/codeTable';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, fieldsOf } from '@/crud/table/fields';
import { AssignDialog, type Assignment } from './AssignDialog';
import { GuestDialog, saveGuest } from './GuestDialog';

const signInStatus = codeTable('guestSignIn', FLAG, { no: 'draft', yes: 'active' });

const fields = fieldsOf<Guest>()('guest', {
  guestName: { width: 110, fixed: 'left', sorter: true, fieldProps: { maxLength: 20 } },
  phone: { width: 130, fieldProps: { maxLength: 11 } },
  customerName: { ellipsis: true, width: 200, fieldProps: { maxLength: 100 } },
  guestGroupName: { ellipsis: true, width: 160 },
  departmentName: {
    width: 140,
    render: (_, { departmentName, ownDepartment }) => (
      <>
        {departmentName || NOTHING}{' '}
        {ownDepartment && (
          <Tag>
            <T id="guest.own" />
          </Tag>
        )}
      </>
    ),
  },
  position: { width: 110, render: (_, row) => row.position || NOTHING },
  prizeGroupLabel: {
    width: 110,
    fieldProps: { maxLength: 20 },
    render: (_, row) => row.prizeGroupLabel || NOTHING,
  },
  signInStatus: { ...signInStatus.field(), width: 90 },
  ticketCount: { align: 'right', width: 80, valueType: 'digit' },
  companions: { align: 'right', width: 80, valueType: 'digit' },
  seatNo: { width: 90, sorter: true, render: (_, row) => row.seatNo || NOTHING },
});

const SHOWN = [
  ...(['guestName', 'phone', 'customerName', 'guestGroupName', 'departmentName', 'prizeGroupLabel'] as const),
  ...(['signInStatus', 'ticketCount', 'companions', 'position', 'seatNo'] as const),
] as const;
const columns = fields.table({
  show: SHOWN,
  search: ['guestName', 'phone', 'customerName', 'prizeGroupLabel', 'signInStatus'],
});
const fileColumns = fields.file(SHOWN, { signInStatus: { dictCode: 'yesNo' } });

/** What a figure of the home counts. */
const LINKED = { signInStatus: 'code', branchId: 'text', signInDay: 'text' } as const;

const keyOf = ({ guestId }: Guest) => guestId;

interface Props {
  tradeFairId: string;
  changes: number;
  onChanged: () => void;
}

/** The guests of a fair. */
export function GuestList({ tradeFairId, changes, onChanged }: Props) {
  const { table, reload, open, modal } = useEditor(saveGuest);
  const selection = useSelection(keyOf);
  const [assigning, setAssigning] = useState<Partial<Assignment>>();
  const exporting = useListExport<Guest>(guestApi.guestList, fileColumns, { code: 'guestManage_export' });
  const request = useInFair(exporting.request, tradeFairId);
  const part = usePartColumns<Guest>({ day: 'signInDay', dayTitle: 'guest.signInDay' });
  const initialFilters = useLinkFilters(LINKED);
  useEffect(() => {
    if (changes > 0) void table.current?.reload();
  }, [changes, table]);
  const assigned = () => {
    onChanged();
    reload();
  };
  return (
    <>
      <CrudTable<Guest>
        rowKey="guestId"
        actionRef={table}
        request={request}
        initialFilters={initialFilters}
        emptyText="guest.empty"
        batch={{
          ...selection.batch,
          actions: [
            {
              code: 'guestManage_department',
              label: 'guest.department',
              onAction: () => setAssigning({ kind: 'department', count: selection.count }),
            },
            {
              code: 'guestManage_prizeGroup',
              label: 'guest.setLabel',
              onAction: () => setAssigning({ kind: 'label', count: selection.count }),
            },
          ],
        }}
        toolBarRender={() => [exporting.button]}
        columns={[
          ...columns,
          ...part,
          actionColumn((guest) => (
            <RowActions actions={[{ code: 'guestManage_edit', label: 'action.edit', onAction: () => open(guest) }]} />
          )),
        ]}
      />
      <GuestDialog {...modal} tradeFairId={tradeFairId} />
      <AssignDialog
        tradeFairId={tradeFairId}
        record={assigning}
        rows={selection}
        onChanged={assigned}
        onClose={() => setAssigning(undefined)}
      />
    </>
  );
}
