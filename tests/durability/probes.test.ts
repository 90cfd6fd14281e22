import { once } from 'node:events';
import { connect } from 'node:net';
import { startServer } from '../support/server';

const addressOf = (output: string) => /^probes (http:\S+)$/m.exec(output)![1]!;
const statusOf = async (url: string) => (await fetch(url)).status;

/** A request whose body does not end. */
async function beginRequest({ hostname, port }: URL) {
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /user/api/manage/usernameLogin HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Length: 9',
    // The server says when it has begun.
    'Expect: 100-continue',
    '\r\n',
  ];
  socket.write(head.join('\r\n'));
  await once(socket, 'data');
  return socket;
}

test('probes are on a port of their own, figures name the calls, and a stop is told before it is over', async () => {
  const server = await startServer({ env: { OPS_PORT: '0', PAGES: '0' } });
  try {
    const probes = addressOf(server.output());
    expect(new URL(probes).port).not.toBe(new URL(server.origin).port);
    expect([await statusOf(`${probes}/livez`), await statusOf(`${probes}/readyz`)]).toEqual([200, 200]);
    for (const path of ['/livez', '/readyz', '/metrics', '/healthz'])
      expect([path, await statusOf(server.origin + path)]).toEqual([path, 404]);

    await fetch(`${server.origin}/user/api/manage/usernameLogin`, { method: 'POST', body: '{}' });
    const figures = await (await fetch(`${probes}/metrics`)).text();
    expect(figures).toMatch(/_count\{route="POST \/user\/api\/manage\/usernameLogin",status="4\d\d"\} 1/);
    expect(figures).toMatch(/_count\{route="unknown",status="404"\} 4/);
    expect(figures).not.toContain('healthz');

    const unfinished = await beginRequest(new URL(server.origin));
    const exited = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    // The request under way keeps the server in its stop, so that the probe can be asked.
    let told = 200;
    while (told === 200) told = await statusOf(`${probes}/readyz`);
    expect(told).toBe(503);
    unfinished.destroy();
    expect(await exited).toEqual([0, null]);
  } finally {
    await server.stop();
  }
});
