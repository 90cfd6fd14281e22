/* docs/storage.md#files: what is kept and by whom, how much of it may be, and what a server refuses to begin with. */
import { join } from 'node:path';
import { ERROR } from '../../../src/contract/error-codes';
import { exportApi } from '../../../src/contract/tasks/exports';
import { storageApi } from '../../../src/contract/tasks/storage';
import { startServer } from '../../support/server';
import { fairExport } from './exports';
import { PICTURE, startKeeping, upload } from './storage';

let keeping: Awaited<ReturnType<typeof startKeeping>>;

beforeAll(async () => {
  keeping = await startKeeping();
});
afterAll(() => keeping.stop());

test('headquarters see what is kept; nobody else does, and one who may look may not begin a sweep', async () => {
  const admin = await keeping.as('admin.hq');
  const overview = await admin.data(storageApi.overview, {});
  expect(overview).toMatchObject({
    store: 'directory',
    missing: 0,
    unusedHours: 72,
    lastSweep: null,
    isSweeping: false,
  });
  expect(overview.quotas).toEqual({ user: 1024 ** 3, branch: 20 * 1024 ** 3, all: 200 * 1024 ** 3 });
  // The covers of the example fairs.
  expect(overview.usage).toEqual([expect.objectContaining({ kind: 'upload', store: 'database' })]);
  for (const name of ['op.hubei', 'show.clerk'])
    for (const call of [storageApi.overview, storageApi.sweep])
      expect((await (await keeping.as(name)).call(call, {})).code).toBe(ERROR.notGranted);
  expect((await (await keeping.as('audit.ro')).call(storageApi.sweep, {})).code).toBe(ERROR.notGranted);
});

test('nobody keeps more than a user, a company and the installation may; what is refused leaves nothing', async () => {
  await keeping.again({ FILE_QUOTA_USER_MB: '1' });
  const operator = await keeping.as('op.hubei');
  expect((await upload(operator, 700_000)).code).toBe(200);
  const before = keeping.contents();
  const { code, msg } = await upload(operator, 700_000);
  expect([code, msg]).toEqual([
    ERROR.fileSpaceOfUser,
    '您的文件已占满 1 MB 的空间，请先删除不需要的导出文件，或联系管理员',
  ]);
  expect(keeping.contents()).toEqual(before);
  // Two at once do not both find the room for one.
  const both = await Promise.all([upload(operator, 200_000), upload(operator, 200_000)]);
  expect(both.map((answer) => answer.code).sort()).toEqual([200, ERROR.fileSpaceOfUser]);
  expect((await upload(await keeping.as('multi.hubei'), 700_000)).code).toBe(200);
  await keeping.again({ FILE_QUOTA_USER_MB: '0', FILE_QUOTA_BRANCH_MB: '1' });
  expect((await upload(await keeping.as('op.hubei'), 300_000)).code).toBe(ERROR.fileSpaceOfBranch);
  await keeping.again({ FILE_QUOTA_USER_MB: '0', FILE_QUOTA_BRANCH_MB: '0', FILE_QUOTA_MB: '1' });
  const admin = await keeping.as('admin.hq');
  expect((await upload(admin, PICTURE)).code).toBe(ERROR.fileSpace);
  expect((await admin.call(exportApi.saveExportJob, fairExport())).code).toBe(ERROR.fileSpace);
  await keeping.again({});
});

test.each([
  [{ RETENTION: 'operationLog' }, /RETENTION/],
  [{ RETENTION: 'everything:1' }, /RETENTION knows no everything/],
  [{ RETENTION: 'operationLog:5' }, /keeps operationLog for 180 days or more/],
  [{ FILE_STORE: 's3' }, /missing: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY\./],
  [{ S3_BUCKET: 'files' }, /missing: S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY\./],
  [{ FILE_STORE: 'directory', DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, /FILE_DIR/],
])('%j is refused at the start, by its name', async (env, said) => {
  await expect(startServer({ dataDir: join(keeping.root, 'none'), env })).rejects.toThrow(said);
});
