import { createStore } from '../store/createStore';
import { newestBuild } from './newestBuild';
import { reach } from '../http/reach';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

const online = createStore(true);
let pause = FIRST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

function found() {
  clearTimeout(timer);
  pause = FIRST_PAUSE_MS;
  online.set(true);
}

function lost() {
  clearTimeout(timer);
  online.set(false);
  timer = setTimeout(() => void probe(), pause);
  pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
}

/** Asks whether the server can be reached. */
async function probe() {
  try {
    await newestBuild();
    found();
  } catch {
    lost();
  }
}

/** Waits until the server can be reached again; returns false at once if it can be now. */
async function waited() {
  await probe();
  if (online.get()) return false;
  await new Promise<void>((done) => {
    const stop = online.subscribe(() => {
      stop();
      done();
    });
  });
  return true;
}

/** Whether the server can be reached: the browser says so, and calls that fail are looked into. */
export const connection = {
  get: online.get,
  subscribe: online.subscribe,
  use: online.use,
  probe,
  waited,
  /** Answers how to stop. */
  watch() {
    const ask = () => void probe();
    window.addEventListener('offline', lost);
    window.addEventListener('online', ask);
    const stop = reach.subscribe(() => {
      if (reach.get()) found();
      else void probe();
    });
    return () => {
      stop();
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', ask);
      clearTimeout(timer);
    };
  },
};
