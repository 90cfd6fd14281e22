import { activeLocks } from '../storage/tabLocks';

/** Of the lock that each signed-in tab holds, and of the channel between them. */
export const NAME = 'branch-admin:session';

/** How many tabs of this browser are signed in; 0 where the browser cannot tell. */
export const countSignedIn = async () => ((await activeLocks()) ?? []).filter((name) => name === NAME).length;
