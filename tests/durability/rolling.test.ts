import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { ENGINES } from '../support/backends';
import { type Client, signedIn } from '../support/client';
import { hasNginx, startNginx } from '../support/nginx';
import { startServer } from '../support/server';

const PER_SECOND = process.env.NIGHTLY === '1' ? 100 : 15;

const postgresql = ENGINES.find(({ engine }) => engine === 'PostgreSQL');

/** Sends writes at a steady pace, whatever becomes of them, until it is told that it is over. */
function load(client: Client) {
  const subjects: string[] = [];
  const answers: Promise<string>[] = [];
  const over = new AbortController();
  const send = async (subject: string) => {
    const headers = { 'idempotency-key': randomUUID() };
    const { success, status, code } = await client.call(tradeFairApi.add, { subject, saveMode: 'DRAFT' }, { headers });
    return success ? 'written' : `${status} ${code}`;
  };
  const sending = (async () => {
    while (!over.signal.aborted) {
      const subject = `rolling ${randomUUID()}`;
      subjects.push(subject);
      answers.push(send(subject).catch(String));
      await pause(1000 / PER_SECOND);
    }
  })();
  const end = async () => {
    over.abort();
    await sending;
    return { subjects, answers: await Promise.all(answers) };
  };
  return { end, sent: () => subjects.length };
}

const rolling = hasNginx && postgresql ? test : test.skip;

rolling(
  'two servers behind nginx are restarted one after the other: no write is lost, none is done twice',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rolling-'));
    const { env, remove } = await postgresql!.data();
    const start = (PORT = '0') =>
      startServer({ dataDir: folder, env: { ...env, PORT, ALLOW_INSECURE: '1', TRUST_PROXY: '1', PAGES: '0' } });
    let servers = [await start(), await start()];
    const nginx = await startNginx(...servers.map(({ origin }) => origin));
    try {
      const client = await signedIn(nginx.origin, 'op.hubei');
      const { end, sent } = load(client);
      for (const server of servers) {
        const before = sent();
        while (sent() < before + PER_SECOND) await pause(10);
        await server.stop();
        const again = await start(new URL(server.origin).port);
        servers = servers.map((one) => (one === server ? again : one));
        const after = sent();
        while (sent() < after + PER_SECOND) await pause(10);
      }
      const { subjects, answers } = await end();
      expect(answers.filter((answer) => answer !== 'written')).toEqual([]);
      const { total } = await client.data(tradeFairApi.searchList, { subject: 'rolling ' });
      expect(total).toBe(subjects.length);
    } finally {
      await nginx.stop();
      await Promise.all(servers.map((server) => server.stop()));
      await remove();
      rmSync(folder, { recursive: true });
    }
  },
);
