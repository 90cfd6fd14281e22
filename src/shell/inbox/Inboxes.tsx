import { WaitingButton } from '../waiting/WaitingButton';
import { Bell } from './Bell';

/** The decisions that wait for the user, and his announcements, on every page. */
export const Inboxes = () => (
  <>
    <WaitingButton />
    <Bell />
  </>
);
