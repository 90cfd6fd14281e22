import { fileApi } from '@/contract/account/files';
import { platformUserApi } from '@/contract/account/platform-user';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { userApi } from '@/contract/account/sign-in';
import { callWorld, caught } from '@tests/support/callWorld';
import { failure } from '@tests/support/fakeServer';
import { errorLog } from '../error-log/errorLog';
import { call } from './call';

jest.mock('../i18n', () => jest.requireActual('@tests/support/texts').chinese);

const world = callWorld();
const { server } = world;
const list = (options = {}) => call(tradeFairApi.searchList, { subject: '订货' }, options);

test.each([
  [failure(45001, '当前状态不允许此操作'), 'business', '当前状态不允许此操作'],
  [failure(1, '', { failMsg: '不能发布' }), 'business', '不能发布'],
  [failure(1, ''), 'business', 'Error'],
  [failure(1, '<b>x</b>'), 'business', '服务器请求失败'],
  [failure(50000, '库存服务不可用', { status: 500 }), 'server', '库存服务不可用'],
  [new Response('<h1>Internal</h1>', { status: 500 }), 'server', '服务器请求失败'],
  [failure(1, '内部地址 10.0.0.1', { status: 502 }), 'server', '服务器请求失败'],
  [failure(43001, '暂无此项权限', { status: 403 }), 'business', '暂无此项权限'],
  [new Response('', { status: 404 }), 'server', '服务器请求失败'],
  [new Response('<html>', { status: 200 }), 'server', '服务器请求失败'],
  [new Response('[1]', { status: 200 }), 'server', '服务器请求失败'],
  ['lost', 'network', '请求失败'],
] as const)('what the user is told of a failure (%#)', async (reply, kind, msg) => {
  server.answer(() => (typeof reply === 'string' ? reply : reply.clone()));
  expect(await caught(list())).toMatchObject({ kind, msg });
  expect(world.shown).toEqual([{ kind: 'error', text: msg, seconds: 5 }]);
  expect(errorLog.get()).toHaveLength(1);
  expect(JSON.stringify(errorLog.get())).not.toContain('tok_1');
});

test('a silent call leaves the message to its caller, with all that the answer says', async () => {
  server.answer(() =>
    failure(40002, '参数格式错误', { data: [{ field: 'subject', msg: '不能为空' }, { msg: 'x' }, 1] }),
  );
  const error = await caught(list({ silent: true }));
  expect(error).toMatchObject({ code: 40002, fields: [{ field: 'subject', msg: '不能为空' }], requestId: 'r2' });
  server.answer(() => failure(45011, '不能删除', { data: { warnings: [{ code: 45011, msg: '已有签到' }, null] } }));
  expect(await caught(list({ silent: true }))).toMatchObject({ warnings: [{ code: 45011, msg: '已有签到' }] });
  expect(world.shown).toEqual([]);
  expect(errorLog.get()).toHaveLength(2);
});

test('whoever is told of wrong input without a form is told what is wrong with it', async () => {
  const data = ['不能超过93天', '不能超过93天', '<b>x</b>'].map((msg) => ({ field: 'statDate', msg }));
  server.answer(() => failure(40002, '参数格式错误', { data }));
  await caught(list());
  expect(world.shown).toEqual([{ kind: 'error', text: '参数格式错误 · 不能超过93天', seconds: 5 }]);
});

test('a warning is for the caller to ask, not for the door to tell', async () => {
  server.answer(() => failure(45011, '不能删除', { data: { warnings: [{ code: 45011, msg: '已有签到' }] } }));
  expect(await caught(list())).toMatchObject({ warnings: [{ code: 45011 }] });
  expect(world.shown).toEqual([]);
});

test('a call that nobody waits for says nothing', async () => {
  server.answer(() => 'stalled');
  const controller = new AbortController();
  const error = caught(list({ signal: controller.signal }));
  await new Promise((done) => setTimeout(done, 10));
  controller.abort();
  expect(await error).toMatchObject({ kind: 'aborted' });
  expect(await caught(list({ signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
  expect([world.shown, errorLog.get()]).toEqual([[], []]);
});

test.each([
  [userApi.saveBranchId, { branchId: 'FDB' }, 5000],
  [platformUserApi.userInfo, {}, 150_000],
] as const)('a call ends at the limit of its client (%#)', async (endpoint, input, limit) => {
  jest.useFakeTimers();
  server.answer(() => 'stalled');
  const error = caught(call(endpoint, input as never, { silent: true }));
  let isOver = false;
  void error.then(() => (isOver = true));
  await jest.advanceTimersByTimeAsync(limit - 1);
  expect(isOver).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await error).toMatchObject({ kind: 'timeout', msg: '请求失败' });
  jest.useRealTimers();
});

test('files come with their name; JSON is a failure, whatever it says it is', async () => {
  server.answer(
    () =>
      new Response('PK\u0003\u0004', {
        headers: { 'Content-Disposition': `attachment; filename*=UTF-8''%E5%B1%95.xlsx` },
      }),
  );
  const { blob, fileName } = await call.blob(fileApi.content, { id: '1', e: '', s: '' });
  expect([fileName, await blob.text()]).toEqual(['展.xlsx', 'PK\u0003\u0004']);
  for (const body of ['{"code":47033,"success":false,"msg":"文件链接已过期"}', '  [1]', '123', '"text"', 'null']) {
    server.answer(() => new Response(body, { headers: { 'Content-Type': 'application/vnd.ms-excel' } }));
    expect(await caught(call.blob(fileApi.content, { id: '1', e: '', s: '' }))).toMatchObject({ name: 'CallError' });
  }
  expect(world.texts()).toEqual(['文件链接已过期', 'Error']);
});

test('a file that has been changed since it was chosen is named as the reason, and the connection is not', async () => {
  const unreadable = Object.assign(new Blob(['x']), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }),
  });
  const sent = call.upload(fileApi.upload, { bizType: 'tradeFairCover' }, { file: unreadable });
  expect(await caught(sent)).toMatchObject({ kind: 'setup', msg: '文件已被修改或移走，请重新选择' });
  expect(server.sent).toEqual([]);
});
