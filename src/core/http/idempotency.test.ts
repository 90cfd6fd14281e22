import { platformUserApi } from '@/contract/account/platform-user';
import { callWorld, outcome } from '@tests/support/callWorld';
import { envelope, failure } from '@tests/support/fakeServer';
import { call } from './call';

jest.mock('../i18n', () => jest.requireActual('@tests/support/texts').chinese);

const { server } = callWorld();

const write = (name: string, options = {}) =>
  outcome(call(platformUserApi.saveBranch, { branchId: 'FDB', branchName: name }, { silent: true, ...options }));
const keys = () => server.sent.map(({ headers }) => headers.get('idempotency-key'));

test('a write has a key: the same after a failure without an answer, another one after each answer', async () => {
  server.answer(() => 'lost');
  await write('a');
  await write('b');
  await write('a');
  server.answer(() => failure(45001, 'no'));
  await write('a');
  server.answer(() => envelope(true));
  await write('a');
  await write('a', { idempotencyKey: 'mine' });
  const [first, other, again, answered, next, own] = keys();
  expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect([again, answered]).toEqual([first, first]);
  expect(new Set([first, other, next, own]).size).toBe(4);
  expect(own).toBe('mine');
});

test('equal writes at the same time are two writes; a server that fails has not answered', async () => {
  server.answer(() => new Response('bad gateway', { status: 502 }));
  await Promise.all([write('c'), write('c')]);
  const [one, two] = keys();
  expect(one).not.toBe(two);
  await write('c');
  expect([one, two]).toContain(keys()[2]);
});
