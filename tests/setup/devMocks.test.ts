import { rmSync } from 'node:fs';
import { ownData, type Server, startServer } from '../support/server';
import { SEED_PASSWORD } from '../support/seed';

let server: Server;

beforeAll(async () => {
  const dataDir = await ownData({});
  server = await startServer({ script: 'tests/support/umiMocks.cjs', dataDir, env: { NODE_ENV: 'development' } });
});

afterAll(async () => {
  await server.stop();
  rmSync(server.dataDir, { recursive: true, force: true });
});

const signIn = async (password: string) => {
  const answer = await fetch(`${server.origin}/dev-api/user/api/manage/usernameLogin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'show.clerk', password }),
  });
  return answer.json();
};

/** As after the change of a mock file: Umi forgets the modules and loads them anew. */
const loadAgain = async () => {
  const before = server.output().length;
  server.process.stdin?.write('\n');
  while (!/^loaded/m.test(server.output().slice(before)))
    await new Promise((done) => server.process.stdout?.once('data', done));
};

test('`umi dev` finds the backend by its place, and it answers every call', async () => {
  expect(await signIn(SEED_PASSWORD)).toMatchObject({ code: 200, data: { userInfo: { realName: '林小雨' } } });
  expect(await signIn('wrong')).toMatchObject({ success: false, data: null });
  const unknown = await fetch(`${server.origin}/sale/api/nothing`);
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 40404]);
  expect((await fetch(`${server.origin}/api-docs`)).status).toBe(200);
  // A page is not the mocks' to answer.
  expect((await fetch(`${server.origin}/sale/tradeFairManage`)).status).toBe(404);
});

test('a mock that changes is loaded anew, on the same data', async () => {
  await loadAgain();
  expect(await signIn(SEED_PASSWORD)).toMatchObject({ code: 200 });
});
