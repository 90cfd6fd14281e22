import { WaitingButton } from '../waiting/WaitingButton';
import { Bell } from './Bell';

/** What waits for the user's decision, and what the user is told: one file, as both stand on every page. */
export const Inboxes = () => (
  <>
    <WaitingButton />
    <Bell />
  </>
);
