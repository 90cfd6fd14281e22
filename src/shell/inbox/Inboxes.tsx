import { WaitingButton } from '../waiting/WaitingButton';
import { Bell } from './Bell';

/** What waits for the user's decision, and what the user is told, on every page. */
export const Inboxes = () => (
  <>
    <WaitingButton />
    <Bell />
  </>
);
