/* docs/domain/orders.md#events-of-the-erp: what could not be carried out is seen, repeated, or dismissed for a reason. */
import { ERROR } from '../../../src/contract/error-codes';
import { ERP_STATE } from '../../../src/contract/orders/erp';
import { erpFaultApi } from '../../../src/contract/orders/erp-faults';
import { salesOrderApi } from '../../../src/contract/orders/orders';
import { main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { ERP_ENV, openErp } from './erp';

const { faulty, done, dismissed } = ERP_STATE;

let backend: HostedBackend;
let admin: Client;
let erp: ReturnType<typeof openErp>;
beforeAll(async () => {
  backend = await main.start(ERP_ENV);
  admin = await signedIn(backend.origin, 'admin.hq');
  erp = openErp(backend.origin, () => admin.now());
});
afterAll(() => backend.stop());

const faults = async (query: object = {}) => (await admin.data(erpFaultApi.page, { pageSize: 100, ...query })).records;

test('a faulty event says why and what it is; repeated when what was missing is there, it is carried out', async () => {
  const orderNo = await erp.newOrder('08:00:00');
  const told = await erp.tell('pick', { orderNo }, '08:20:00', 'FAULT-1');
  expect(told.state).toBe(faulty);
  const [own] = await faults({ eventId: 'FAULT-1' });
  expect(own).toMatchObject({ kind: 'pick', state: faulty, code: ERROR.orderStatusForbids, tries: 1 });
  expect(JSON.parse(own!.content)).toEqual({ orderNo });
  const again = await admin.data(erpFaultApi.repeat, { eventId: 'FAULT-1' });
  expect(again).toMatchObject({ state: faulty, msg: own!.msg });
  await erp.tellWell('audit', { orderNo }, '08:10:00');
  expect(await admin.data(erpFaultApi.repeat, { eventId: 'FAULT-1' })).toEqual({
    ...{ state: done, docNo: orderNo, msg: '' },
  });
  expect((await admin.data(salesOrderApi.timeline, { orderNo })).map(({ time }) => time)).toContain(
    '2026-03-08 08:20:00',
  );
  // Carried out once: neither the button nor the ERP does it again.
  expect(await admin.call(erpFaultApi.repeat, { eventId: 'FAULT-1' })).toMatchObject({
    code: ERROR.orderStatusForbids,
  });
  expect((await erp.tell('pick', { orderNo }, '08:20:00', 'FAULT-1')).known).toBe(true);
});

test('what is dismissed stays with its reason, and is not carried out when it comes again', async () => {
  const payload = { orderNo: 'DD2026030500000099' };
  expect((await erp.tell('sign', payload, '08:30:00', 'FAULT-2')).state).toBe(faulty);
  // Whoever repeats it is told which field is wrong, as the list says.
  const again = await admin.data(erpFaultApi.repeat, { eventId: 'FAULT-2' });
  expect(again.msg).toBe('参数格式错误 · orderNo: 不存在或不在该公司范围内');
  const reason = 'ERP 侧已作废该单';
  await admin.data(erpFaultApi.dismiss, { eventId: 'FAULT-2', reason });
  expect(await faults({ eventId: 'FAULT-2' })).toEqual([]);
  const [kept] = await faults({ eventId: 'FAULT-2', state: [dismissed] });
  expect(kept).toMatchObject({ dismissReason: reason, dismissedBy: expect.stringMatching(/.+/) });
  expect(await erp.tell('sign', payload, '08:30:00', 'FAULT-2')).toMatchObject({ known: true, state: dismissed });
});

test('events name no company: whoever sees one company alone sees none of them', async () => {
  const hubei = await signedIn(backend.origin, 'op.hubei');
  expect((await hubei.call(erpFaultApi.page, { pageSize: 10 })).success).toBe(false);
  const auditor = await signedIn(backend.origin, 'audit.hq').catch(() => undefined);
  if (auditor)
    expect(
      (await auditor.call(erpFaultApi.dismiss, { eventId: 'ERP-20260307-000017', reason: '不再需要处理' })).success,
    ).toBe(false);
});
