/* docs/domain/platform.md#writes: a write that is sent again with its key gets its first answer, whatever kind it is. */
import { randomUUID } from 'node:crypto';
import { LOG_ACTION } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import { computeApi } from '../../src/contract/promotion/settlement';
import { fairImportApi } from '../../src/contract/tasks/import-calls';
import { ENGINES } from '../support/backends';
import { type Client, signedIn } from '../support/client';
import { workbook } from '../support/sheets';
import { FAIR, HEAD } from './tasks/imports';

const LOGGED = `select result_code as code, count(*)::int as rows from operation_log
  where action = ${LOG_ACTION.import} or object_type = 'activityCompute' group by 1 order by 1`;

function importWith(client: Client, key: string, ...rows: string[][]) {
  const input = { tradeFairId: FAIR, branchId: 'FDA' };
  const body = new FormData();
  for (const [name, value] of Object.entries(input)) body.append(name, value);
  body.append('excel', new Blob([new Uint8Array(workbook([HEAD, ...rows]))]), '供应商.xlsx');
  return client.call(fairImportApi.importSuppliers, input, { body, headers: { 'idempotency-key': key } });
}

test.each(ENGINES)('$engine: imports and recomputations are done once for one key', async ({ data }) => {
  const { env, remove } = await data();
  const backend = await hostBackend(env);
  const admin = await signedIn(backend.origin, 'admin.hq');

  const key = randomUUID();
  const good = ['GYS00015', 'Z-01', '王芳', '13800001111'];
  const first = await importWith(admin, key, good);
  const second = await importWith(admin, key, good);
  expect([first.code, second.code]).toEqual([200, 200]);
  expect(second.data).toEqual(first.data);
  // Another file with the same key is another request.
  expect((await importWith(admin, key, good, ['GYS00016', 'Z-02', '', ''])).code).toBe(ERROR.keyReused);

  const lost = randomUUID();
  const [failed, again] = [
    await importWith(admin, lost, ['NOBODY', '', '', '']),
    await importWith(admin, lost, ['NOBODY', '', '', '']),
  ];
  expect([failed.code, again.code]).toEqual([ERROR.allRowsFailed, ERROR.allRowsFailed]);
  expect(again.data).toEqual(failed.data);

  const both = randomUUID();
  const atOnce = await Promise.all([1, 2, 3].map(() => importWith(admin, both, ['GYS00017', 'Z-05', '', ''])));
  expect(atOnce.map(({ code }) => code).filter((code) => code !== 200 && code !== ERROR.stillRunning)).toEqual([]);
  expect(atOnce.filter(({ code }) => code === 200).length).toBeGreaterThan(0);

  // Of the examples: a rebate that runs.
  const activityId = '90015';
  const twist = { headers: { 'idempotency-key': randomUUID() } };
  const run = (await admin.call(computeApi.recompute, { activityId }, twist)).data;
  expect((await admin.call(computeApi.recompute, { activityId }, twist)).data).toEqual(run);
  expect((await admin.data(computeApi.recompute, { activityId })).runNo).toBe(run.runNo + 1);

  await backend.stop();
  const [imports, runs, logged] = await hostSteps(env, [
    { sql: 'select count(*)::int as rows from import_record' },
    { sql: `select run_no as runs from compute_run where activity_id = ${activityId}` },
    { sql: LOGGED },
  ]);
  await remove();
  expect(imports).toEqual([{ rows: 3 }]);
  expect(runs).toEqual([{ runs: run.runNo + 1 }]);
  expect(logged).toEqual([
    { code: 200, rows: 4 },
    { code: ERROR.keyReused, rows: 1 },
    ...(atOnce.some(({ code }) => code === ERROR.stillRunning)
      ? [{ code: ERROR.stillRunning, rows: atOnce.filter(({ code }) => code === ERROR.stillRunning).length }]
      : []),
    { code: ERROR.allRowsFailed, rows: 1 },
  ]);
});
