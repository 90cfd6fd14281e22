/* docs/domain/workbench.md#the-run: a run that was killed goes on behind its last step, to the same result. */
import { MATCH_STATUS } from '../../src/contract/finance/matching';
import { workbenchApi } from '../../src/contract/finance/workbench';
import { change } from '../contract/tasks/exports';
import { type Client, signedIn } from '../support/client';
import { startServer } from '../support/server';
import { longRun, MATCHED, ROWS, statementId, STEP } from './longRun';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const bridgeOf = (client: Client) => client.data(workbenchApi.bridge, { statementId });

test('a run that was killed goes on behind its last step, and matches everything once', async () => {
  const first = await startServer({ env: { PAGES: '0' }, prepare: (data) => change(data, ...longRun) });
  let client = await signedIn(first.origin, 'admin.hq');
  await client.data(workbenchApi.recheck, { statementId });
  while ((await bridgeOf(client)).runDone < 2) await wait(20);
  await first.kill();
  change(first, 'drop trigger dawdle on statement_match');
  const [before] = change(first, MATCHED) as [{ matches: number; rows: number; last: string }];
  expect(before.matches).toBeGreaterThanOrEqual(2 * STEP);
  expect(before.rows).toBeLessThan(2 * ROWS);

  const server = await first.restart();
  client = await signedIn(server.origin, 'admin.hq');
  // While nobody works on it, nobody else writes.
  while ((await bridgeOf(client)).running === 1) await wait(50);
  expect(await bridgeOf(client)).toMatchObject({ freeTheirs: 0, remainder: '0.00' });
  const { records } = await client.data(workbenchApi.matches, {
    statementId,
    status: [MATCH_STATUS.confirmed],
    pageSize: 10,
  });
  expect(records.every(({ rule }) => rule === 'M01')).toBe(true);
  const { records: actions } = await client.data(workbenchApi.actions, { statementId });
  expect(actions.map(({ count }) => count)).toEqual([ROWS]);
  await server.stop();
  const [after] = change(server, MATCHED) as [{ matches: number; rows: number }];
  expect(after).toMatchObject({ matches: 2 * ROWS, rows: 2 * ROWS });
});
