/** Web locks show the tabs of one browser which others are alive: those that hold a lock. Missing without https. */
export const tabLocks = (): LockManager | undefined => navigator.locks;

/** Holds a lock as long as this document lives, or until `signal`. */
export function holdLock(name: string, signal?: AbortSignal) {
  const held = new Promise<void>((release) => signal?.addEventListener('abort', () => release()));
  void tabLocks()?.request(name, { mode: 'shared' }, () => held);
}

/** The names of all locks that are held in this browser; undefined where it cannot tell. */
export async function activeLocks(): Promise<string[] | undefined> {
  const state = await tabLocks()?.query();
  return state?.held?.map(({ name }) => name ?? '');
}
