/* docs/domain/finance.md#receipts: each receipt knows the cashier that it went to, as that was at the moment. */
import { CASHIER_REVIEW, CASHIER_STATUS, cashierApi, RECEIPT_STATUS } from '../../../src/contract/finance/cashiers';
import { ERP_STATE } from '../../../src/contract/orders/erp';
import { salesOrderApi } from '../../../src/contract/orders/orders';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { ERP_ENV, faultOf, openErp, ordered } from '../orders/erp';

const [TRANSFER, WECHAT, CASH] = [1, 2, 5];
const BASIC = '91002';
const WECHAT_DESK = '91003';

let backend: HostedBackend;
let admin: Client;
let operator: Client;
let erp: ReturnType<typeof openErp>;

beforeAll(async () => {
  backend = await main.start(ERP_ENV);
  admin = await signedIn(backend.origin, 'admin.hq');
  operator = await signedIn(backend.origin, 'op.hubei');
  erp = openErp(backend.origin, () => admin.now());
});
afterAll(() => backend.stop());

const orderOf = (branchId: string, custId: string) => erp.tellWell('order', { ...ordered, branchId, custId });
const pay = (orderNo: string, receiptNo: string, more: { channel: number; cashierCode?: string; amount?: string }) =>
  erp.tell('receipt', { orderNo, receiptNo, amount: '10.00', ...more });
const receivedBy = async (orderNo: string) =>
  (await admin.data(salesOrderApi.links, { orderNo })).receipts.map((one) => one.receivedBy?.cashierCode ?? null);
const receiptsOf = async (client: Client, cashierId: string) =>
  (await client.data(cashierApi.payPage, { cashierId, pageSize: 100 })).records;

test('a receipt goes to the cashier that it names, else to the default that takes its channel, else to none', async () => {
  const orderNo = await orderOf('FDB', 'C107');
  expect(await pay(orderNo, 'SK-N1', { channel: WECHAT, cashierCode: 'SY000003' })).toMatchObject({
    state: ERP_STATE.done,
  });
  expect(await pay(orderNo, 'SK-N2', { channel: TRANSFER })).toMatchObject({ state: ERP_STATE.done });
  // The default of the company takes neither WeChat nor cash.
  expect(await pay(orderNo, 'SK-N3', { channel: WECHAT })).toMatchObject({ state: ERP_STATE.done });
  expect(await pay(orderNo, 'SK-N4', { channel: CASH, cashierCode: '' })).toMatchObject({ state: ERP_STATE.done });
  // Bank data that wait leave those in force where they are.
  expect(await pay(orderNo, 'SK-N5', { channel: 6, cashierCode: 'SY000004' })).toMatchObject({ state: ERP_STATE.done });
  expect((await receivedBy(orderNo)).sort()).toEqual(['SY000002', 'SY000003', 'SY000004', null, null]);
  const below = await orderOf('FDB01', 'C102');
  await pay(below, 'SK-N6', { channel: TRANSFER });
  expect(await receivedBy(below)).toEqual(['SY000006']);
});

test('an unknown, a disabled, a refused and another company’s cashier make the event faulty', async () => {
  const orderNo = await orderOf('FDB', 'C107');
  // SY000005 is disabled, SY000006 a company's below, SY000007 another's, SY000008 was never confirmed.
  for (const cashierCode of ['SY999999', 'SY000005', 'SY000006', 'SY000007', 'SY000008']) {
    const told = await pay(orderNo, 'SK-W1', { channel: TRANSFER, cashierCode });
    expect(faultOf(told)).toMatchObject({ state: ERP_STATE.faulty, fields: ['cashierCode'] });
  }
  expect(await receivedBy(orderNo)).toEqual([]);
  // One that is not in force yet.
  const { version, cashierName, payeeName, bankName, channels } = await admin.data(cashierApi.detail, { id: '91003' });
  const later = { id: '91003', version, cashierName, payeeName, bankName, channels, effectiveDate: '2026-03-09' };
  await operator.data(cashierApi.update, later);
  const early = await pay(orderNo, 'SK-W1', { channel: WECHAT, cashierCode: 'SY000003' });
  expect(faultOf(early).fields).toEqual(['cashierCode']);
});

test('what a cashier was stays with the receipt when other bank data are confirmed', async () => {
  const orderNo = await orderOf('FDB', 'C107');
  await pay(orderNo, 'SK-S1', { channel: TRANSFER });
  const detail = () => admin.data(cashierApi.detail, { id: BASIC });
  const { version, cashierName, payeeName, channels, effectiveDate } = await detail();
  const same = { id: BASIC, version, payeeName, channels, effectiveDate };
  const other = { cashierName: '武汉新基本户', bankName: '招商银行', accountNo: '6217000010007654321' };
  await operator.data(cashierApi.update, { ...same, ...other, reason: '开户行变更为招商银行' });
  const waiting = await detail();
  expect(waiting.status).toBe(CASHIER_STATUS.pending);
  await pay(orderNo, 'SK-S2', { channel: TRANSFER });
  await admin.data(cashierApi.review, { id: BASIC, version: waiting.version, result: CASHIER_REVIEW.approve });
  await pay(orderNo, 'SK-S3', { channel: TRANSFER, amount: '-5.00' });

  const { receipts } = await admin.data(salesOrderApi.links, { orderNo });
  const by = Object.fromEntries(receipts.map((one) => [one.receiptNo, one.receivedBy]));
  const before = { cashierCode: 'SY000002', payeeName, bankName: '中国工商银行', accountNo: '****8812' };
  expect(by['SK-S1']).toEqual({ ...before, cashierName });
  expect(by['SK-S2']).toEqual({ ...before, cashierName: '武汉新基本户' });
  expect(by['SK-S3']).toMatchObject({ bankName: '招商银行', accountNo: '****4321' });
  const shown = (await receiptsOf(admin, BASIC)).filter((one) => one.orderNo === orderNo);
  expect(shown.map(({ payNo, amount, status, accountNo }) => [payNo, amount, status, accountNo])).toEqual([
    ['SK-S3', '-5.00', RECEIPT_STATUS.refunded, '****4321'],
    ['SK-S2', '10.00', RECEIPT_STATUS.received, '****8812'],
    ['SK-S1', '10.00', RECEIPT_STATUS.received, '****8812'],
  ]);
});

test('its receipts, the newest first, are seen by its company and those above it, with its page alone', async () => {
  const all = await receiptsOf(operator, BASIC);
  expect(all.length).toBeGreaterThan(10);
  const times = all.map(({ payTime }) => payTime);
  expect(times).toEqual([...times].sort().reverse());
  expect(await receiptsOf(admin, BASIC)).toEqual(all);
  const first = await operator.data(cashierApi.payPage, { cashierId: BASIC, pageSize: 20 });
  const next = await operator.data(cashierApi.payPage, { cashierId: BASIC, pageSize: 20, cursor: first.next });
  expect([...first.records, ...next.records]).toEqual(all.slice(0, first.records.length + next.records.length));
  expect((await receiptsOf(admin, WECHAT_DESK)).every(({ channel }) => channel === WECHAT)).toBe(true);

  const elsewhere = await orderOf('FDC01', 'C103');
  await pay(elsewhere, 'SK-P1', { channel: TRANSFER });
  const [there] = await receivedBy(elsewhere);
  expect(there).toBeNull();
  const shanghai = await orderOf('FDC', 'C190');
  await pay(shanghai, 'SK-P2', { channel: TRANSFER });
  expect((await receiptsOf(admin, '91007')).map(({ payNo }) => payNo)).toContain('SK-P2');
  expect(await receiptsOf(operator, '91007')).toEqual([]);
  for (const name of ['quality.hq', 'multi.shanghai']) {
    const other = await signedIn(backend.origin, name);
    expect(await other.call(cashierApi.payPage, { cashierId: '91007' })).toMatchObject({ status: 403 });
  }
});
