import { createDatabase } from './backends';
import { SEED_PASSWORD } from './seed';
import { startServer } from './server';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const call = async (url: string, init: RequestInit) => (await fetch(url, init)).json();

onPostgres('two servers share the sign-ins of one PostgreSQL', async () => {
  const database = await createDatabase();
  const options = { env: { DATABASE_URL: database.url, PAGES: '0' } };
  const [one, other] = await Promise.all([startServer(options), startServer(options)]);
  const { data } = await call(`${one.origin}/user/api/manage/usernameLogin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'show.clerk', password: SEED_PASSWORD }),
  });
  const query = `branchId=${data.userInfo.branchId}`;
  const answer = await call(`${other.origin}/user/api/manage/saveBranchId?${query}`, {
    headers: { 'X-Token': data.token },
  });
  expect(answer).toMatchObject({ success: true, data: { branchId: data.userInfo.branchId } });
  await Promise.all([one.stop(), other.stop()]);
  await database.drop();
});
