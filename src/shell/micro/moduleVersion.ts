import { reportError } from '@/core/error-log/errorLog';
import { drafts } from '@/core/storage/drafts';
import { createStore } from '@/core/store/createStore';
import { isReplaced } from './admission';
import { prepareAnotherTry } from './MicroModule';

/** The least time between two checks, which are made when the window gets the focus again. */
const PAUSE_MS = 5 * 60 * 1000;

/** Whether the server has another version of the module than the running one. */
export const isNewer = createStore(false);

/** How often the module was asked to start anew. */
export const restarts = createStore(0);

/** Input that is not saved is kept as drafts, which the forms offer again. */
export function restartModule() {
  const begin = () => {
    isNewer.set(false);
    prepareAnotherTry();
    restarts.set(restarts.get() + 1);
  };
  void drafts.flush().then(begin, begin);
}

/** Checks when the window gets the focus again; returns a function that stops it. */
export function watchVersion() {
  let asked = performance.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < PAUSE_MS) return;
    asked = performance.now();
    // If the check fails, the answer before it stays.
    isReplaced().then(isNewer.set, (error: unknown) => reportError('micro', error));
  };
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}
