/* docs/domain/reconciliation.md#differences: what is written off has a cap for each difference and for all. */
import { ERROR } from '../../../src/contract/error-codes';
import { HANDLE_TYPE } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const statementId = '92002';
const AMOUNTS = [...Array.from({ length: 9 }, () => '1.00'), '0.40', '0.61', '1.01', '0.60'];

let backend: Backend;
let client: Client;

beforeAll(async () => {
  backend = await main.start();
  client = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const diffOf = async (counterBillNo: string) => {
  const { records } = await client.data(workbenchApi.diffs, { statementId, pageSize: 200 });
  return records.find((diff) => diff.counterBillNo === counterBillNo)!;
};

test('R30: 9.40 in sum, then 0.61 is too much for the statement, and 1.01 for one; nothing is written', async () => {
  const rows = AMOUNTS.map((amount, i) => `W${i},2026-02-15,${amount}`);
  await client.upload(
    workbenchApi.importCounter,
    { statementId },
    { content: ['对方单号,日期,金额', ...rows].join('\n'), name: '明细.csv' },
  );
  while ((await client.data(workbenchApi.bridge, { statementId })).running === 1)
    await new Promise((go) => setTimeout(go, 100));

  const writeOff = async (no: string) => {
    const { diffId, version } = await diffOf(no);
    const handling = { diffId, version, handleType: HANDLE_TYPE.writeOff, remark: '尾差抹零处理' };
    return (await client.call(workbenchApi.handle, handling)).code;
  };
  for (let i = 0; i < 10; i += 1) expect(await writeOff(`W${i}`)).toBe(200);
  const before = await client.data(workbenchApi.bridge, { statementId });
  expect(await writeOff('W10')).toBe(ERROR.writeOffsTooMany);
  expect(await writeOff('W11')).toBe(ERROR.writeOffTooLarge);
  expect((await client.data(workbenchApi.bridge, { statementId })).closing).toBe(before.closing);
  // To the fen: 9.40 and 0.60 are ten.
  expect(await writeOff('W12')).toBe(200);
  expect((await client.data(workbenchApi.bridge, { statementId })).remainder).toBe('0.00');
});
