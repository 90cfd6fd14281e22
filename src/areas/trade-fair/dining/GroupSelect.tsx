import { guestApi } from '@/contract/trade-fair/guests';
import { useText } from '@/core/i18n';
import { RemoteSelect } from '@/ui/pick/RemoteSelect';
import { useCall } from '@kit/data/useCall';

/** A fair has some hundred groups at most: all are loaded at once, and searched in the browser. */
const ALL = 500;

interface Props {
  id?: string;
  tradeFairId: string;
  value?: string[];
  onChange?: (guestGroupIds: string[]) => void;
}

/** Groups of guests of a fair, each with how many guests are in it. */
export function GroupSelect({ id, tradeFairId, value, onChange }: Props) {
  const text = useText();
  const read = useCall(guestApi.listGroup, { tradeFairId, pageSize: ALL });
  return (
    <RemoteSelect<string[]>
      id={id ?? ''}
      read={read}
      mode="multiple"
      placeholder={text('dining.pickGroups')}
      value={value}
      options={(read.data?.records ?? []).map(({ guestGroupId, groupName, guestCount }) => ({
        value: guestGroupId,
        label: `${groupName} · ${guestCount}`,
      }))}
      onChange={(guestGroupIds) => onChange?.(guestGroupIds)}
    />
  );
}
