/** Of the lock that each signed-in tab holds, and of the channel between them. */
export const NAME = 'branch-admin:session';

/** Absent where the console is served without https. */
export const tabLocks = (): LockManager | undefined => navigator.locks;

/** How many tabs of this browser are signed in; 0 where the browser can not tell. */
export async function countSignedIn(): Promise<number> {
  const { held = [] } = (await tabLocks()?.query()) ?? {};
  return held.filter(({ name }) => name === NAME).length;
}
