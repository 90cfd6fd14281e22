/* docs/domain/workbench.md#the-run: a run that was stopped and dies later says nothing of the one after it. */
import { Pool } from 'pg';
import { reconcileJob } from '../../../server/areas/finance/jobs/reconcile';
import { storeBeside } from '../../support/storeBeside';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const statementId = '92001';

onPostgres('the death of an earlier run leaves a later one going, and ends its own', async () => {
  const { backend, db, close } = await storeBeside();
  const pool = new Pool({ connectionString: backend.databaseUrl, max: 1 });
  const host = { db, clock: () => 0 };
  await pool.query(`update statement set running = 1, run_count = 2 where statement_id = ${statementId}`);
  const isRunning = async (deadRun: number) => {
    await reconcileJob.dead!(host, db, { payload: { statementId, runNo: deadRun }, error: 'interrupted' });
    const { rows } = await pool.query(`select running from statement where statement_id = ${statementId}`);
    return rows[0].running;
  };
  expect([await isRunning(1), await isRunning(2)]).toEqual([1, 0]);
  await pool.end();
  await close();
});
