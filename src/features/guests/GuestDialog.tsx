import { useMemo } from 'react';
import { type Guest, guestApi } from '@/contract/fair/guests';
import { call } from '@/core/http/call';
import { FormModal } from '@/crud/record/FormModal';
import type { useEditor } from '@/crud/record/useEditor';
import { fieldsOf } from '@/crud/table/fields';
import { LabelSelect } from './AssignDialog';

export const saveGuest = ({ guestId, version, guestName, position, companions, seatNo, prizeGroupLabel }: Guest) =>
  call(
    guestApi.update,
    { guestId, version, guestName, position, companions, seatNo, prizeGroupLabel: prizeGroupLabel || '' },
    { silent: true },
  );

/** What is known of one guest. */
export function GuestDialog({
  tradeFairId,
  ...modal
}: ReturnType<typeof useEditor<Guest>>['modal'] & { tradeFairId: string }) {
  const columns = useMemo(
    () =>
      fieldsOf<Guest>()('guest', {
        guestName: { required: true, fieldProps: { maxLength: 20 } },
        position: { fieldProps: { maxLength: 20 } },
        companions: { valueType: 'digit', fieldProps: { precision: 0, min: 0, max: 9 } },
        seatNo: { fieldProps: { maxLength: 10 } },
        prizeGroupLabel: { formItemRender: () => <LabelSelect tradeFairId={tradeFairId} /> },
      }).form(['guestName', 'position', 'companions', 'seatNo', 'prizeGroupLabel']),
    [tradeFairId],
  );
  return (
    <FormModal<Guest>
      {...modal}
      title="guest.editTitle"
      titleValues={{ name: modal.record?.guestName ?? '' }}
      columns={columns}
    />
  );
}
