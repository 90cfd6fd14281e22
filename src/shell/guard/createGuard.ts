import { reportError } from '@/core/error-log/errorLog';
import type { Stage } from '@/core/session/session';
import { createStore } from '@/core/store/createStore';
import type { MenuNode } from '../menu/menuNode';
import { isPublicPath } from '../routeTable';
import { type GuardEffect, type GuardEvent, type Place, startOf, step } from './guardMachine';

/** What the guard needs of the world; tests bring their own. */
export interface GuardPorts {
  stage(): Stage;
  currentPath(): string;
  replace(path: string): void;
  /** User info, branch, menu: throws when there is nothing to show. */
  load(): Promise<readonly MenuNode[]>;
  /** The number of accounts behind a uuid; one is signed in by then. */
  exchange(uuid: string): Promise<number>;
  applyMenu(menu: readonly MenuNode[] | null): void;
  /** Whether a path leads to a page inside the console. */
  isOpen(pathname: string): boolean;
}

export interface Guard {
  /** The first page: resolves when it is known what to show. */
  start(): Promise<void>;
  arrive(path: string): void;
  /** Loads the pages of the account and goes to the target; resolves when the user is there. */
  signedIn(target: string): Promise<void>;
  choosing(target: string): void;
  /** Takes down what the session showed and leads to the sign-in. */
  signedOut(): void;
  /** The last page that was shown, to go back to after a refusal. */
  lastGood(): string;
  /** True while it is being found out what to show. */
  isBusy(): boolean;
  /** True while a single sign-on id is looked up. */
  isExchanging(): boolean;
  subscribe(listener: () => void): () => void;
}

const ORIGIN = 'http://branch-admin.invalid';

/** An address as the machine wants it, the single sign-on id taken off. */
export function placeOf(path: string): Place {
  const url = new URL(path, ORIGIN);
  const uuid = url.searchParams.get('uuid');
  if (uuid !== null) url.searchParams.delete('uuid');
  const hasScreenToken = Boolean(url.searchParams.get('token'));
  return { path: url.pathname + url.search + url.hash, pathname: url.pathname, uuid: uuid || null, hasScreenToken };
}

export function createGuard(ports: GuardPorts): Guard {
  let state = startOf(ports.stage());
  let isRunning = false;
  let isStripping = false;
  /** Work of an older session must not end in a newer one. */
  let run = 0;
  let lastGood = '';
  const busy = createStore(false);

  function dispatch(event: GuardEvent) {
    const [next, effect] = step(state, event);
    state = next;
    perform(effect);
    busy.set(state.work !== null);
  }

  function work<T>(promise: Promise<T>, done: (result: T) => GuardEvent, failed: GuardEvent) {
    run += 1;
    const mine = run;
    const finish = (event: () => GuardEvent) => {
      if (mine === run) dispatch(event());
    };
    promise.then(
      (result) => finish(() => done(result)),
      (error: unknown) => {
        reportError('session', error);
        finish(() => failed);
      },
    );
  }

  const showMenu = (menu: readonly MenuNode[]): GuardEvent => {
    ports.applyMenu(menu);
    return { type: 'loaded' };
  };

  function perform(effect: GuardEffect) {
    if (effect.type === 'go') {
      ports.replace(effect.to);
      // Before the first render nobody listens to the history.
      if (!isRunning) dispatch({ type: 'arrived', place: placeOf(effect.to) });
    } else if (effect.type === 'load') {
      work(ports.load(), showMenu, { type: 'loadFailed' });
    } else if (effect.type === 'exchange') {
      work(ports.exchange(effect.uuid), (count) => ({ type: 'accounts', count }), { type: 'exchangeFailed' });
    }
  }

  function arrive(path: string) {
    if (isStripping) return;
    const place = placeOf(path);
    if (place.uuid !== null) {
      isStripping = true;
      ports.replace(place.path);
      isStripping = false;
    }
    dispatch({ type: 'arrived', place });
    // A redirect may have led elsewhere meanwhile.
    const isHere = state.at.path === place.path && state.isLoaded;
    if (isHere && !isPublicPath(place.pathname) && ports.isOpen(place.pathname)) lastGood = place.path;
  }

  const idle = () =>
    new Promise<void>((resolve) => {
      if (!busy.get()) return resolve();
      const stop = busy.subscribe(() => {
        stop();
        resolve();
      });
    });

  return {
    async start() {
      state = startOf(ports.stage());
      isRunning = false;
      arrive(ports.currentPath());
      await idle();
      isRunning = true;
    },
    arrive,
    signedIn(target) {
      ports.applyMenu(null);
      lastGood = '';
      dispatch({ type: 'signedIn', target: placeOf(target) });
      return idle();
    },
    choosing: (target) => dispatch({ type: 'choosing', target: placeOf(target) }),
    signedOut() {
      run += 1;
      lastGood = '';
      ports.applyMenu(null);
      dispatch({ type: 'signedOut' });
    },
    lastGood: () => lastGood,
    isBusy: busy.get,
    isExchanging: () => state.work?.kind === 'exchange',
    subscribe: busy.subscribe,
  };
}
