import { type Guest, guestApi } from '@/contract/trade-fair/guests';
import { call } from '@/core/http/call';
import { RecordDialog } from '@kit/form/RecordDialog';
import { guestFields } from './guestFields';
import { LabelSelect } from './selects';

function save({ guestId, version, guestName, position, companions, seatNo, prizeGroupLabel }: Guest) {
  const person = { guestName, position, companions, seatNo, prizeGroupLabel: prizeGroupLabel || '' };
  return call(guestApi.update, { guestId, version, ...person }, { silent: true });
}

interface Props {
  tradeFairId: string;
  record: Guest | undefined;
  onClose: () => void;
}

/** Adds or changes a guest. */
export function GuestDialog({ tradeFairId, record, onClose }: Props) {
  return (
    <RecordDialog<Guest>
      draftKey={`guest ${record?.guestId ?? ''}`}
      title="guest.editTitle"
      titleValues={{ name: record?.guestName ?? '' }}
      fields={guestFields}
      record={record}
      save={save}
      onClose={onClose}
    >
      {guestFields.inputs(['guestName', 'position', 'companions', 'seatNo'])}
      <guestFields.Field name="prizeGroupLabel">
        <LabelSelect tradeFairId={tradeFairId} />
      </guestFields.Field>
    </RecordDialog>
  );
}
