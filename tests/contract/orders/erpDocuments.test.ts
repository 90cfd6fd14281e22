/* docs/domain/orders.md#events-of-the-erp: each kind of document, with what is wrong of it. */
import { stockApi } from '../../../src/contract/goods/stock';
import { RETURN_STATUS, returnApi } from '../../../src/contract/orders/returns';
import { openMoments } from '../promotion/storeAt';
import { ERROR } from '../../../src/contract/error-codes';
import { ERP_STATE } from '../../../src/contract/orders/erp';
import { SALES_STATUS, salesOrderApi } from '../../../src/contract/orders/orders';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
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

test('an order of a customer whose licence has ended is not reviewed (46001); a renewal lets it by', async () => {
  const moments = await openMoments(ERP_ENV);
  await moments.onStore({ sql: "update licence set expiry_date = '2026-03-01' where owner_id = 'C102'" });
  const orderNo = await moments.at('2026-03-08 09:00:00', async (world) => {
    const services = openErp(world.backend.origin, () => world.admin.now());
    const no = await services.newOrder();
    const answer = await services.tell('audit', { orderNo: no }, '08:30:00', 'AUDIT-1');
    expect(answer).toMatchObject({ state: faulty, code: ERROR.customerLicences });
    expect(answer.licences.map(({ expiryDate }) => expiryDate)).toContain('2026-03-01');
    expect((await world.admin.data(salesOrderApi.detail, { orderNo: no })).orderStatus).toBe(SALES_STATUS.toAudit);
    return no;
  });
  await moments.onStore({ sql: "update licence set expiry_date = '2027-03-01' where owner_id = 'C102'" });
  await moments.at('2026-03-08 10:00:00', async (world) => {
    const services = openErp(world.backend.origin, () => world.admin.now());
    expect(await services.tell('audit', { orderNo }, '08:30:00', 'AUDIT-1')).toMatchObject({ state: done });
  });
  await moments.remove();
});

test('nothing is sold to whom, or of what, nobody has approved', async () => {
  const moments = await openMoments(ERP_ENV);
  const faultNow = () =>
    moments.at('2026-03-08 09:00:00', async (world) => {
      const services = openErp(world.backend.origin, () => world.admin.now());
      const { problems } = await services.tell('order', ordered);
      return problems;
    });
  await moments.onStore({ sql: "update customer set unaudited = 1 where cust_id = 'C102'" });
  expect(await faultNow()).toEqual([{ field: 'custId', msg: '尚未审核通过' }]);
  await moments.onStore(
    { sql: "update customer set unaudited = 0 where cust_id = 'C102'" },
    { sql: "update product set unaudited = 1 where product_id = 'P101'" },
  );
  expect(await faultNow()).toEqual([{ field: 'lines.0.productId', msg: '尚未审核通过' }]);
  await moments.remove();
});

test('prices that the ERP has computed have to be those in force', async () => {
  const orderNo = await erp.newOrder();
  const { payableAmount, lines } = await orderOf(orderNo);
  const [{ netAmount } = { netAmount: '' }] = lines;
  const told = (net: string, payable: string) =>
    erp.tell('order', {
      ...ordered,
      payableAmount: payable,
      lines: [{ productId: 'P101', qty: '10', netAmount: net }],
    });
  expect(await told(netAmount, payableAmount)).toMatchObject({ state: done });
  expect(faultOf(await told('1.00', '2.00'))).toEqual({
    ...{ state: faulty, code: ERROR.erpPricesDiffer, fields: ['lines.0.netAmount', 'payableAmount'] },
  });
});

test('of an outbound each line is one of the order, and no more than is left of it', async () => {
  const orderNo = await erp.newOrder();
  await erp.tellWell('audit', { orderNo });
  const line = { lineNo: 1, batchNo: 'B1', expiryDate: '2027-08-31', qty: '4' };
  const ship = (outboundNo: string, lines: (typeof line)[]) => erp.tell('outbound', { orderNo, outboundNo, lines });
  expect(faultOf(await ship('CK20260308900002', [{ ...line, lineNo: 9 }])).fields).toEqual(['lines.0.lineNo']);
  expect(faultOf(await ship('CK20260308900002', [line, line])).fields).toEqual(['lines.1.batchNo']);
  expect(await ship('CK20260308900002', [line])).toMatchObject({ state: done });
  expect(faultOf(await ship('CK20260308900002', [line])).fields).toEqual(['outboundNo']);
  expect(faultOf(await ship('CK20260308900003', [{ ...line, qty: '6.5' }])).fields).toEqual(['lines.0.qty']);
});

test('a receipt comes once, and no more goes back than came', async () => {
  const orderNo = await erp.newOrder();
  const pay = (receiptNo: string, amount: string) => erp.tell('receipt', { orderNo, receiptNo, amount, channel: 2 });
  expect(await pay('SK20260308900010', '20.00')).toMatchObject({ state: done });
  expect(faultOf(await pay('SK20260308900010', '20.00')).fields).toEqual(['receiptNo']);
  expect(faultOf(await pay('SK20260308900011', '-20.01')).fields).toEqual(['amount']);
  expect(await pay('SK20260308900011', '-20.00')).toMatchObject({ state: done });
});

test('a return that was approved is received and refunded', async () => {
  const { records } = await admin.data(returnApi.page, { status: [RETURN_STATUS.toReceive] });
  const { returnNo } = records[0]!;
  const { lines } = await admin.data(returnApi.detail, { returnNo });
  const arrived = lines.map(({ lineNo, batchNo, returnQty }) => ({
    ...{ lineNo, batchNo, receivedQty: returnQty, checkResult: 1 },
  }));
  expect(await erp.tellWell('return', { returnNo, lines: arrived })).toBe(returnNo);
  await erp.tellWell('refund', { returnNo, refundNo: 'TK20260308900001', channel: 1 }, '08:30:00');
  expect(await admin.data(returnApi.detail, { returnNo })).toMatchObject({ status: RETURN_STATUS.finished });
  expect(faultOf(await erp.tell('return', { returnNo, lines: arrived }))).toMatchObject({
    code: ERROR.orderStatusForbids,
  });
});

test('stock is what was told last of it', async () => {
  const batch = { productionDate: '2026-01-01', expiryDate: '2027-12-31', qualityState: 1 };
  const position = { branchId: 'FDB', productId: 'P101', warehouse: 'W09' };
  const stockOf = async () => {
    const { records } = await admin.data(stockApi.page, { branchId: 'FDB', warehouse: 'W09' });
    return records.map(({ stockQty, lockedQty, availableQty }) => [stockQty, lockedQty, availableQty]);
  };
  const batches = [
    { ...batch, batchNo: 'E1', qty: '120' },
    { ...batch, batchNo: 'E2', qty: '30.5', qualityState: 2 },
  ];
  await erp.tellWell('stock', { ...position, batches }, '08:00:00');
  expect(await stockOf()).toEqual([['150.5', '30.5', '120']]);
  expect(await erp.tell('stock', { ...position, batches: [] }, '07:00:00')).toMatchObject({ state: stale });
  expect(faultOf(await erp.tell('stock', { ...position, warehouse: 'W10', batches })).fields).toEqual([
    ...['batches.0.batchNo', 'batches.1.batchNo'],
  ]);
  await erp.tellWell('stock', { ...position, batches: [] }, '08:10:00');
  expect(await stockOf()).toEqual([['0', '0', '0']]);
});
