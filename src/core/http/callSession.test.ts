import { platformUserApi } from '@/contract/account/platform-user';
import { userApi } from '@/contract/account/sign-in';
import { callWorld, moment, outcome } from '@tests/support/callWorld';
import { envelope, failure } from '@tests/support/fakeServer';
import { USER } from '@tests/support/user';
import { learnServerTime } from '../clock/clock';
import { signOut } from '../auth/account';
import { session } from '../session/session';
import { call } from './call';

jest.mock('../i18n', () => jest.requireActual('@tests/support/texts').chinese);

const world = callWorld();
const { server } = world;
const info = () => call(platformUserApi.dictList, { dictCode: 'a' });
const expired = () => failure(40101, '登录已过期', { status: 401 });

test.each([1, 2, 50])('%i refused calls at once are one message and one logout', async (n) => {
  server.answer(expired);
  const all = await Promise.all(Array.from({ length: n }, () => outcome(info())));
  expect(all.every((kind) => kind === 'unauthorised' || kind === 'aborted')).toBe(true);
  expect([world.texts(), world.ends]).toEqual([['登录已过期，请重新登录'], 1]);
  server.sent = [];
  expect(await outcome(info())).toBe('unauthorised');
  expect([server.sent, world.shown]).toEqual([[], [expect.anything()]]);
});

test('the end of the session is the end of what was under way', async () => {
  server.answer(({ url }) => (url.searchParams.get('dictCode') === 'a' ? 'stalled' : expired()));
  const waiting = outcome(info());
  await moment();
  await outcome(call(platformUserApi.dictList, { dictCode: 'b' }));
  expect(await waiting).toBe('aborted');
});

test('a refusal of an older token says nothing about the newer one', async () => {
  let answer: (response: Response) => void = () => undefined;
  server.answer(() => new Promise((done) => (answer = done)));
  const late = outcome(info());
  await moment();
  session.enterBranch('tok_2', 'FDB01', '');
  answer(expired());
  expect(await late).toBe('unauthorised');
  expect([session.stage(), world.ends, world.shown]).toEqual(['in', 0, []]);
});

test('a wrong clock is corrected by the answer, once', async () => {
  const serverTime = Date.now() + 86_400_000;
  const skewed = () => failure(40103, '登录已过期', { status: 401, serverTime });
  server.answer(({ url }) =>
    Number(url.searchParams.get('_t')) < serverTime - 1000 ? skewed() : envelope({ a: [] }, { serverTime }),
  );
  expect(await outcome(info())).toBe('ok');
  expect([server.sent.length, world.ends]).toEqual([2, 0]);
  server.sent = [];
  server.answer(skewed);
  expect(await outcome(info())).toBe('unauthorised');
  expect([server.sent.length, world.ends]).toEqual([2, 1]);
  learnServerTime(Date.now(), Date.now());
});

test('so it is where each answer takes half a minute', async () => {
  let now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  server.answer(({ url }) => {
    now += 30_000;
    const serverTime = now + 86_400_000;
    const isOld = Number(url.searchParams.get('_t')) < serverTime - 300_000;
    return isOld ? failure(40103, '登录已过期', { status: 401, serverTime }) : envelope({ a: [] }, { serverTime });
  });
  expect(await outcome(info())).toBe('ok');
  expect([server.sent.length, world.ends]).toEqual([2, 0]);
  clock.mockRestore();
  learnServerTime(Date.now(), Date.now());
});

test('a logout tells the server and forgets everything, also offline and when the session is over', async () => {
  server.answer(() => envelope(true));
  sessionStorage.setItem('branch-admin:saleShow', '1');
  await signOut();
  expect([server.sent[0]?.url.pathname, session.stage(), sessionStorage.length]).toEqual([
    '/platformuser/api/user/logout',
    'out',
    0,
  ]);
  for (const reply of ['lost' as const, expired()]) {
    session.enter('tok_3', USER);
    server.answer(() => reply);
    await signOut();
    expect([session.stage(), world.shown]).toEqual(['out', []]);
  }
});

test('the pre-token of an account choice opens that choice alone', async () => {
  session.clear();
  session.choose('pre_1', []);
  server.answer(() => envelope({ token: 'tok_9', userInfo: USER }));
  await call(userApi.selectUserLogin, { loginName: 'op.hubei' });
  expect(server.sent.map(({ headers }) => headers.get('x-token'))).toEqual(['pre_1']);
});
