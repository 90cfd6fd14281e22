/* docs/domain/workbench.md#bridge: whoever has the exported file adds the bridge up from its rows. */
import { MATCH_STATUS } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import { recomputedBridge } from '../../support/recomputed';
import { unzip } from '../../support/unzip';

const statementId = '92001';
let backend: Backend;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const recomputed = async (of = statementId) =>
  recomputedBridge(await operator.file(workbenchApi.workbook, { statementId: of }));

async function stated(of = statementId) {
  const bridge = await operator.data(workbenchApi.bridge, { statementId: of });
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

test('that of a supplier says what was bought and paid, and adds up as well', async () => {
  const of = '92101';
  const { found } = await recomputed(of);
  expect(found).toEqual(await stated(of));
  expect(found).toMatchObject({ oursOnly: -400_000, amount: -1_500, remainder: 0 });
  const parts = unzip(await operator.file(workbenchApi.workbook, { statementId: of }));
  const cells = [...(parts.get('xl/worksheets/sheet2.xml') ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)];
  const kinds = new Set(cells.map(([, text]) => text));
  for (const name of ['采购入库', '采购退货', '付款', '返利']) expect([name, kinds.has(name)]).toEqual([name, true]);
  expect([kinds.has('退货'), kinds.has('收款')]).toEqual([false, false]);
});
