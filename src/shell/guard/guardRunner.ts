import { reportError } from '@/core/error-log/errorLog';
import type { Stage } from '@/core/session/session';
import { createStore } from '@/core/store/createStore';
import type { MenuNode } from '../menu/menuNode';
import { isPublicPath } from '../addresses/routeTable';
import { type GuardEffect, type GuardEvent, type GuardState, startOf, step } from './guardMachine';
import { parseAddress } from './address';

/** What the guard needs from the application; tests provide their own. */
export interface GuardPorts {
  stage: () => Stage;
  currentPath: () => string;
  replace: (path: string) => void;
  /** Loads user info, branch and menu; throws if there is nothing to show. */
  load: () => Promise<readonly MenuNode[]>;
  /** The number of accounts behind a uuid; a single one has been signed in. */
  exchange: (uuid: string) => Promise<number>;
  applyMenu: (menu: readonly MenuNode[] | null) => void;
  /** Whether a path leads to a page inside the console. */
  isOpen: (pathname: string) => boolean;
}

/** Performs the effects of the machine, and reports their results to it. */
export class Guard {
  private state: GuardState;
  private isRunning = false;
  private isStripping = false;
  /** Work of an older session must not end in a newer one. */
  private run = 0;
  private last = '';
  private readonly busy = createStore(false);

  constructor(private readonly ports: GuardPorts) {
    this.state = startOf(ports.stage());
  }

  /** The first page: resolves when it is known what to show. */
  async start() {
    this.state = startOf(this.ports.stage());
    this.isRunning = false;
    this.arrive(this.ports.currentPath());
    await this.idle();
    this.isRunning = true;
  }

  arrive(path: string) {
    if (this.isStripping) return;
    const address = parseAddress(path);
    if (address.uuid !== null) {
      // Done first: otherwise a request could send the address as its referrer.
      this.isStripping = true;
      this.ports.replace(address.path);
      this.isStripping = false;
    }
    this.dispatch({ type: 'arrived', address });
    // A redirect may have led elsewhere meanwhile.
    const isHere = this.state.at.path === address.path && this.state.isLoaded;
    if (isHere && !isPublicPath(address.pathname) && this.ports.isOpen(address.pathname)) this.last = address.path;
  }

  /** Loads the pages of the account and goes to the target; resolves when the user is there. */
  signedIn(target: string) {
    this.forget();
    this.dispatch({ type: 'signedIn', target: parseAddress(target) });
    return this.idle();
  }

  choosing(target: string) {
    this.dispatch({ type: 'choosing', target: parseAddress(target) });
  }

  /** Removes the pages of the session and leads to the sign-in. */
  signedOut() {
    this.forget();
    this.dispatch({ type: 'signedOut' });
  }

  /** The last page that was shown, to go back to after a refusal. */
  lastGood() {
    return this.last;
  }

  /** True while the guard is finding out what to show. */
  readonly isBusy = () => this.busy.get();

  readonly subscribe = (listener: () => void) => this.busy.subscribe(listener);

  /** True while a single sign-on id is looked up. */
  isExchanging() {
    return this.state.work?.kind === 'exchange';
  }

  private forget() {
    this.run += 1;
    this.last = '';
    this.ports.applyMenu(null);
  }

  private dispatch(event: GuardEvent) {
    const [next, effect] = step(this.state, event);
    this.state = next;
    this.perform(effect);
    this.busy.set(this.state.work !== null);
  }

  private perform(effect: GuardEffect) {
    if (effect.type === 'go') {
      this.ports.replace(effect.to);
      // Before the first render nobody listens to the history.
      if (!this.isRunning) this.dispatch({ type: 'arrived', address: parseAddress(effect.to) });
    } else if (effect.type === 'load') {
      void this.work(this.load(), { type: 'loadFailed' });
    } else if (effect.type === 'exchange') {
      void this.work(this.exchange(effect.uuid), { type: 'exchangeFailed' });
    }
  }

  private async load(): Promise<() => GuardEvent> {
    const menu = await this.ports.load();
    return () => {
      this.ports.applyMenu(menu);
      return { type: 'loaded' };
    };
  }

  private async exchange(uuid: string): Promise<() => GuardEvent> {
    const count = await this.ports.exchange(uuid);
    return () => ({ type: 'accounts', count });
  }

  private async work(promise: Promise<() => GuardEvent>, failed: GuardEvent) {
    this.run += 1;
    const mine = this.run;
    let finish: () => GuardEvent = () => failed;
    try {
      finish = await promise;
    } catch (error) {
      reportError('session', error);
    }
    if (mine === this.run) this.dispatch(finish());
  }

  private idle() {
    return new Promise<void>((resolve) => {
      if (!this.busy.get()) {
        resolve();
        return;
      }
      const stop = this.busy.subscribe(() => {
        stop();
        resolve();
      });
    });
  }
}
