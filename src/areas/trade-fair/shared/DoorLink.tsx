import { DOOR_BUTTONS, type DoorWork } from '@/contract/trade-fair/door';
import { useCan } from '@/core/auth/permission';
import { navigate } from '@/core/navigation/navigate';
import { ActionButton } from '@kit/actions/ActionButton';

interface Props {
  tradeFairId: string;
  /** The work with which the door starts; without it, any work that the user may do. */
  work?: DoorWork;
}

/** Leads to the door of the fair, for users who may work there (docs/domain/trade-fair.md#door-mode). */
export function DoorLink({ tradeFairId, work }: Props) {
  const can = useCan();
  const codes = work ? DOOR_BUTTONS[work] : Object.values(DOOR_BUTTONS).flat();
  if (!codes.some(can)) return null;
  const query = new URLSearchParams({ tradeFairId, ...(work ? { work } : {}) });
  return <ActionButton label="exhibit.door" onAction={() => navigate(`/fairDoor?${query.toString()}`)} />;
}
