import type { ActivityType } from '@/contract/promotion/activity';
import { T } from '@/core/i18n';
import { Dialog } from '@/ui/Dialog';
import { TypeCards } from '../shared/TypeChoice';

interface Props {
  types: readonly ActivityType[];
  onClose: () => void;
}

/** Chooses the type of the new activity. */
export const TypeDialog = ({ types, onClose }: Props) => (
  <Dialog open width={900} title={<T id="activityForm.chooseTitle" />} footer={null} onCancel={onClose}>
    <TypeCards types={types} onChosen={onClose} />
  </Dialog>
);
