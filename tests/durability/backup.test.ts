import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMS_TYPE, userApi } from '../../src/contract/account/sign-in';
import { ERROR } from '../../src/contract/error-codes';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { createDatabase, ENGINES } from '../support/backends';
import { type Client, signedIn } from '../support/client';
import { runAdmin } from '../support/runAdmin';
import { startServer } from '../support/server';

type Env = Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const afterwards: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
afterAll(async () => {
  for (const step of afterwards.reverse()) await step();
});

async function running(env: Env) {
  const server = await startServer({ dataDir: env.DATA_DIR ?? join(folder, 'unused'), env: { ...env, PAGES: '0' } });
  afterwards.push(() => server.stop());
  return server;
}

const addFair = async (client: Client, subject: string) =>
  (await client.data(tradeFairApi.add, { subject, saveMode: 'DRAFT' })).tradeFairId;

const fairsCalled = async (client: Client, subject: string) =>
  (await client.data(tradeFairApi.searchList, { subject })).total;

async function emptyTarget(engine: string): Promise<Env> {
  if (engine === 'PGlite') return { DATA_DIR: join(folder, 'restored') };
  const { url, drop } = await createDatabase();
  afterwards.push(drop);
  return { DATABASE_URL: url, DATA_DIR: join(folder, 'restored files'), ALLOW_INSECURE: '1' };
}

describe.each(ENGINES)('a backup ($engine)', ({ engine, data }) => {
  const backup = join(folder, engine);
  let source: Env;
  let target: Env;

  beforeAll(async () => {
    const { env, remove } = await data();
    afterwards.push(remove);
    source = { ...env, ALLOW_INSECURE: '1' };
    target = await emptyTarget(engine);
  });

  test('is written while others write; the embedded database is stopped before', async () => {
    const server = await running(source);
    const client = await signedIn(server.origin, 'op.hubei');
    await addFair(client, 'written before');
    if (engine === 'PGlite') {
      expect(await runAdmin(source, 'backup', backup)).toMatchObject({ status: 1, said: /is in use by process \d+/ });
      await server.stop();
      expect(await runAdmin(source, 'backup', backup)).toMatchObject({ status: 0 });
    } else {
      const backingUp = new AbortController();
      const writing = (async () => {
        for (let i = 0; !backingUp.signal.aborted; i += 1) await addFair(client, `written meanwhile ${i}`);
      })();
      expect(await runAdmin(source, 'backup', backup)).toMatchObject({ status: 0 });
      backingUp.abort();
      await writing;
    }
    expect(existsSync(`${backup}.part`)).toBe(false);
    expect(await runAdmin(source, 'backup', backup)).toMatchObject({ status: 1, said: /exists already/ });
  });

  test('is read again, and restored into an empty database only', async () => {
    expect(await runAdmin({}, 'verify', backup)).toMatchObject({ status: 0, said: /is whole: \d+ rows of \d+ tables/ });
    expect(await runAdmin({}, 'verify', folder)).toMatchObject({ status: 1, said: /has no manifest.json/ });
    expect(await runAdmin(source, 'restore', backup)).toMatchObject({ status: 1, said: /has users/ });
    expect(await runAdmin(target, 'restore', backup)).toMatchObject({ status: 0, said: /^Restored and compared/ });
  });

  test('gives back what there was, and work goes on with it', async () => {
    const server = await running(target);
    const client = await signedIn(server.origin, 'op.hubei');
    expect(await fairsCalled(client, 'written before')).toBe(1);
    await addFair(client, 'written after');
    expect(await fairsCalled(client, 'written after')).toBe(1);
    await server.stop();
  });

  test('a copy that was neutralised sends nothing and knows nobody', async () => {
    const before = await running(target);
    const { token } = await signedIn(before.origin, 'op.hubei');
    await before.stop();
    expect(await runAdmin(target, 'neutralise')).toMatchObject({ status: 0, said: /is a copy to try things on now/ });
    const server = await running({ ...target, CAPTCHA_PROVIDER: 'pass' });
    const client = await signedIn(server.origin, 'op.hubei');
    const old = Object.assign(await signedIn(server.origin, 'op.hubei'), { token });
    expect((await old.call(tradeFairApi.searchList, {})).code).toBe(ERROR.sessionExpired);
    await expect(fairsCalled(client, 'written before')).resolves.toBe(1);
    const asked = { phone: '13800000005', smsType: SMS_TYPE, captchaVerifyParam: 'pass' } as const;
    expect((await client.call(userApi.aliCaptchaSmsTimes, asked)).code).toBe(ERROR.smsIsOff);
    await server.stop();
  });

  test('what is damaged is named, and not restored', async () => {
    appendFileSync(join(backup, 'tables/trade_fair.jsonl.gz'), 'x');
    rmSync(join(backup, 'tables/guest.jsonl.gz'));
    const faults = /guest.jsonl.gz is missing or damaged.\n.*trade_fair.jsonl.gz is missing or damaged/;
    expect(await runAdmin({}, 'verify', backup)).toMatchObject({ status: 1, said: faults });
    expect(await runAdmin(await emptyTarget(engine), 'restore', backup)).toMatchObject({ status: 1, said: faults });
  });
});
