/* docs/domain/orders.md#events-of-the-erp: documents of suppliers, with what is wrong of them. */
import { ERP_STATE } from '../../../src/contract/orders/erp';
import { erpFaultApi } from '../../../src/contract/orders/erp-faults';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { ERP_ENV, faultOf, openErp } from './erp';

const { done } = ERP_STATE;
let backend: HostedBackend;
let admin: Client;
let erp: ReturnType<typeof openErp>;
beforeAll(async () => {
  backend = await main.start(ERP_ENV);
  admin = await signedIn(backend.origin, 'admin.hq');
  erp = openErp(backend.origin, () => admin.now());
});
afterAll(() => backend.stop());

const whose = { branchId: 'FDB', supplierId: 'G0020' };
const line = { productId: 'P001', batchNo: 'B1', qty: '3', price: '9.3333', amount: '28.00' };

test('a purchase is of a company, a supplier and products that there are', async () => {
  const told = { ...whose, docNo: 'RK-1', lines: [line] };
  const fields = async (more: object) => faultOf(await erp.tell('purchase', { ...told, ...more })).fields;
  expect(await fields({ branchId: 'NONE' })).toEqual(['branchId']);
  expect(await fields({ supplierId: 'C107' })).toEqual(['supplierId']);
  expect(await fields({ lines: [{ ...line, productId: 'NONE' }] })).toEqual(['lines.0.productId']);
  expect(await fields({ lines: [] })).toEqual(['lines']);
  expect(await erp.tell('purchase', told)).toMatchObject({ state: done, docNo: 'RK-1' });
});

test('a line costs its price times its quantity, but for a fen, and stands there once', async () => {
  const told = (amount: string) => ({ ...whose, docNo: 'RK-2', lines: [{ ...line, amount }] });
  // 27.9999 is 28.00.
  expect(faultOf(await erp.tell('purchase', told('28.02'))).fields).toEqual(['lines.0.amount']);
  expect(faultOf(await erp.tell('purchase', told('27.98'))).fields).toEqual(['lines.0.amount']);
  const huge = { ...line, qty: '99999999.9999', price: '99999999.9999', amount: '999999999.99' };
  expect(faultOf(await erp.tell('purchase', { ...told('28.00'), lines: [huge] })).fields).toEqual(['lines.0.amount']);
  const twice = { ...whose, docNo: 'RK-2', lines: [line, { ...line, price: '9.33330' }] };
  expect(faultOf(await erp.tell('purchase', twice)).fields).toEqual(['lines.1.price']);
  expect(faultOf(await erp.tell('purchase', { ...twice, lines: [line, line] })).fields).toEqual(['lines.1.batchNo']);
  // What comes for nothing with it has a price of its own.
  const gift = { ...line, qty: '1', price: '0', amount: '0' };
  expect(await erp.tell('purchase', { ...twice, lines: [{ ...line, amount: '27.99' }, gift] })).toMatchObject({
    state: done,
  });
});

test('each document comes once, whatever it is, and another event under its number is faulty', async () => {
  await erp.tellWell('purchaseReturn', { ...whose, docNo: 'CT-1', lines: [line] });
  for (const [kind, payload] of [
    ['purchaseReturn', { ...whose, docNo: 'CT-1', lines: [line] }],
    ['rebate', { ...whose, docNo: 'CT-1', amount: '1.00' }],
    ['payment', { ...whose, docNo: 'CT-1', amount: '1.00', channel: 1 }],
  ] as const)
    expect(faultOf(await erp.tell(kind, payload)).fields).toEqual(['docNo']);
  const [one, two] = await Promise.all(
    ['TWIN-1', 'TWIN-2'].map((eventId) =>
      erp.tell('payment', { ...whose, docNo: 'FK-TWIN', amount: '5.00', channel: 1 }, '08:00:00', eventId),
    ),
  );
  expect([one?.state, two?.state].sort()).toEqual([ERP_STATE.faulty, done]);
});

test('money goes to the supplier or comes back; a rebate is never less than nothing', async () => {
  const pay = (docNo: string, amount: string) => erp.tell('payment', { ...whose, docNo, amount, channel: 1 });
  expect(await pay('FK-1', '12.30')).toMatchObject({ state: done });
  expect(await pay('FK-2', '-2.30')).toMatchObject({ state: done });
  expect(faultOf(await pay('FK-3', '0')).fields).toEqual(['amount']);
  const grant = (docNo: string, amount: string) => erp.tell('rebate', { ...whose, docNo, amount });
  expect(faultOf(await grant('PZ-1', '-1.00')).fields).toEqual(['amount']);
  expect(faultOf(await grant('PZ-1', '0.00')).fields).toEqual(['amount']);
  expect(await grant('PZ-1', '1.00')).toMatchObject({ state: done });
});

test('a faulty one stands among the faulty events, and repeated as it is stays one', async () => {
  const payload = { ...whose, supplierId: 'G9001', docNo: 'PZ-9', amount: '8.00' };
  await erp.tell('rebate', payload, '09:00:00', 'PURCHASE-FAULT');
  const { records } = await admin.data(erpFaultApi.page, { kind: 'rebate', eventId: 'PURCHASE-FAULT' });
  expect(records).toMatchObject([{ eventId: 'PURCHASE-FAULT', kind: 'rebate', problems: [{ field: 'supplierId' }] }]);
  expect(await admin.data(erpFaultApi.repeat, { eventId: 'PURCHASE-FAULT' })).toMatchObject({
    state: ERP_STATE.faulty,
  });
});
