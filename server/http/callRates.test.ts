import * as z from 'zod';
import type { Endpoint } from '../../src/contract/endpoint';
import { type Asked, CLASS_RATES, costOf, createCallRates, STRANGERS } from './callRates';

const endpoint = (path: string, rules: Partial<Endpoint> = {}): Endpoint => ({
  ...{ method: 'POST', path, client: 'platform', input: z.object({}), output: z.null() },
  ...{ access: 'session', write: false },
  ...rules,
});
const read = endpoint('/list');
const dear = endpoint('/compute', { cost: 'heavy' });
const all = [read, dear, endpoint('/other', { cost: 'heavy' })];
const of = (one: Endpoint, signInId: string | undefined = 'me'): Asked => ({ endpoint: one, signInId, ip: '10.0.0.1' });

/** How many of the given number of calls are answered, all at one moment of the clock. */
function answered(take: ReturnType<typeof createCallRates>, asked: Asked, ms: number) {
  let count = 0;
  while (count < 10_000 && take(asked, ms) === undefined) count += 1;
  return count;
}

test('ten seconds of the rate of a call at once, and not one more; then the rate', () => {
  const take = createCallRates(all, new Map([['heavy', 4]]));
  expect(answered(take, of(dear), 0)).toBe(20);
  expect(take(of(dear), 0)).toEqual({ limit: 'endpoint', retryAfter: 1 });
  expect(answered(take, of(dear), 999)).toBe(1);
  expect(answered(take, of(dear), 60_000)).toBe(20);
});

test('calls of a class have a rate together, and it leaves the others alone', () => {
  const take = createCallRates(all, new Map([['heavy', 4]]));
  const [, first, second] = all as [Endpoint, Endpoint, Endpoint];
  const third = endpoint('/third', { cost: 'heavy' });
  expect([first, second].map((one) => answered(take, of(one), 0))).toEqual([20, 20 - 1]);
  expect(take(of(third), 0)).toEqual({ limit: 'heavy', retryAfter: 1 });
  expect(answered(take, of(read), 0)).toBe((CLASS_RATES.read * 10) / 2);
});

test('each sign-in has its own; an address without one may be several people', () => {
  const take = createCallRates(all, new Map([['read', 2]]));
  expect(answered(take, of(read, 'me'), 0)).toBe(10);
  expect(answered(take, of(read, 'other'), 0)).toBe(10);
  expect(answered(take, { ...of(read), signInId: undefined }, 0)).toBe(10 * STRANGERS);
});

test('a path has the rate that it was given, and 0 is no limit', () => {
  const take = createCallRates(all, new Map([...all.map(({ path }) => [path, 1] as const), ['read', 0], ['/list', 0]]));
  expect(answered(take, of(dear), 0)).toBe(10);
  expect(answered(take, of(read), 0)).toBe(10_000);
});

test('a rate of a call that does not exist is refused at the start', () => {
  expect(() => createCallRates(all, new Map([['/compute', 1]]))).not.toThrow();
  expect(() => createCallRates(all, new Map([['/computes', 1]]))).toThrow('/computes');
  expect(() => createCallRates(all, new Map([['reads', 1]]))).toThrow('reads');
});

test.each<[string, Partial<Endpoint>, ReturnType<typeof costOf>]>([
  ['a read', {}, 'read'],
  ['a write', { write: true, log: ['edit', 'guest'] }, 'write'],
  ['an import', { write: true, log: ['import', 'guest'], later: true, multipart: true }, 'heavy'],
  ['an export', { write: true, log: ['export', 'export'] }, 'heavy'],
  ['a file that is made', { blob: true }, 'heavy'],
  ['a file that is sent', { multipart: true, write: true, log: ['edit', 'file'] }, 'heavy'],
  ['a sign-in', { access: 'public', write: true, log: ['signIn', 'session'] }, 'entry'],
  ['the choice of an account', { access: 'account' }, 'entry'],
  ['what the contract says', { blob: true, cost: 'read' }, 'read'],
])('%s', (_, rules, cost) => {
  expect(costOf(endpoint('/any', rules))).toBe(cost);
});
