import { rmSync } from 'node:fs';
import { platformUserApi } from '../../src/contract/account/platform-user';
import { signedIn } from '../support/client';
import { ownData, startServer } from '../support/server';

test('the backend of `npm run dev` goes on with the same data when Umi loads its mocks anew', async () => {
  const dataDir = await ownData({});
  const dev = await startServer({ script: 'tests/support/mounted.ts', dataDir });
  const client = await signedIn(dev.origin, 'admin.hq');
  expect((await fetch(`${dev.origin}/anew`)).status).toBe(200);
  expect((await client.data(platformUserApi.userInfo, {})).loginName).toBe('admin.hq');
  await dev.kill();
  rmSync(dataDir, { recursive: true });
});
