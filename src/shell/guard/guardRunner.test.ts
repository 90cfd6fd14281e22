import { MENU, settle, world, World } from '@tests/model/guardWorld';

jest.mock('@/core/error-log/errorLog', () => ({ reportError: () => undefined }));

const failure = new Error('no');

test.each([
  ['/login', '/login'],
  ['/401', '/401'],
  ['/404', '/404'],
  ['/uploadFile?x=1', '/uploadFile?x=1'],
  ['/auth-redirect', '/auth-redirect'],
  ['/test', '/test'],
  ['/companyEntryNoAuth', '/companyEntryNoAuth'],
  ['/prizeDraw?token=t', '/prizeDraw?token=t'],
  ['/prizeDraw', '/login'],
  ['/selectAccount', '/login'],
  ['/redirect/a', '/login?redirect=%2Fredirect%2Fa'],
  ['/', '/login?redirect=%2F'],
  ['/sale/x?a=1#b', '/login?redirect=%2Fsale%2Fx%3Fa%3D1%23b'],
  ['//evil', '/login?redirect=%2F%2Fevil'],
])('without a session %s leads to %s', async (path, there) => {
  expect((await world('out', path)).path).toBe(there);
});

test('a session loads what it may open before the first page, and once for twenty navigations', async () => {
  const one = new World();
  one.stage = 'in';
  one.path = '/open/a';
  const started = one.start();
  await settle();
  expect([one.guard.isBusy(), one.tasks.length]).toEqual([true, 1]);
  for (let i = 0; i < 20; i += 1) one.go(`/open/${i}`);
  expect(one.tasks).toHaveLength(1);
  await one.end();
  await started;
  expect([one.path, one.menu, one.guard.isBusy()]).toEqual(['/open/19', MENU, false]);
});

test('a failed load ends at /401, once; from there the sign-in may be opened', async () => {
  const one = new World();
  one.stage = 'in';
  one.path = '/open/a';
  const started = one.start();
  await one.end(failure);
  await started;
  one.isListening = true;
  expect([one.path, one.log]).toEqual(['/401', ['load', 'replace /401']]);
  one.go('/login');
  expect(one.path).toBe('/login');
  one.go('/open/b');
  one.go('/login');
  expect(one.path).toBe('/');
});

test('signed in, /login leads home and /selectAccount is allowed', async () => {
  const one = await world('in', '/open/a');
  one.go('/login?redirect=%2Fx');
  expect(one.path).toBe('/');
  one.go('/selectAccount');
  expect(one.path).toBe('/selectAccount');
});

test.each([
  [0, '/401'],
  [3, '/selectAccount'],
])('%i accounts behind a uuid lead to %s', async (count, there) => {
  const one = new World();
  one.path = '/auth-redirect?uuid=u-1&a=1';
  const started = one.start();
  // The address is clean before the request leaves.
  expect(one.log).toEqual(['replace /auth-redirect?a=1', 'exchange u-1']);
  one.stage = count > 1 ? 'choosing' : 'out';
  await one.end(count);
  await started;
  expect(one.path).toBe(there);
});

test('at /auth-redirect a code of a third party is as good, and elsewhere it is a word like any other', async () => {
  const one = new World();
  one.path = '/auth-redirect?code=c-1&state=x';
  const started = one.start();
  expect(one.log).toEqual(['replace /auth-redirect?state=x', 'exchange c-1']);
  await one.end(0);
  await started;
  expect(one.path).toBe('/401');
  expect((await world('in', '/open/a?code=c-1')).path).toBe('/open/a?code=c-1');
});

test('one account behind a uuid is signed in and goes home', async () => {
  const one = new World();
  one.path = '/open/a?uuid=u-1';
  const started = one.start();
  one.stage = 'in';
  await one.end(1);
  expect(one.tasks.map(({ kind }) => kind)).toEqual(['load']);
  await one.end();
  await started;
  expect([one.path, one.menu]).toEqual(['/', MENU]);
});

test('an error behind a uuid is ignored: on as if there had been none', async () => {
  const one = new World();
  one.path = '/open/a?uuid=u-1';
  const started = one.start();
  await one.end(failure);
  await started;
  expect(one.path).toBe('/login?redirect=%2Fopen%2Fa');
});

test('with a session a uuid is only taken off the address', async () => {
  const one = await world('in', '/open/a');
  one.go('/open/b?uuid=u-2&x=1');
  expect([one.path, one.tasks, one.log]).toEqual(['/open/b?x=1', [], ['replace /open/b?x=1']]);
});

test('the sign-in loads and goes where the user wanted; a logout takes it down and remembers', async () => {
  const one = await world('out', '/login?redirect=%2Fopen%2Fx');
  one.signIn('/open/x');
  await one.end();
  expect([one.path, one.menu, one.guard.lastGood()]).toEqual(['/open/x', MENU, '/open/x']);
  one.signOut();
  expect([one.path, one.menu, one.guard.lastGood()]).toEqual(['/login?redirect=%2Fopen%2Fx', null, '']);
});

test('what an ended session was loading never arrives in the next one', async () => {
  const one = await world();
  one.signIn('/open/old');
  one.signOut();
  one.signIn('/open/new');
  await one.end();
  expect([one.menu, one.guard.isBusy()]).toEqual([null, true]);
  await one.end();
  expect([one.menu, one.path]).toEqual([MENU, '/open/new']);
});

test('the last good page is the last one that was open', async () => {
  const one = await world('in', '/open/a');
  one.go('/open/b');
  one.go('/unknown');
  one.go('/404');
  expect(one.guard.lastGood()).toBe('/open/b');
});
