/* docs/domain/property-work.md#outages */
import { ERROR } from '../../../src/contract/error-codes';
import type { Input } from '../../../src/contract/endpoint';
import { outageApi } from '../../../src/contract/property/outages';
import { workOrderApi } from '../../../src/contract/property/work-orders';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

let backend: Backend;
let operator: Client;

beforeAll(async () => {
  backend = await main.start();
  operator = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const form: Input<typeof workOrderApi.add> = {
  ...{ propertyId: '80002', category: '门锁', urgency: 1 },
  description: '房门锁芯损坏，钥匙无法转动',
};
test('an outage has its times in order, answers reports with its text, and keeps how often it lasted longer', async () => {
  const { orderId } = await operator.data(workOrderApi.add, form);
  const { reportTime: now } = await operator.data(workOrderApi.detail, { id: orderId });
  const at = (hours: number) =>
    new Date(Date.parse(`${now.replace(' ', 'T')}Z`) + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const outage: Input<typeof outageApi.save> = {
    ...{ propertyId: '80002', service: 1, planned: 0, reason: '水管爆裂', startTime: at(-2), planEndTime: at(48) },
    texts: { zh: '水管抢修，暂停供水', en: 'The water is off for repair' },
  };
  expect((await operator.call(outageApi.save, { ...outage, planEndTime: at(-3) })).code).toBe(ERROR.outageTimes);
  const { outageId: id } = await operator.data(outageApi.save, outage);
  const find = async () => (await operator.data(outageApi.page, {})).records.find((one) => one.outageId === id)!;
  expect((await operator.call(outageApi.restore, { id, version: 1 })).code).toBe(ERROR.propertyForbids);
  await operator.data(outageApi.publish, { id, version: 1 });
  expect(await find()).toMatchObject({ status: 2, tenantNames: expect.arrayContaining([expect.any(String)]) });
  const messages = async () => {
    const { notices } = await find();
    return notices.waiting + notices.sent + notices.unreachable;
  };
  const concerned = (await find()).tenantNames.length;
  expect(await messages()).toBe(concerned);

  const report: typeof form = { ...form, category: '水' };
  const told = await operator.data(workOrderApi.add, report);
  expect(told.outageText).toBe('水管抢修，暂停供水');
  const assign = { id: told.orderId, version: 1, handlerId: 'S00511' };
  expect((await operator.call(workOrderApi.assign, assign)).code).toBe(ERROR.propertyForbids);
  const critical = await operator.data(workOrderApi.add, { ...report, urgency: 3 });
  expect((await operator.call(workOrderApi.assign, { ...assign, id: critical.orderId })).code).toBe(200);

  expect((await operator.call(outageApi.extend, { id, version: 2, planEndTime: at(47) })).code).toBe(ERROR.outageTimes);
  await operator.data(outageApi.extend, { id, version: 2, planEndTime: at(72) });
  expect((await find()).extensions).toMatchObject([{ before: at(48) }]);
  expect(await operator.data(outageApi.restore, { id, version: 3 })).toEqual({ orders: 2 });
  // Each is told once of each change: begun, longer, over.
  expect(await messages()).toBe(3 * concerned);
  expect((await operator.call(workOrderApi.assign, assign)).code).toBe(200);
});
