import { drawCover } from '../../mock/examples/cover';
import { shanghai } from '../../server/platform/clock';
import { type Service } from '../../src/contract/endpoint';
import { services } from '../../src/contract';
import { fileApi } from '../../src/contract/account/files';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { userApi } from '../../src/contract/account/sign-in';
import { type Backend, ENGINES } from '../support/backends';
import { Client, signedIn } from '../support/client';
import { runAdmin } from '../support/runAdmin';
import { ownWay } from './samples/ownWay';
import { samples } from './samples/samples';

/** With API_ORIGIN the suite asks a company's own services instead of the built-in backend. */
const engines = process.env.API_ORIGIN
  ? [
      {
        engine: process.env.API_ORIGIN,
        start: (): Promise<Backend> =>
          Promise.resolve({ origin: process.env.API_ORIGIN!, stop: () => Promise.resolve() }),
      },
    ]
  : ENGINES;

/** By the clock of the backend, where it is valid for a minute. */
async function createTicket(databaseUrl: string, now: number, loginNames: string[]) {
  const { said } = await runAdmin({ DATABASE_URL: databaseUrl, CLOCK: shanghai(now) }, 'sso', ...loginNames);
  return /uuid=(\S+)/.exec(said)?.[1] ?? said;
}

const plain = Object.entries(services).flatMap(([service, all]: [string, Service]) =>
  Object.entries(all)
    .map(([key, endpoint]) => ({ name: `${service}.${key}`, service, key, endpoint }))
    .filter(({ name }) => !ownWay.has(name)),
);

describe.each(engines)('every endpoint answers as the contract says ($engine)', ({ start }) => {
  let backend: Backend;
  let client: Client;

  beforeAll(async () => {
    backend = await start();
    client = await signedIn(backend.origin, 'admin.hq');
  });
  afterAll(() => backend.stop());

  test.each(plain)('$name', async ({ service, key, endpoint }) => {
    const input: unknown = (samples as Record<string, Record<string, unknown>>)[service]?.[key];
    // The token that it exchanges is good for a moment only, and the others are still to come.
    const asker = endpoint === userApi.saveBranchId ? await signedIn(backend.origin, 'admin.hq') : client;
    const answer = await asker.call(endpoint, input);
    expect([answer.status, answer.code, answer.msg]).toEqual([200, 200, '']);
    expect(() => endpoint.output.parse(answer.data)).not.toThrow();
    expect(answer.requestId).not.toBe('');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('userApi.getUserListAndToken lists the accounts of a ticket', async () => {
    const { databaseUrl } = backend;
    // A shared database has no seeded tickets: the operator makes one.
    const uuid = databaseUrl
      ? await createTicket(databaseUrl, client.now(), ['multi.hubei', 'multi.shanghai'])
      : 'seed-uuid-multi';
    const { users } = await new Client(backend.origin).data(userApi.getUserListAndToken, { uuid });
    expect(users.map(({ loginName }) => loginName)).toEqual(expect.arrayContaining(['multi.hubei', 'multi.shanghai']));
    expect(users.map(({ i9Phone }) => i9Phone)).toEqual(users.map(() => '138****0005'));
  });

  test('userApi.selectUserLogin takes one of the accounts of the pre-token, once', async () => {
    const pre = new Client(backend.origin);
    pre.token = (await pre.data(userApi.mobileLogin, samples.userApi.mobileLogin)).token;
    const { token, userInfo } = await pre.data(userApi.selectUserLogin, samples.userApi.selectUserLogin);
    expect(userInfo.loginName).toBe('multi.audit');
    expect(token).not.toBe(pre.token);
    expect((await pre.call(userApi.selectUserLogin, samples.userApi.selectUserLogin)).status).toBe(401);
  });

  test('fileApi.upload stores a picture, and fileApi.content answers it to whoever has the link', async () => {
    const { content } = drawCover([200, 120, 40]);
    const { data } = await client.upload(
      fileApi.upload,
      { bizType: 'tradeFairCover' },
      { content, name: '../封面.png' },
    );
    expect(data).toMatchObject({ name: '封面.png', mime: 'image/png', width: 960, height: 400, size: content.length });
    const picture = await fetch(backend.origin + data.url);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer()).equals(content)).toBe(true);
    const forged = await fetch(backend.origin + data.url.replace(data.fileId, '1'));
    expect(await forged.json()).toMatchObject({ success: false, code: 47033 });
  });

  test('platformUserApi.logout ends every token of the sign-in', async () => {
    const first = await signedIn(backend.origin, 'op.hubei');
    const { token } = await first.data(userApi.saveBranchId, { branchId: 'FDB01' });
    const second = new Client(backend.origin, token, 'FDB01');
    await first.data(services.platformUserApi.logout, {});
    expect((await second.call(tradeFairApi.searchList, {})).status).toBe(401);
    expect((await first.call(tradeFairApi.searchList, {})).status).toBe(401);
  });
});
