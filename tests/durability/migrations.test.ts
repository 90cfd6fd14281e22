/*
 * Twenty-two migrations became one before the first release. beforeBaseline.json says which they were, and what schema
 * they made: an empty database gets the same from the baseline, and one that had them all is left alone.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDatabase } from '../support/backends';
import { lastLineOf } from '../support/lastLineOf';
import type { Migrated } from '../support/migrated';
import before from './beforeBaseline.json';

const ROOT = resolve(__dirname, '../..');
const journal: { entries: { when: number; tag: string }[] } = JSON.parse(
  readFileSync(join(ROOT, 'server/platform/database/migrations/meta/_journal.json'), 'utf8'),
);
const [baseline, ...later] = journal.entries;

const emptyDirectory = () => {
  const url = mkdtempSync(join(tmpdir(), 'migrations-'));
  return Promise.resolve({ url, drop: () => Promise.resolve(rmSync(url, { recursive: true })) });
};

const ENGINES: [string, () => Promise<{ url: string; drop: () => Promise<unknown> }>][] = [['PGlite', emptyDirectory]];
if (process.env.TEST_DATABASE_URL) ENGINES.push(['PostgreSQL', createDatabase]);

test('the baseline bears the moment of the last migration before it, and every other comes later', () => {
  expect(baseline?.when).toBe(before.applied.at(-1)?.when);
  const moments = journal.entries.map(({ when }) => when);
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
});

test.each(ENGINES)(
  'on %s it is complete on an empty database and nothing to do after those before it',
  async (_, open) => {
    const { url, drop } = await open();
    const found = (await lastLineOf('migrated', [url])) as Migrated;
    await drop();

    expect(found.baseline).toBe(before.schema);
    expect(found.applied.slice(0, before.applied.length)).toEqual(before.applied);
    expect(found.applied.slice(before.applied.length).map(({ when }) => when)).toEqual(later.map(({ when }) => when));
    expect(found.kept).toEqual(['as it was']);
    expect(found.numbers).toEqual(['IM2026031000008', 'IM202604000001']);
    // What comes later changes it.
    if (later.length === 0) expect(found.schema).toBe(before.schema);
  },
);
