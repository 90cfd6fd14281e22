import type { AddressInfo } from 'node:net';
import express from 'express';
import { demoRoles } from '../../../mock/demoRoles';
import { exampleAccountApi } from '../../../src/contract/account/example-accounts';
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { ERROR } from '../../../src/contract/error-codes';
import { userApi } from '../../../src/contract/account/sign-in';
import { usersApi } from '../../../src/contract/system/users';
import { tradeFairApi } from '../../../src/contract/trade-fair/fairs';
import { Client, signedIn } from '../../support/client';
import { SEED_PASSWORD } from '../../support/seed';

const ON = { DEMO: '1' };
const ACCOUNTS = ['demo.admin', 'demo.editor', 'demo.visitor'];

type Hosted = Awaited<ReturnType<typeof hostBackend>>;

const menuOf = async (server: Hosted, name: string) => {
  const { menuList, refusedPages } = await (await signedIn(server.origin, name)).data(platformUserApi.permission, {});
  return { urls: menuList.map(({ menuUrl }) => menuUrl), refusedPages };
};
const isOfPermission = (url: string) => /^\/permission(\/|$)/.test(url);

describe('where the demo pages are on (docs/console.md#demo-pages)', () => {
  let server: Hosted;
  beforeAll(async () => {
    server = await hostBackend(ON);
  });
  afterAll(() => server.stop());

  test('an administrator has all of them', async () => {
    const { urls, refusedPages } = await menuOf(server, 'demo.admin');
    const wanted = ['/permission/page', '/permission/directive', '/permission/role', '/icon', '/components/fields'];
    expect(urls).toEqual(expect.arrayContaining([...wanted, '/example/edit', '/nested/menu1/menu1-2/menu1-2-1']));
    expect(urls).toContainEqual(expect.stringMatching(/^https:/));
    expect(refusedPages).toEqual([]);
    expect((await menuOf(server, 'admin.hq')).urls).toEqual(expect.arrayContaining(urls));
  });

  test('an editor has all but those of /permission', async () => {
    const admin = await menuOf(server, 'demo.admin');
    const { urls, refusedPages } = await menuOf(server, 'demo.editor');
    expect(urls).toEqual(admin.urls.filter((url) => !isOfPermission(url)));
    expect(refusedPages).toEqual(admin.urls.filter(isOfPermission));
  });

  test('a visitor has the dashboard alone, and others have none', async () => {
    const admin = await menuOf(server, 'demo.admin');
    const pages = admin.urls.filter((url) => url.startsWith('/'));
    expect(await menuOf(server, 'demo.visitor')).toEqual({ urls: ['/dashboard'], refusedPages: pages });
    const clerk = await menuOf(server, 'show.clerk');
    expect(clerk.urls.filter((url) => admin.urls.includes(url))).toEqual([]);
    expect(clerk.refusedPages).toEqual(pages);
  });

  test('admin and editor read and draft fairs, a visitor does not', async () => {
    const list = async (name: string) =>
      (await (await signedIn(server.origin, name)).call(tradeFairApi.searchList, { pageNum: 1, pageSize: 10 })).code;
    expect(await Promise.all(ACCOUNTS.map(list))).toEqual([200, 200, ERROR.notGranted]);
  });

  test('the sign-in offers their accounts', async () => {
    const { accounts } = await new Client(server.origin).data(exampleAccountApi.list, {});
    expect(accounts.map(({ loginName }) => loginName)).toEqual(expect.arrayContaining(ACCOUNTS));
  });

  test('a start without the pages takes the accounts away, and one with them gives them back', async () => {
    const tryIn = async (username: string) =>
      (await new Client(server.origin).call(userApi.usernameLogin, { username, password: SEED_PASSWORD })).code;
    server = await server.reopen({ DEMO: '0' });
    expect(await tryIn('demo.admin')).not.toBe(200);
    expect((await menuOf(server, 'admin.hq')).urls).not.toContain('/icon');
    server = await server.reopen(ON);
    expect(await tryIn('demo.admin')).toBe(200);
  });
});

test('where they are off there are no pages, no accounts, and nothing is said of them', async () => {
  const server = await hostBackend({});
  const admin = await signedIn(server.origin, 'admin.hq');
  const { menuList, refusedPages } = await admin.data(platformUserApi.permission, {});
  expect(menuList.filter(({ menuUrl }) => /^\/(theme|icon|permission|demo)/.test(menuUrl))).toEqual([
    ...menuList.filter(({ menuUrl }) => menuUrl.startsWith('/permissionSys')),
  ]);
  expect(refusedPages).toEqual([]);
  const { records } = await admin.data(usersApi.selectPage, { pageNum: 1, pageSize: 200 });
  expect(records.filter(({ loginName }) => loginName.startsWith('demo.'))).toEqual([]);
  await server.stop();
});

test('the mock of development answers routes and roles with 20000', async () => {
  const app = express().use(express.json());
  for (const [key, answer] of Object.entries(demoRoles)) {
    const [method = '', path = ''] = key.split(' ');
    app[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](path, answer);
  }
  const listening = app.listen(0, '127.0.0.1');
  await new Promise((done) => listening.once('listening', done));
  const { port } = listening.address() as AddressInfo;
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${port}/dev-api${path}`, {
      ...{ method, headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return response.json();
  };
  const roles = async () => (await ask('GET', '/roles')).data.map(({ key }: { key: string }) => key);
  expect(await ask('GET', '/routes')).toMatchObject({ code: 20_000, data: [{ url: '/demo' }] });
  expect(await roles()).toEqual(['admin', 'editor', 'visitor']);
  const { code, data } = await ask('POST', '/role', { name: 'guest', routes: ['/icon'] });
  expect(code).toBe(20_000);
  expect(await ask('PUT', `/role/${data.key}`, { description: 'icons' })).toMatchObject({ code: 20_000 });
  expect((await ask('GET', '/roles')).data.at(-1)).toMatchObject({
    ...{ key: data.key, name: 'guest', description: 'icons', routes: ['/icon'] },
  });
  expect(await ask('DELETE', `/role/${data.key}`)).toMatchObject({ code: 20_000 });
  expect(await roles()).toEqual(['admin', 'editor', 'visitor']);
  expect(await ask('DELETE', '/role/none')).toMatchObject({ code: 404 });
  await new Promise((done) => listening.close(done));
});
