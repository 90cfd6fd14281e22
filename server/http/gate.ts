import { Overloaded } from '../platform/queue/workQueue';
import { type WaitingLine, waitingLine } from '../platform/queue/waitingLine';

interface Key {
  inside: number;
  /** How many callers wait for an answer of `failures` at this moment. */
  asking: number;
  /** How many callers have entered and left. */
  left: number;
  waiting: WaitingLine;
}

interface Visit {
  key: string;
  /** The number of recent failures of this key. */
  failures: () => Promise<number>;
  /** Makes the error for a caller that is refused. */
  refuse: () => Error;
  signal?: AbortSignal | undefined;
}

/** With this many callers waiting, a further one is refused. */
const MOST_WAITING = 100;
const COME_AGAIN_SECONDS = 5;

/** The keys for which there are attempts at this moment. */
function openKeys() {
  const keys = new Map<string, Key>();
  return {
    of(key: string) {
      const known = keys.get(key) ?? { inside: 0, asking: 0, left: 0, waiting: waitingLine() };
      keys.set(key, known);
      return known;
    },
    /** Lets the next caller check whether it may enter; a key without callers is forgotten. */
    wakeNext(key: string) {
      const known = keys.get(key);
      if (!known) return;
      known.waiting.next();
      if (known.inside + known.asking + known.waiting.length === 0) keys.delete(key);
    },
  };
}

/**
 * Lets as many simultaneous attempts for a key enter as may still fail: so they cannot fail more often than one after
 * the other, and successful ones only wait for each other. Each process has its own gate.
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
      // A caller that has left meanwhile may have failed without being counted yet.
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
      // A caller that is refused wakes the next one.
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
