import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR } from '../../src/contract/error-codes';
import { toFailure } from './answer';
import { MEANINGS } from './constraints';

const folder = join(__dirname, '../platform/database/migrations');
const schema = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

const broken = (code: string, constraint?: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('broken'), { code, constraint }) });

test.each(Object.keys(MEANINGS).filter((name) => !name.endsWith('_pkey')))('there is a constraint %s', (name) => {
  expect(schema.includes(`"${name}"`)).toBe(true);
});

test.each([
  ['23505', 'price_rule_name', ERROR.ruleNameTaken, 200],
  ['23514', 'meal_quota', ERROR.invalidInput, 200],
  ['23505', 'nobody_thought_of_it', ERROR.clashes, 200],
  ['23503', undefined, ERROR.clashes, 200],
  ['23P01', undefined, ERROR.clashes, 200],
  // An empty column is an error of our code.
  ['23502', undefined, ERROR.serverFailed, 500],
  ['57014', undefined, ERROR.tookTooLong, 503],
  ['25P03', undefined, ERROR.tookTooLong, 503],
  ['55P03', undefined, ERROR.lockedByOthers, 503],
  ['40P01', undefined, ERROR.lockedByOthers, 503],
  ['53300', undefined, ERROR.tooManyAtOnce, 503],
  ['57P01', undefined, ERROR.serverBusy, 503],
  // A full disk, an exhausted quota, a server that has become a standby, a read-only disk.
  ['53100', undefined, ERROR.serverBusy, 503],
  ['ENOSPC', undefined, ERROR.serverBusy, 503],
  ['EDQUOT', undefined, ERROR.serverBusy, 503],
  ['25006', undefined, ERROR.serverBusy, 503],
  ['EROFS', undefined, ERROR.serverBusy, 503],
])('%s of %s is answered with %i', (state, constraint, code, status) => {
  expect(toFailure(broken(state, constraint))).toMatchObject({ code, status });
});

test.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
  'what comes after the end of a connection may be asked again: %s',
  (message) => {
    const error = new Error('Failed query', { cause: new Error(message) });
    expect(toFailure(error)).toMatchObject({ code: ERROR.serverBusy, status: 503 });
  },
);

test('a pool without a free connection says so', () => {
  const error = new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') });
  expect(toFailure(error)).toMatchObject({ code: ERROR.tooManyAtOnce, status: 503 });
});

test.each([
  ['could not open file "base/5/16390_fsm": Read-only file system', ERROR.serverBusy, 503],
  ['permission denied for table branch', ERROR.serverFailed, 500],
])('a lack of rights that is one of the disk passes: %s', (message, code, status) => {
  const cause = Object.assign(new Error(message), { code: '42501' });
  expect(toFailure(new Error('Failed query', { cause }))).toMatchObject({ code, status });
});
