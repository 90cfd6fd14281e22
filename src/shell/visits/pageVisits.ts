import { MOST_VISITS, pageVisitApi, type SeenPage } from '@/contract/reports/page-visits';
import { serverNow } from '@/core/clock/clock';
import { call } from '@/core/http/call';
import { randomUuid } from '@/core/http/random';
import { session } from '@/core/session/session';

/** So many visits are worth a request of their own; fewer wait until the window is left. */
const ENOUGH = 20;
const SECOND = 1_000;
const SHANGHAI_MS = 8 * 3_600_000;

const moment = (ms: number) => new Date(ms + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');

let shown: { page: string; since: number } | undefined;
let seen: SeenPage[] = [];

/** The time during which a page was not looked at does not count as stay. */
function leave() {
  if (!shown || session.stage() !== 'in') return;
  const staySec = Math.round((serverNow() - shown.since) / SECOND);
  const visitKey = randomUuid();
  seen = [...seen, { visitKey, page: shown.page, visitTime: moment(shown.since), staySec }].slice(-MOST_VISITS);
  shown = undefined;
}

/** Nobody waits for the request; visits that do not arrive are sent with the next ones. */
function tell() {
  const visits = seen;
  if (visits.length === 0 || session.stage() !== 'in') return;
  seen = [];
  call(pageVisitApi.record, { visits }, { silent: true }).catch(() => {
    seen = [...visits, ...seen].slice(-MOST_VISITS);
  });
}

/** Another page is shown (docs/domain/reports.md#visits). */
export function visitPage(page: string) {
  if (shown?.page === page) return;
  leave();
  shown = { page, since: serverNow() };
  if (seen.length >= ENOUGH) tell();
}

/** Sends the visits when the window is left; returns a function that stops it. */
export function watchVisits() {
  const follow = () => {
    if (document.visibilityState === 'visible') visitPage(window.location.pathname);
    else {
      leave();
      tell();
    }
  };
  document.addEventListener('visibilitychange', follow);
  const stop = session.subscribe(() => {
    // These visits belong to the user who was signed in.
    if (session.stage() === 'out') [shown, seen] = [undefined, []];
  });
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stop();
    [shown, seen] = [undefined, []];
  };
}
