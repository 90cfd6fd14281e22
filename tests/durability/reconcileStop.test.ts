/* docs/domain/workbench.md#the-run: a run that somebody stops ends where it is, and the next one does the rest. */
import { DIFF_TYPE, MATCH_STATUS } from '../../src/contract/finance/matching';
import { workbenchApi } from '../../src/contract/finance/workbench';
import { change } from '../contract/tasks/exports';
import { type Client, signedIn } from '../support/client';
import { startServer } from '../support/server';
import { longRun, ROWS, statementId, STEP } from './longRun';

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const bridgeOf = (client: Client) => client.data(workbenchApi.bridge, { statementId });

test('what a stopped run has matched stays, is one action, and leaves no difference of a matched document', async () => {
  const server = await startServer({ env: { PAGES: '0' }, prepare: (data) => change(data, ...longRun) });
  const client = await signedIn(server.origin, 'admin.hq');
  await client.data(workbenchApi.recheck, { statementId });
  while ((await bridgeOf(client)).runDone < 2) await wait(20);
  await client.data(workbenchApi.cancelRun, { statementId });
  const stopped = await bridgeOf(client);
  expect(stopped.running).toBe(0);
  expect(stopped.freeTheirs).toBeGreaterThan(0);
  expect(stopped.freeTheirs).toBeLessThanOrEqual(ROWS - 2 * STEP);
  // Whole steps, and nothing of the one that was under way.
  expect((ROWS - stopped.freeTheirs) % STEP).toBe(0);
  const theirs = { statementId, diffType: [DIFF_TYPE.theirsOnly], pageSize: 10 };
  expect((await client.data(workbenchApi.diffs, theirs)).total).toBe(stopped.freeTheirs);
  // Nobody goes on with it behind his back, and it may be stopped twice.
  await client.data(workbenchApi.cancelRun, { statementId });
  await wait(2_000);
  expect(await bridgeOf(client)).toMatchObject({ freeTheirs: stopped.freeTheirs, running: 0 });
  const { records } = await client.data(workbenchApi.actions, { statementId });
  expect(records.map(({ count }) => count)).toEqual([ROWS - stopped.freeTheirs]);

  await client.data(workbenchApi.recheck, { statementId });
  while ((await bridgeOf(client)).running === 1) await wait(50);
  expect(await bridgeOf(client)).toMatchObject({ freeTheirs: 0, remainder: '0.00' });
  const confirmed = { statementId, status: [MATCH_STATUS.confirmed], pageSize: 10 };
  expect((await client.data(workbenchApi.matches, confirmed)).total).toBe(ROWS);
  await server.stop();
});
