import { holdLock, tabLocks } from '../storage/tabLocks';
import { parseSession } from './parseSession';
import type { Session } from './parseSession';
import { session } from './session';
import { NAME } from './signedInTabs';

/*
 * A browser tab that was opened by a link has no session of its own: it asks the tabs of this browser that have one, and
 * takes that of the tab which was used last, usually the one that the link was in. The token is passed from tab to tab and
 * stored nowhere else; the guard exchanges it at once for one of the new tab's own, of the same branch.
 */
/** A busy tab answers late; one that the browser has put to sleep does not, and costs this before the sign-in. */
const FIRST_MS = 2_000;
/** How long the others have, once a tab has answered. */
const OTHERS_MS = 300;

interface Ask {
  ask: string;
}
interface Offer {
  to: string;
  usedAt: number;
  session: unknown;
}

const has = <K extends string>(value: unknown, key: K): value is Record<K, unknown> =>
  typeof value === 'object' && value !== null && key in value;

const isAsk = (value: unknown): value is Ask => has(value, 'ask') && typeof value.ask === 'string';
const isOffer = (value: unknown): value is Offer =>
  has(value, 'to') && has(value, 'usedAt') && typeof value.usedAt === 'number' && has(value, 'session');

/** Answers tabs that ask, while this one is signed in; answers how to stop. */
export function answerTabs() {
  // Without locks nobody asks.
  if (!tabLocks()) return undefined;
  let usedAt = Date.now();
  const use = () => (usedAt = Date.now());
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isAsk(data) || session.stage() !== 'in') return;
    channel.postMessage({ to: data.ask, usedAt, session: session.get() } satisfies Offer);
  };
  const end = new AbortController();
  const { signal } = end;
  for (const event of ['pointerdown', 'keydown', 'focus']) window.addEventListener(event, use, { signal });
  holdLock(NAME, signal);
  return () => {
    end.abort();
    channel.close();
  };
}

/** The session of the tab that was used last; null when none answers. */
export function askTabs(tabs: number): Promise<Session | null> {
  const me = String(crypto.getRandomValues(new Uint32Array(2)));
  const channel = new BroadcastChannel(NAME);
  const offers: Offer[] = [];
  return new Promise<Session | null>((done) => {
    const finish = () => {
      clearTimeout(timer);
      channel.close();
      const [latest] = offers.sort((a, b) => b.usedAt - a.usedAt);
      done(latest ? parseSession(latest.session) : null);
    };
    let timer = setTimeout(finish, FIRST_MS);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isOffer(data) || data.to !== me) return;
      offers.push(data);
      clearTimeout(timer);
      if (offers.length >= tabs) finish();
      else timer = setTimeout(finish, OTHERS_MS);
    };
    channel.postMessage({ ask: me } satisfies Ask);
  });
}
