import { Overloaded } from '../platform/queue/workQueue';
import { type WaitingLine, waitingLine } from '../platform/queue/waitingLine';

interface Key {
  inside: number;
  /** How many ask at this moment whether they may. */
  asking: number;
  /** How many have been inside and left. */
  left: number;
  waiting: WaitingLine;
}

interface Visit {
  key: string;
  /** How many of this key have failed lately. */
  failures: () => Promise<number>;
  /** Makes the error that is thrown when there are too many. */
  refuse: () => Error;
  signal?: AbortSignal | undefined;
}

/** With so many before it, a request is turned away. */
const MOST_WAITING = 100;
const COME_AGAIN_SECONDS = 5;

/** The keys that somebody has tried with at this moment. */
function openKeys() {
  const keys = new Map<string, Key>();
  return {
    of(key: string) {
      const known = keys.get(key) ?? { inside: 0, asking: 0, left: 0, waiting: waitingLine() };
      keys.set(key, known);
      return known;
    },
    /** Lets the next one look whether he may; a key that nobody needs any more is forgotten. */
    wakeNext(key: string) {
      const known = keys.get(key);
      if (!known) return;
      known.waiting.next();
      if (known.inside + known.asking + known.waiting.length === 0) keys.delete(key);
    },
  };
}

/**
 * Lets as many of one key try at once as may still fail: those who come together cannot fail more often than one after
 * the other, and those who succeed only wait for each other. Each process counts its own.
 */
export function createGate(most: number) {
  const keys = openKeys();

  async function enter({ key, failures, refuse, signal }: Visit) {
    for (;;) {
      const state = keys.of(key);
      const { left } = state;
      let failed: number;
      state.asking += 1;
      try {
        failed = await failures();
      } finally {
        state.asking -= 1;
      }
      signal?.throwIfAborted();
      if (failed >= most) throw refuse();
      // A caller that has left meanwhile may have failed, and not be counted yet.
      if (state.left !== left) continue;
      if (failed + state.inside < most) {
        state.inside += 1;
        return state;
      }
      if (state.waiting.length >= MOST_WAITING) throw new Overloaded(COME_AGAIN_SECONDS);
      await state.waiting.join(signal);
    }
  }

  return async function pass<T>(visit: Visit, work: () => Promise<T>): Promise<T> {
    const state = await enter(visit).catch((error: unknown) => {
      // A caller that does not get in wakes the one behind it.
      keys.wakeNext(visit.key);
      throw error;
    });
    try {
      return await work();
    } finally {
      state.inside -= 1;
      state.left += 1;
      keys.wakeNext(visit.key);
    }
  };
}
