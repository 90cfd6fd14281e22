/* docs/domain/reconciliation.md#statements: what a figure of a statement opens is what it sums or counts. */
import { BILL_TYPE, HANDLE_STATUS } from '../../../src/contract/finance/matching';
import { statementApi } from '../../../src/contract/finance/statements';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

let backend: HostedBackend;
let admin: Client;
beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

const fen = (yuan: string | null) => Math.round(Number(yuan ?? 0) * 100);
const everything = { pageSize: 500 } as const;

/** Receipts and what is given back count against what is sold, and are shown as they are. */
const OF_BILLS = [
  ['salesAmount', BILL_TYPE.outbound, 1],
  ['returnAmount', BILL_TYPE.return, -1],
  ['receivedAmount', BILL_TYPE.receipt, -1],
  ['rebateAmount', BILL_TYPE.rebate, -1],
  ['adjustAmount', BILL_TYPE.adjustment, 1],
] as const;

test('amounts by the bills of a type, and counts of bills and differences', async () => {
  const { records } = await admin.data(statementApi.page, everything);
  expect(records.length).toBeGreaterThan(4);
  let counted = 0;
  for (const { statementId, statementNo, diffCount } of records) {
    const detail = await admin.data(statementApi.detail, { id: statementId });
    for (const [name, type, sign] of OF_BILLS) {
      const bills = await admin.data(statementApi.bills, { statementId, billType: [type], ...everything });
      const sum = bills.records.reduce((total, { amount }) => total + fen(amount), 0);
      expect([statementNo, name, fen(detail[name])]).toEqual([statementNo, name, sign * sum + 0]);
    }
    const bills = await admin.data(statementApi.bills, { statementId, pageSize: 20 });
    const all = await admin.data(workbenchApi.diffs, { statementNo, pageSize: 20 });
    const open = await admin.data(workbenchApi.diffs, {
      ...{ statementNo, pageSize: 20, handleStatus: [HANDLE_STATUS.open, HANDLE_STATUS.waiting] },
    });
    expect([bills.total, all.total, open.total]).toEqual([detail.billCount, diffCount, detail.openDiffCount]);
    counted += all.total;
  }
  expect(counted).toBeGreaterThan(10);
});
