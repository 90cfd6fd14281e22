/* docs/operations.md#jobs: the queue of jobs on both engines, with kinds that are made up. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOB_STATE } from '../../src/contract/tasks/jobs';
import { createDatabase } from '../support/backends';
import { lastLineOf } from '../support/lastLineOf';

const { waiting, done, cancelled } = JOB_STATE;

const emptyDirectory = () => {
  const url = mkdtempSync(join(tmpdir(), 'jobs-'));
  return Promise.resolve({ url, drop: () => Promise.resolve(rmSync(url, { recursive: true })) });
};
const ENGINES: [string, () => Promise<{ url: string; drop: () => Promise<unknown> }>][] = [['PGlite', emptyDirectory]];
if (process.env.TEST_DATABASE_URL) ENGINES.push(['PostgreSQL', createDatabase]);

test.each(ENGINES)('on %s jobs come in order, are tried again, resumed, cancelled and put back', async (_, open) => {
  const { url, drop } = await open();
  const found = await lastLineOf('tryJobs', [url]);
  await drop();

  expect(found).toEqual({
    // One of a key; by priority, and not before its time.
    inOrder: ['twice', 'last'],
    later: ['later'],
    // Five seconds, then ten; the third try was the last.
    waits: [5_000, 10_000, -1],
    dead: ['dead one: Error: try 3'],
    revived: [{ key: 'one', state: waiting, attempt: 0, progress: null, lastError: 'Error: try 3' }],
    cancelled: ['cancelled 1', 'cancelled 2'],
    leased: true,
    resumed: ['gone 4', 'gone 5'],
    steps: [
      { key: 'cancelled', state: cancelled, attempt: 1, progress: 3, lastError: '' },
      { key: 'gone', state: done, attempt: 2, progress: 5, lastError: '' },
    ],
    left: [{ key: 'left', state: cancelled, attempt: 1, progress: null, lastError: 'interrupted' }],
    // One whose end cannot be written down keeps no other from its next try.
    beside: [{ key: 'beside', state: waiting, attempt: 1, progress: null, lastError: 'interrupted' }],
    // One of a lane, two in all.
    laned: ['a1', 'b1', null],
    // Told to stop while it does not listen: put back, and that was no try.
    stopped: [{ key: 'one', state: waiting, attempt: 0, progress: null, lastError: '' }],
  });
});
