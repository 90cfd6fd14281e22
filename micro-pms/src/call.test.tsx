/* A session ends by an answer of the server, not by one that was cut off. */
import type { MicroProps } from '@/contract/property/micro-pms';
import { tenantApi } from '@/contract/property/tenants';
import { startModule } from '@tests/support/modulePage';
import { call, serverNow } from './call';
import { host } from './host';

const list = { pageNum: 1, pageSize: 20 };
const unauthorised = jest.fn();

beforeEach(async () => {
  await startModule([]);
  unauthorised.mockClear();
  const props: MicroProps = { ...host.get()!, unauthorised };
  host.take(props);
});

const answering = (json: () => Promise<unknown>, status = 401) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve({ status, json } as unknown as Response));

test("before its first answer, the time is the console's; then that of the answer", async () => {
  const march = Date.UTC(2026, 2, 8);
  host.take({ ...host.get()!, now: () => march });
  expect(serverNow()).toBe(march);
  const april = Date.UTC(2026, 3, 1);
  answering(() => Promise.resolve({ code: 200, success: true, data: null, serverTime: april }), 200);
  await call(tenantApi.page, list);
  expect(serverNow()).toBeGreaterThanOrEqual(april);
});

test('without a connection it says so, and not that the server has answered wrongly', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call(tenantApi.page, list)).rejects.toThrow('请求失败');
  await expect(call(tenantApi.page, list)).rejects.not.toThrow('服务器');
});

test('a 401 that is read ends it', async () => {
  answering(() => Promise.resolve({ code: 401 }));
  void call(tenantApi.page, list);
  await new Promise((done) => setTimeout(done));
  expect(unauthorised).toHaveBeenCalledTimes(1);
});

test('one whose page is left while it is read does not', async () => {
  const left = new AbortController();
  answering(() => {
    left.abort();
    return Promise.reject(left.signal.reason as Error);
  });
  await expect(call(tenantApi.page, list, { signal: left.signal })).rejects.toMatchObject({ isSilent: true });
  expect(unauthorised).not.toHaveBeenCalled();
});

test('a write that got no answer is the same one when it is tried again, also where no https is', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const keys: (string | null)[] = [];
  const replies = ['lost', 'lost', { code: 48_041, msg: '金额不符' }, { code: 200, data: true }];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    const reply = replies.shift();
    if (reply === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({ status: 200, json: () => Promise.resolve(reply) } as unknown as Response);
  });
  const write = () => call(tenantApi.delete, { id: '3', version: 1 }, { silent: true }).catch(() => undefined);
  for (let i = 0; i < 4; i += 1) await write();
  const [first, second, third, fourth] = keys;
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([second, third]).toEqual([first, first]);
  // That one was answered: what is sent now is another write.
  expect(fourth).not.toBe(first);
});
