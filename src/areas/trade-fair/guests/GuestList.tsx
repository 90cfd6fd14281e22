import { useState } from 'react';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { type Guest, guestApi } from '@/contract/trade-fair/guests';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { RowActions } from '@kit/actions/RowActions';
import { CrudTable } from '@kit/table/CrudTable';
import { AssignDialog, type AssignKind } from './AssignDialog';
import { GuestDialog } from './GuestDialog';
import { guestFields } from './guestFields';

const table = guestFields.table({
  show: [
    'guestName',
    'phone',
    'customerName',
    'guestGroupName',
    'departmentName',
    'prizeGroupLabel',
    'signInStatus',
    'ticketCount',
    'companions',
    'position',
    'seatNo',
  ],
  search: ['guestName', 'phone', 'customerName', 'prizeGroupLabel', 'signInStatus', 'branchId', 'signInDay'],
});

/** Filters that the figures on the home page of the fair set in their links. */
const LINKED = { signInStatus: 'code', branchId: 'text', signInDay: 'text' } as const;

const keyOf = ({ guestId }: Guest) => guestId;

/** The guests of a fair. */
export function GuestList({ tradeFairId }: { tradeFairId: string }) {
  const [edited, setEdited] = useState<Guest>();
  const [assigned, setAssigned] = useState<AssignKind>();
  const initialFilters = useLinkFilters(LINKED);
  const selection = useSelection(keyOf);
  const batch = useBatchBar(selection, {
    byQuery: true,
    actions: [
      { code: 'guestManage_department', label: 'guest.department', onAction: () => setAssigned('department') },
      { code: 'guestManage_prizeGroup', label: 'guest.setLabel', onAction: () => setAssigned('label') },
    ],
  });
  return (
    <>
      <CrudTable<Guest>
        {...table}
        {...batch}
        rowKey="guestId"
        list={guestApi.guestList}
        params={{ tradeFairId }}
        exported="guestManage_export"
        initialFilters={initialFilters}
        emptyText="guest.empty"
        actions={(guest) => (
          <RowActions
            actions={[{ code: 'guestManage_edit', label: 'action.edit', onAction: () => setEdited(guest) }]}
          />
        )}
      />
      <GuestDialog tradeFairId={tradeFairId} record={edited} onClose={() => setEdited(undefined)} />
      {assigned && (
        <AssignDialog
          tradeFairId={tradeFairId}
          kind={assigned}
          selection={selection}
          onClose={() => setAssigned(undefined)}
        />
      )}
    </>
  );
}
