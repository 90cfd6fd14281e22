/* A tab that was opened by a link takes the session of another one, which may be busy. */
import { askTabs } from './handOver';
import { session } from './session';
import { NAME } from './signedInTabs';

const open = new Set<Channel>();

/** The channel that the tabs of a browser have in common, in one process. */
class Channel {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }

  close() {
    open.delete(this);
  }
}

/** A tab of somebody, which answers after so many milliseconds. */
function tabOf(loginName: string, { afterMs, usedAt }: { afterMs: number; usedAt: number }) {
  const channel = new Channel(NAME);
  channel.onmessage = ({ data }) => {
    const { ask } = data as { ask?: string };
    const kept = { ...session.get(), token: `token-${loginName}`, loginName };
    if (ask) setTimeout(() => channel.postMessage({ to: ask, usedAt, session: kept }), afterMs);
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
afterEach(() => {
  open.clear();
  jest.useRealTimers();
});

async function taken(tabs: number, afterMs: number) {
  let found: string | null | undefined;
  void askTabs(tabs).then((other) => (found = other && other.loginName));
  await jest.advanceTimersByTimeAsync(afterMs);
  return found;
}

test('one that is busy for a second is waited for', async () => {
  tabOf('busy', { afterMs: 1_000, usedAt: 1 });
  expect(await taken(1, 999)).toBeUndefined();
  expect(await taken(1, 1_001)).toBe('busy');
});

test('of those that answer the one is taken that was used last; another one has little time after the first', async () => {
  tabOf('first', { afterMs: 10, usedAt: 1 });
  tabOf('last', { afterMs: 200, usedAt: 2 });
  tabOf('asleep', { afterMs: 60_000, usedAt: 3 });
  expect(await taken(3, 520)).toBe('last');
});

test('where none answers there is the sign-in', async () => {
  tabOf('asleep', { afterMs: 60_000, usedAt: 1 });
  expect(await taken(1, 2_001)).toBeNull();
});
