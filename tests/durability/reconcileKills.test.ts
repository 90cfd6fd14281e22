/* docs/domain/reconciliation.md#the-run: ended at random points, a run comes to the same, and nothing is broken between. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createDatabase } from '../support/backends';

const ROOT = resolve(__dirname, '../..');
/** `KILLS=200 npm run jest -- tests/durability/reconcileKills` for a long run. */
const KILLS = Number(process.env.KILLS ?? 12);
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('a run that is ended at random points matches the same, once', async () => {
  const { url, drop } = await createDatabase();
  const args = ['--import', 'tsx', join(ROOT, 'tests/support/tryRuns.ts'), url, String(KILLS)];
  const env = { ...process.env, LOG_LEVEL: 'silent' };
  const output = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env });
  await drop();
  const found = JSON.parse(output.split('\n').at(-1) ?? '') as { kills: number; matches: number };
  expect(found).toMatchObject({ different: 0, breaches: [] });
  expect(found.kills).toBeGreaterThanOrEqual(KILLS);
  expect(found.matches).toBeGreaterThan(1_400);
});
