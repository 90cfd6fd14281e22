/* docs/storage.md#files: every store of files is asked the same, and answers the same. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../support/backends';
import { lastLineOf } from '../support/lastLineOf';
import { startS3 } from '../support/s3Service';
import { startSwift, WHY_NO_SWIFT } from '../support/swift';

interface Tried {
  env: Record<string, string>;
  remove: () => Promise<unknown>;
}

function directory(): { DATA_DIR: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'stores-'));
  return { DATA_DIR: path, remove: () => rmSync(path, { recursive: true }) };
}

/** A store, and an embedded database for what else the program opens. */
function beside(env: Record<string, string>, stop: () => unknown = () => undefined): Tried {
  const { DATA_DIR, remove } = directory();
  return {
    env: { DATA_DIR, ...env },
    async remove() {
      remove();
      await stop();
    },
  };
}

async function tried({ env, remove }: Tried) {
  try {
    return await lastLineOf('tryStore', [], env);
  } finally {
    await remove();
  }
}

const listed = (key: string, bytes: number) => ({ key, bytes, isNew: true });
const EXPECTED = {
  small: true,
  empty: 0,
  early: [false, 'absent'],
  large: true,
  young: 0,
  dropped: 1,
  cut: [false, 0],
  discarded: ['absent', 'absent'],
  listed: [
    listed('export/large-1', 20 * 1024 * 1024 + 17),
    ...['a', 'b', 'c', 'd'].map((name) => listed(`import/${name}`, 1)),
    listed('upload/empty', 0),
    listed('upload/small', 7_000),
  ],
  removed: [false, true, 6],
  wrong: Array.from({ length: 6 }, () => 'refused'),
};

test('the database on PGlite', async () => {
  expect(await tried(beside({ FILE_STORE: 'database' }))).toEqual({ name: 'database', ...EXPECTED });
});

(process.env.TEST_DATABASE_URL ? test : test.skip)(
  'the database on PostgreSQL',
  async () => {
    const { url, drop } = await createDatabase();
    expect(await tried({ env: { DATABASE_URL: url }, remove: drop })).toEqual({ name: 'database', ...EXPECTED });
  },
  120_000,
);

test('a directory', async () => {
  expect(await tried(beside({ FILE_STORE: 'directory' }))).toEqual({ name: 'directory', ...EXPECTED });
});

test('a bucket that others use as well, of a service that checks each signature', async () => {
  const { env, stop, refusals } = await startS3();
  expect(await tried(beside({ ...env, S3_PREFIX: 'console' }, stop))).toEqual({ name: 's3', ...EXPECTED });
  expect(refusals).toEqual([]);
});

test('with another secret nothing comes in, and the log is not silent about it', async () => {
  const { env, stop, refusals } = await startS3();
  await expect(tried(beside({ ...env, S3_SECRET_KEY: 'guessed' }, stop))).rejects.toThrow(/SignatureDoesNotMatch/);
  expect(refusals).toContain('SignatureDoesNotMatch');
});

(WHY_NO_SWIFT ? test.skip : test)(
  `a bucket of Swift${WHY_NO_SWIFT && ` (skipped: ${WHY_NO_SWIFT})`}`,
  async () => {
    const { env, stop } = await startSwift();
    expect(await tried(beside(env, stop))).toEqual({ name: 's3', ...EXPECTED });
  },
  180_000,
);
