/* docs/domain/workbench.md#workbench: an order knows where its documents stand. */
import { MATCH_STATUS, ROW_STATE } from '../../../src/contract/finance/matching';
import { workbenchApi } from '../../../src/contract/finance/workbench';
import { salesOrderApi, TIMELINE_EVENT } from '../../../src/contract/orders/orders';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

const statementId = '92001';

let backend: Backend;
let admin: Client;

beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
});
afterAll(() => backend.stop());

test('an order knows the statement, the match and the difference of its documents', async () => {
  const bills = (await admin.data(workbenchApi.rows, { statementId, side: 1, pageSize: 200 })).records.filter(
    ({ orderNo }) => orderNo !== '',
  );
  const { records } = await admin.data(workbenchApi.matches, {
    statementId,
    status: [MATCH_STATUS.confirmed],
    rule: 'M06',
  });
  const [priced] = records;
  const bill = bills.find(({ matchId }) => matchId === priced!.matchId)!;
  const { statements } = await admin.data(salesOrderApi.links, { orderNo: bill.orderNo });
  const diff = (await admin.data(workbenchApi.diffs, { statementId, pageSize: 200 })).records.find(
    ({ cause }) => cause === 1,
  )!;
  expect(statements.find(({ docNo }) => docNo === bill.no)).toMatchObject({
    ...{ statementId, amount: bill.amount, matchNo: priced!.matchNo, diffNo: diff.diffNo },
  });
  const events = (await admin.data(salesOrderApi.timeline, { orderNo: bill.orderNo })).filter((one) => one.statementId);
  expect(new Set(events.map(({ kind }) => kind))).toEqual(
    new Set([TIMELINE_EVENT.stated, TIMELINE_EVENT.statementSent, TIMELINE_EVENT.matched]),
  );
  expect(events.find(({ kind }) => kind === TIMELINE_EVENT.matched)).toMatchObject({ docNo: priced!.matchNo });
  // And the way back: the difference names its order.
  expect(diff.orderNo).toBe(bill.orderNo);
  const found = await admin.data(workbenchApi.diffs, { minDiff: diff.diffAmount, diffNo: diff.diffNo });
  expect(found.records.map(({ diffNo }) => diffNo)).toEqual([diff.diffNo]);
  const lone = bills.find(({ amount, state }) => amount === '296.00' && state === ROW_STATE.free)!;
  const own = (await admin.data(salesOrderApi.links, { orderNo: lone.orderNo })).statements;
  expect(own.find(({ docNo }) => docNo === lone.no)).toMatchObject({
    matchNo: '',
    diffNo: expect.stringMatching(/^CY/),
  });
});
