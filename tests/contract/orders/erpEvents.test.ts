/* docs/domain/orders.md#events-of-the-erp: how events come in, and what becomes of them. */
import { randomUUID } from 'node:crypto';
import { ERROR } from '../../../src/contract/error-codes';
import { ERP_STATE, erpApi } from '../../../src/contract/orders/erp';
import { ORDER_SOURCE, PAY_STATUS, SALES_STATUS, salesOrderApi } from '../../../src/contract/orders/orders';
import { main } from '../../support/backends';
import { Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { ERP_ENV, faultOf, openErp, ordered } from './erp';

const { done, faulty, stale } = ERP_STATE;
let backend: HostedBackend;
let admin: Client;
let erp: ReturnType<typeof openErp>;

beforeAll(async () => {
  backend = await main.start(ERP_ENV);
  admin = await signedIn(backend.origin, 'admin.hq');
  erp = openErp(backend.origin, () => admin.now());
});
afterAll(() => backend.stop());

const orderOf = (orderNo: string) => admin.data(salesOrderApi.detail, { orderNo });

test('an order of the ERP is priced as any other, and taken through its life', async () => {
  const orderNo = await erp.newOrder();
  const order = await orderOf(orderNo);
  expect(order).toMatchObject({ orderSource: ORDER_SOURCE.erp, orderStatus: SALES_STATUS.toAudit, custId: 'C102' });
  await erp.tellWell('audit', { orderNo }, '08:01:00');
  await erp.tellWell('pick', { orderNo }, '08:02:00');
  const out = { orderNo, outboundNo: 'CK20260308900001' };
  const lines = [{ lineNo: 1, batchNo: 'B1', expiryDate: '2027-08-31', qty: '10' }];
  expect(await erp.tellWell('outbound', { ...out, lines }, '08:03:00')).toBe(out.outboundNo);
  const paid = { orderNo, receiptNo: 'SK20260308900001', amount: order.payableAmount, channel: 1 };
  await erp.tellWell('receipt', paid, '07:59:00');
  await erp.tellWell('sign', { orderNo }, '08:05:00');
  expect(await orderOf(orderNo)).toMatchObject({
    ...{ orderStatus: SALES_STATUS.signed, payStatus: PAY_STATUS.paid, signTime: '2026-03-08 08:05:00' },
    lines: [{ shippedQty: '10', batches: [{ batchNo: 'B1', qty: '10' }] }],
  });
});

test('an event that comes again does nothing; its number does not stand for another one', async () => {
  const eventId = randomUUID();
  const first = await erp.tell('order', ordered, '08:00:00', eventId);
  const before = await admin.data(salesOrderApi.page, {
    orderTime: ['2026-03-08 00:00:00', '2026-03-08 23:59:59'],
    pageSize: 100,
  });
  const twice = await Promise.all([1, 2, 3].map(() => erp.tell('order', ordered, '08:00:00', eventId)));
  expect(twice).toEqual(twice.map(() => ({ ...first, known: true })));
  const after = await admin.data(salesOrderApi.page, {
    orderTime: ['2026-03-08 00:00:00', '2026-03-08 23:59:59'],
    pageSize: 100,
  });
  expect(after.total).toBe(before.total);
  const other = erp.signed({ eventId, kind: 'order', occurredAt: '2026-03-08 08:00:01', payload: ordered });
  expect(await erp.client.call(erpApi.event, other)).toMatchObject({ code: ERROR.keyReused });
});

test('the same event several times at once is carried out once', async () => {
  const eventId = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => erp.tell('order', ordered, '08:00:00', eventId)));
  expect(new Set(answers.map(({ docNo }) => docNo)).size).toBe(1);
  expect(answers.filter(({ known }) => !known)).toHaveLength(1);
});

test('what is older than where the order stands changes nothing', async () => {
  const orderNo = await erp.newOrder();
  await erp.tellWell('audit', { orderNo }, '08:10:00');
  const late = await erp.tell('cancel', { orderNo, reason: '客户重复下单' }, '08:09:00');
  expect(late).toMatchObject({ state: stale, docNo: orderNo, code: null });
  expect(await orderOf(orderNo)).toMatchObject({ orderStatus: SALES_STATUS.audited });
});

test('what is wrong is said field by field, is kept, and may be sent again', async () => {
  const eventId = randomUUID();
  const wrong = { ...ordered, custId: 'C999' };
  expect(faultOf(await erp.tell('order', wrong, '08:00:00', eventId))).toEqual({
    ...{ state: faulty, code: ERROR.invalidInput, fields: ['custId'] },
  });
  expect(await erp.tell('order', ordered, '08:00:00', eventId)).toMatchObject({ state: done, known: false });
  const lines = [
    { productId: 'P101', qty: '0' },
    { productId: 'P999', qty: '1' },
  ];
  expect(faultOf(await erp.tell('order', { ...ordered, lines })).fields).toEqual(['lines.0.qty']);
  expect(faultOf(await erp.tell('order', { ...ordered, lines: lines.slice(1) })).fields).toEqual(['lines.0.productId']);
  expect(faultOf(await erp.tell('audit', { orderNo: 'DD2026030899999999' })).fields).toEqual(['orderNo']);
  expect(faultOf(await erp.tell('order', ordered, '23:00:00')).fields).toEqual(['occurredAt']);
  const orderNo = await erp.newOrder();
  expect(faultOf(await erp.tell('pick', { orderNo }))).toMatchObject({ code: ERROR.orderStatusForbids });
});

test('without the key, with another one, and too late nothing comes in', async () => {
  const event = { eventId: randomUUID(), kind: 'audit', occurredAt: '2026-03-08 08:00:00', payload: {} } as const;
  const good = erp.signed(event);
  expect(await erp.client.call(erpApi.event, { ...event })).toMatchObject({ status: 401, code: ERROR.badSignature });
  for (const bad of [
    erp.signed(event, { secret: Buffer.alloc(32, 'x') }),
    { ...good, key: 'erp2' },
    { ...good, kind: 'pick' as const },
  ])
    expect(await erp.client.call(erpApi.event, bad)).toMatchObject({ status: 401, code: ERROR.badSignature });
  const time = String(admin.now() - 6 * 60_000);
  expect(await erp.client.call(erpApi.event, erp.signed(event, { time }))).toMatchObject({
    ...{ status: 401, code: ERROR.clockSkew },
  });
  const shut = await main.start();
  expect(await new Client(shut.origin).call(erpApi.event, good)).toMatchObject({ code: ERROR.notGranted });
  await shut.stop();
});
