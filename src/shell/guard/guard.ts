import { history } from '@umijs/max';
import { currentPath, replace } from '@/core/navigation/navigate';
import { safePath } from '@/core/navigation/safePath';
import { signInByUuid } from '@/core/auth/account';
import { session } from '@/core/session/session';
import { countSignedIn } from '@/core/session/signedInTabs';
import { derive } from '@/core/store/createStore';
import { applyMenu, isOpen } from '../menu/applyMenu';
import { isForGuests } from '../addresses/routeTable';
import { Guard } from './guardRunner';
import { loadPages } from './loadPages';
import { parseAddress } from './address';

/** The guard of the running application. */
export const guard = new Guard({
  stage: session.stage,
  currentPath,
  replace,
  load: loadPages,
  exchange: signInByUuid,
  applyMenu,
  isOpen,
});

const look = () => ({ stage: session.stage(), signIns: session.signIns(), generation: session.generation() });

/** The screens of the sign-in only change the session; the guard reacts to that. Returns a function that stops it. */
function followSession() {
  let seen = look();
  return session.subscribe(() => {
    const before = seen;
    seen = look();
    react(before, seen);
  });
}

/** Data stored for work without a connection is removed when the session ends, by signing out or by being revoked. */
const forgetDevice = async () => {
  const { wipeDevice } = await import(/* webpackChunkName: "deviceData" */ '@/core/storage/deviceData');
  await wipeDevice();
};

function react(before: ReturnType<typeof look>, now: ReturnType<typeof look>) {
  // Only changes of the token matter here. The look-up of a uuid reports its own result.
  if (now.generation === before.generation || guard.isExchanging()) return;
  const target = () => redirectTarget(history.location.search);
  if (now.signIns !== before.signIns) void guard.signedIn(target());
  else if (now.stage === 'out' && before.stage !== 'out') {
    guard.signedOut();
    forgetDevice().catch(() => undefined);
  } else if (now.stage === 'choosing' && session.get().accountList.length > 1) guard.choosing(target());
}

/** A tab opened by a link continues with the session of the tab that has the link. */
async function joinOtherTab() {
  const { pathname, uuid } = parseAddress(currentPath());
  if (session.stage() !== 'out' || uuid !== null || isForGuests(pathname)) return;
  const tabs = await countSignedIn();
  if (tabs === 0) return;
  const { askTabs } = await import(/* webpackChunkName: "handOver" */ '@/core/session/handOver');
  const other = await askTabs(tabs);
  if (other && session.stage() === 'out') session.adopt(other);
}

let stopFollowing: (() => void) | undefined;

/** Stops reacting to changes of the session. */
export const stopGuard = () => stopFollowing?.();

/** Decides about the first page, and from then on reacts to changes of the session. */
export async function startGuard() {
  await joinOtherTab();
  applyMenu(null);
  stopFollowing = followSession();
  return guard.start();
}

export const useGuardBusy = derive(guard.isBusy, [guard]).use;

/** Where to go after the sign-in: the `redirect` of the query if it is a page of the console, else `/`. */
export function redirectTarget(search: string): string {
  const path = safePath(new URLSearchParams(search).get('redirect'));
  return isForGuests(path.split(/[?#]/, 1)[0] ?? '') ? '/' : path;
}
