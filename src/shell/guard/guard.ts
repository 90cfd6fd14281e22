import { useSyncExternalStore } from 'react';
import { currentPath, replace } from '@/core/navigation/navigate';
import { safePath } from '@/core/navigation/safePath';
import { signInByUuid } from '@/core/session/account';
import { session } from '@/core/session/session';
import { applyMenu, isOpen } from '../menu/applyMenu';
import { isPublicPath } from '../routeTable';
import { createGuard } from './createGuard';
import { loadPages } from './loadPages';

/** The guard of the running application. */
export const guard = createGuard({
  stage: session.stage,
  currentPath,
  replace,
  load: loadPages,
  exchange: signInByUuid,
  applyMenu,
  isOpen,
});

let wasSignedIn = session.stage() !== 'out';
session.subscribe(() => {
  const isSignedIn = session.stage() !== 'out';
  // A logout and a 401 are one thing here: the session is over.
  if (wasSignedIn && !isSignedIn) guard.signedOut();
  wasSignedIn = isSignedIn;
});

export const useGuardBusy = () => useSyncExternalStore(guard.subscribe, guard.isBusy);

/** Where to go after the sign-in: the `redirect` of the query if it is a page of the console, else `/`. */
export function redirectTarget(search: string): string {
  const path = safePath(new URLSearchParams(search).get('redirect'));
  return isPublicPath(path.split(/[?#]/, 1)[0] ?? '') ? '/' : path;
}
