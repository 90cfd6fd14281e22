/* docs/domain/workbench.md#the-run: ended at random points, a run comes to the same, and nothing is broken between. */
import { createDatabase } from '../support/backends';
import { lastLineOf } from '../support/lastLineOf';

/** `KILLS=200 npm run jest -- tests/durability/reconcileKills` for a long run. */
const KILLS = Number(process.env.KILLS ?? 12);
const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

onPostgres('a run that is ended at random points matches the same, once', async () => {
  const { url, drop } = await createDatabase();
  const found = (await lastLineOf('tryRuns', [url, String(KILLS)])) as { kills: number; matches: number };
  await drop();
  expect(found).toMatchObject({ different: 0, breaches: [] });
  expect(found.kills).toBeGreaterThanOrEqual(KILLS);
  expect(found.matches).toBeGreaterThan(1_400);
});
