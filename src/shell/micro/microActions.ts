import { type DraftKeeper, NO_KEEPER } from '@kit/form/drafts';
import { MAX_MICRO_NAME, MAX_MICRO_TITLE } from './limits';
import { isMicroPath } from '../addresses/microPath';

/** What the module's requests do; the console and the tests each provide their own. */
export interface MicroPorts {
  /** The target as an absolute path of ours, or '' (core/navigation). */
  safePath: (target: unknown) => string;
  isOpen: (pathname: string) => boolean;
  currentPath: () => string;
  go: (path: string) => void;
  signOut: () => void;
  refuse: () => void;
  setTitle: (path: string, title: string) => void;
  /** The draft keeper for a form of one of the module's pages. */
  keeperOf: (path: string, form: string) => DraftKeeper;
  restart: () => void;
  /** Whether the user has just pressed something. */
  isAsked: () => boolean;
  report: (message: string) => void;
  now: () => number;
}

/** One navigation per this many milliseconds: a person is slower. */
export const NAVIGATE_PAUSE_MS = 200;

const pathnameOf = (path: string) => path.split(/[?#]/, 1)[0] ?? '';

/**
 * What the module may ask of the console. All input is checked: the module is another application, and its values come
 * from outside.
 */
export function microActions(ports: MicroPorts) {
  let last = -Infinity;
  let isReported = false;

  const isTooFast = () => {
    const now = ports.now();
    if (now - last >= NAVIGATE_PAUSE_MS) {
      last = now;
      return false;
    }
    if (!isReported) ports.report('The property module navigates faster than a person can.');
    isReported = true;
    return true;
  };

  /** Returns whether the console went there. */
  const navigate = (target: unknown): boolean => {
    const path = ports.safePath(target);
    if (path === ports.currentPath()) return true;
    if (isTooFast()) return false;
    if (pathnameOf(path) === '/login') {
      ports.signOut();
      return true;
    }
    if (!path || !ports.isOpen(pathnameOf(path))) {
      ports.refuse();
      return false;
    }
    ports.go(path);
    return true;
  };

  const title = (path: unknown, text: unknown) => {
    const own = ports.safePath(path);
    if (!isMicroPath(own) || typeof text !== 'string') return;
    const plain = text.replace(/\p{C}/gu, '').trim();
    if (plain) ports.setTitle(own, Array.from(plain).slice(0, MAX_MICRO_TITLE).join(''));
  };

  /** Keeps drafts for pages of the module only. */
  const drafts = (path: unknown, form: unknown): DraftKeeper => {
    const own = ports.safePath(path);
    if (!isMicroPath(own) || typeof form !== 'string' || form.length > MAX_MICRO_NAME) return NO_KEEPER;
    return Object.freeze(ports.keeperOf(own, form));
  };

  /** A restart without an action of the user could repeat for ever. */
  const restart = () => {
    if (ports.isAsked() && !isTooFast()) ports.restart();
  };

  return { navigate, title, drafts, restart };
}
