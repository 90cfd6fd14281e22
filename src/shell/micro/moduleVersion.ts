import { reportError } from '@/core/error-log/errorLog';
import { drafts } from '@/core/storage/drafts';
import { createStore } from '@/core/store/createStore';
import { isReplaced } from './admission';
import { prepareAnotherTry } from './MicroModule';

/** The interval between questions when the window gets the focus again. */
const PAUSE_MS = 5 * 60 * 1000;

/** Whether another version of the module is served than the one that runs. */
export const isNewer = createStore(false);

/** How often the module was asked to start anew. */
export const restarts = createStore(0);

/** What is typed is kept as drafts, which their forms offer again. */
export function restartModule() {
  const begin = () => {
    isNewer.set(false);
    prepareAnotherTry();
    restarts.set(restarts.get() + 1);
  };
  void drafts.flush().then(begin, begin);
}

/** Asks when the window gets the focus again; answers how to stop. */
export function watchVersion() {
  let asked = performance.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < PAUSE_MS) return;
    asked = performance.now();
    // Without an answer nothing is known to be newer.
    isReplaced().then(isNewer.set, (error: unknown) => reportError('micro', error));
  };
  document.addEventListener('visibilitychange', check);
  return () => document.removeEventListener('visibilitychange', check);
}
