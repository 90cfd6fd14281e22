import { fileApi } from '@/contract/account/files';
import { platformUserApi } from '@/contract/account/platform-user';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { userApi } from '@/contract/account/sign-in';
import { callWorld, caught } from '@tests/support/callWorld';
import { envelope } from '@tests/support/fakeServer';
import { call } from './call';
import { sign } from './signature';

jest.mock('../i18n', () => jest.requireActual('@tests/support/texts').chinese);

const world = callWorld();
const { server } = world;
const list = () => call(tradeFairApi.searchList, { subject: '订货' });

test('a platform call is signed and carries its headers', async () => {
  window.history.replaceState(null, '', '/sale/tradeFairManage?x=1');
  server.answer(() => envelope({ records: [], total: 0 }));
  expect(await list()).toEqual({ records: [], total: 0 });
  const { method, url, headers, body } = world.last();
  expect([method, url.pathname, body]).toEqual(['POST', '/tradefair/api/tradeFair/searchList', { subject: '订货' }]);
  const { _s, _u, ...query } = Object.fromEntries(url.searchParams);
  expect(sign({ token: 'tok_1', path: url.pathname, query, body })).toEqual({ _s, _u });
  expect(Object.fromEntries(headers)).toMatchObject({
    zhcaitoken: 'tok_1',
    authorization: 'Bearer tok_1',
    token_platform_client_type: 'SYS',
    'x-branch-id': 'FDB',
    'x-menu-id': 'sale/tradeFairManage',
    'accept-language': 'zh-CN',
    'content-type': 'application/json',
  });
  expect(headers.has('idempotency-key')).toBe(false);
  // Each call is a trace of its own.
  expect(headers.get('traceparent')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  await list();
  expect(world.last().headers.get('traceparent')?.slice(3, 35)).not.toBe(headers.get('traceparent')?.slice(3, 35));
});

test('a call of the user service goes to its base with X-Token and no signature', async () => {
  server.answer(() => envelope({ token: 't', branchId: 'FDB', branchName: '' }));
  await call(userApi.saveBranchId, { branchId: 'FDB' });
  const { url, headers } = world.last();
  expect(url.pathname + url.search).toBe('/dev-api/user/api/manage/saveBranchId?branchId=FDB');
  expect(headers.get('x-token')).toBe('tok_1');
  expect(headers.has('authorization')).toBe(false);
});

test('a public call carries no token', async () => {
  server.answer(() => envelope({ exists: true }));
  await call(userApi.checkLoginPhone, { phone: '13800000005' });
  expect(JSON.stringify([...world.last().headers])).not.toContain('tok_1');
});

test('path parameters are filled in and cannot climb', async () => {
  const input = { id: 'a/b', e: '1', s: 'x y' };
  await call(fileApi.content, input).catch(() => undefined);
  expect(world.last().url.pathname).toBe('/base/api/file/content/a%2Fb');
  for (const id of ['..', '.', '']) {
    expect(await caught(call(fileApi.content, { ...input, id }))).toMatchObject({ kind: 'setup', msg: '请求失败' });
  }
  expect(server.sent).toHaveLength(1);
});

test('the whole envelope on request', async () => {
  server.answer(() => envelope({ a: [] }, { code: 202, success: false }));
  expect(await call.full(platformUserApi.dictList, { dictCode: 'a' })).toMatchObject({ code: 202, data: { a: [] } });
});

test('a file travels in a form under its key, the input beside it', async () => {
  const file = new File(['x'], '封面.png', { type: 'image/png' });
  server.answer(() =>
    envelope({ fileId: '1', url: '/base/api/file/content/1', name: 'a.png', size: 1, mime: 'image/png' }),
  );
  await call.upload(fileApi.upload, { bizType: 'tradeFairCover' }, { file, field: 'cover' });
  const { body, url, headers } = world.last();
  expect(body).toBeInstanceOf(FormData);
  expect((body as FormData).get('bizType')).toBe('tradeFairCover');
  expect((body as FormData).get('cover')).toBeInstanceOf(File);
  expect(headers.has('content-type')).toBe(false);
  const { _s, _u, ...query } = Object.fromEntries(url.searchParams);
  expect(sign({ token: 'tok_1', path: url.pathname, query })).toEqual({ _s, _u });
});

test('an answer that does not keep the contract is reported to the developer and used all the same', async () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(() => envelope({ records: 'none' }));
  expect(await list()).toEqual({ records: 'none' });
  await list();
  expect(complain).toHaveBeenCalledTimes(1);
  expect(complain).toHaveBeenCalledWith(expect.stringContaining('searchList'));
  complain.mockRestore();
});
