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
