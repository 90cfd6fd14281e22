/* docs/domain/reconciliation.md#bridge: whoever has the exported file adds the bridge up from its rows. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MATCH_STATUS } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const PROGRAM = join(__dirname, '../../support/recomputeBridge.mjs');
const statementId = '92001';
let backend: Backend;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

async function recomputed() {
  const path = join(mkdtempSync(join(tmpdir(), 'bridge-')), 'statement.xlsx');
  writeFileSync(path, await operator.file(workbenchApi.workbook, { statementId }));
  return JSON.parse(execFileSync(process.execPath, [PROGRAM, path], { encoding: 'utf8' })) as unknown;
}

async function stated() {
  const bridge = await operator.data(workbenchApi.bridge, { statementId });
  const { closing, difference, opening, oursOnly, theirsOnly, amount, timing, duplicate, remainder } = bridge;
  const lines = { closing, difference, opening, oursOnly, theirsOnly, amount, timing, duplicate, remainder };
  return Object.fromEntries(Object.entries(lines).map(([name, yuan]) => [name, Math.round(Number(yuan) * 100)]));
}

test('an outside program finds the bridge that the workbench shows, before and after matches', async () => {
  const before = await stated();
  expect(await recomputed()).toEqual({ sheets: ['差额桥', '对账明细', '匹配', '差异', '凭证'], found: before });
  const { records } = await operator.data(workbenchApi.matches, {
    ...{ statementId, status: [MATCH_STATUS.suggested], pageSize: 100 },
  });
  expect(records).not.toEqual([]);
  for (const { matchId } of records) {
    const [now] = (await operator.data(workbenchApi.matches, { statementId, pageSize: 200 })).records.filter(
      (one) => one.matchId === matchId && one.status === MATCH_STATUS.suggested,
    );
    if (now) await operator.call(workbenchApi.confirm, { matchId, version: now.version });
  }
  const after = await stated();
  expect(after).not.toEqual(before);
  expect(await recomputed()).toMatchObject({ found: after });
});

test('the file is for whoever may export', async () => {
  const auditor = await signedIn(backend.origin, 'show.clerk');
  expect((await auditor.call(workbenchApi.workbook, { statementId })).status).toBe(403);
});
