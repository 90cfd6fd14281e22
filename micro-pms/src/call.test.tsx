/* A session ends by an answer of the server, not by one that was cut off. */
import type { MicroProps } from '@/contract/property/micro-pms';
import { tenantApi } from '@/contract/property/tenants';
import { startModule } from '@tests/support/modulePage';
import { call } from './call';
import { host } from './host';

const list = { pageNum: 1, pageSize: 20 };
const unauthorised = jest.fn();

beforeEach(async () => {
  await startModule([]);
  unauthorised.mockClear();
  const props: MicroProps = { ...host.get()!, unauthorised };
  host.take(props);
});

const answering = (json: () => Promise<unknown>) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve({ status: 401, json } as unknown as Response));

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
