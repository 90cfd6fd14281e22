import { errorLog } from '../../src/core/error-log/errorLog';
import type { CallError } from '../../src/core/http/callError';
import { type Notice, notifier } from '../../src/core/notify/notifier';
import { session } from '../../src/core/session/session';
import { envelope, fakeServer, type Sent } from './fakeServer';
import { USER } from './user';

/** A signed-in tab in front of a network that the test answers for. */
export function callWorld() {
  const server = fakeServer();
  const world = {
    server,
    shown: [] as Notice[],
    /** How often the session ended. */
    ends: 0,
    last(): Sent {
      const sent = server.sent.at(-1);
      if (!sent) throw new Error('Nothing was sent.');
      return sent;
    },
    texts: () => world.shown.map(({ text }) => text),
  };
  session.subscribe(() => {
    if (session.stage() === 'out') world.ends += 1;
  });
  beforeEach(() => {
    world.shown = [];
    server.sent = [];
    server.answer(() => envelope(null));
    notifier.connect({ show: (notice) => void world.shown.push(notice), clear: () => undefined });
    notifier.clear();
    errorLog.clear();
    session.enter('tok_1', USER);
    session.enterBranch('tok_1', 'FDB', '江城医药湖北有限公司');
    world.ends = 0;
  });
  return world;
}

/** The failure of a call that has to fail. */
export async function caught(promise: Promise<unknown>): Promise<CallError> {
  const [result] = await Promise.allSettled([promise]);
  if (result.status === 'fulfilled') throw new Error('The call did not fail.');
  // Calls throw nothing else, as callHostile.test.ts shows.
  return result.reason as CallError;
}

/** `ok`, or the kind of the failure. */
export const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'ok',
    (error: unknown) => (error as CallError).kind,
  );

/** Long enough for a request to have left. */
export const moment = () => new Promise((done) => setTimeout(done, 20));
