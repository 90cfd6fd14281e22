import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { readEnvironment } from '../../server/platform/environment/environment';
import { ERROR } from '../../src/contract/error-codes';
import { isReached } from '../support/isReached';
import { startServer } from '../support/server';

/** What a browser sends that was led to this port under another name. */
async function askedAs(port: string, host: string) {
  const sent = request({ port, host: '127.0.0.1', path: '/user/api/nothing', headers: { host } }).end();
  // An answer is all that the event brings.
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { code } = (await json(answer)) as { code: number };
  return [answer.statusCode, code];
}

test('unless it is told otherwise, the server is there for this machine alone, under names of it', async () => {
  const { HOST } = readEnvironment({});
  const server = await startServer({ env: { HOST, PAGES: '0', LOG_LEVEL: 'warn' } });
  const { port } = new URL(server.origin);
  try {
    expect(HOST).toBe('127.0.0.1');
    expect([await isReached(port, '127.0.0.1'), await isReached(port, '127.0.0.2')]).toEqual([true, false]);
    for (const name of [`127.0.0.1:${port}`, `localhost:${port}`, 'LOCALHOST'])
      expect([name, ...(await askedAs(port, name))]).toEqual([name, 404, ERROR.unknownPath]);
    for (const name of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', 'localhost.', '10.0.0.1'])
      expect([name, ...(await askedAs(port, name))]).toEqual([name, 403, ERROR.notGranted]);
    // Whoever sets up a proxy learns it from the log, which strangers cannot fill.
    expect(server.output().match(/ALLOWED_HOSTS/g)).toHaveLength(1);
  } finally {
    await server.stop();
  }
});
