import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretKeysOf } from '../../../server/http/secretKeys';
import { endpoints } from '../../../src/contract';
import { fileApi } from '../../../src/contract/account/files';
import { platformUserApi } from '../../../src/contract/account/platform-user';
import { userApi } from '../../../src/contract/account/sign-in';
import type { Endpoint, Input } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { usersApi } from '../../../src/contract/system/users';
import { MAIN_ENGINE } from '../../support/backends';
import type { Client } from '../../support/client';
import { openPeople, type People, USER } from '../system/people';

const { addUser, resetPassword, detail } = usersApi;
const MIGRATIONS = join(__dirname, '../../../server/platform/database/migrations');
const PURGE = readdirSync(MIGRATIONS).find((name) => name.endsWith('_stored_secrets.sql')) ?? '';

test('whatever answers a secret says so', () => {
  const isSecret = ([, { output }]: readonly [string, Endpoint]) => secretKeysOf(output).length > 0;
  const marked = endpoints.filter(([, { secret }]) => secret).map(([name]) => name);
  expect(endpoints.filter(isSecret).map(([name]) => name)).toEqual(marked);
  expect(marked).toContain('userApi.saveBranchId');
});

/** The same call twice with one key. */
async function twice<E extends Endpoint>(client: Client, endpoint: E, input: Input<E>) {
  const twist = { headers: { 'idempotency-key': randomUUID() } };
  return [await client.call(endpoint, input, twist), await client.call(endpoint, input, twist)] as const;
}

describe.each(MAIN_ENGINE)('an answer with a secret in it ($engine)', ({ data }) => {
  let stored: Awaited<ReturnType<typeof data>>;
  let people: People;

  beforeAll(async () => {
    stored = await data();
    people = await openPeople(() => hostBackend(stored.env));
  });
  afterAll(() => stored.remove());

  const isOpen = async (client: Client) => (await client.call(platformUserApi.userInfo, {})).status === 200;

  test('a repeated choice of branch answers another token, which is good', async () => {
    const client = await people.as('op.hubei');
    const [first, second] = await twice(client, userApi.saveBranchId, { branchId: 'FDB' });
    expect(second.data.token).not.toBe(first.data.token);
    client.token = second.data.token;
    expect(await isOpen(client)).toBe(true);
  });

  test('a repeated new account is the same one, with the same password', async () => {
    const { admin, form, enter } = people;
    const given = form('twice.made', 'S00541');
    const key = { headers: { 'idempotency-key': 'made-twice' } };
    const first = await admin.call(addUser, given, key);
    const second = await admin.call(addUser, given, key);
    expect([first.code, second.code]).toEqual([200, 200]);
    expect(second.data).toEqual(first.data);
    expect(await isOpen(await enter(second.data))).toBe(true);
    expect((await admin.call(addUser, { ...given, realName: '别人' }, key)).code).toBe(ERROR.keyReused);
    const others = await admin.data(addUser, form('once.made', 'S00542'));
    expect(others.password).not.toBe(first.data.password);
  });

  test('a repeated new password is the same one, until there is another', async () => {
    const { admin, enter, versionOf } = people;
    const userId = USER.clerk;
    const key = { headers: { 'idempotency-key': 'reset-twice' } };
    const first = await admin.call(resetPassword, { userId }, key);
    const version = await versionOf(userId);
    const second = await admin.call(resetPassword, { userId }, key);
    expect(second.data).toEqual(first.data);
    expect(await versionOf(userId)).toBe(version);
    expect(await isOpen(await enter(second.data))).toBe(true);
    const another = await admin.data(resetPassword, { userId });
    expect(another.password).not.toBe(first.data.password);
    expect((await admin.call(resetPassword, { userId }, key)).code).toBe(ERROR.repeatedRequest);
    expect(await isOpen(await enter(another))).toBe(true);
  });

  test('of two repetitions at once one is told to wait, or both have the same answer', async () => {
    const { admin, form, enter } = people;
    const given = form('both.made', 'S00531', { branchId: 'FDD', loginBranchIds: ['FDD'] });
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const answers = await Promise.all([1, 2, 3].map(() => admin.call(addUser, given, key)));
    const made = answers.filter(({ code }) => code === 200);
    expect(new Set(made.map(({ data: { password } }) => password)).size).toBe(1);
    expect(answers.filter(({ code }) => code !== 200 && code !== ERROR.stillRunning)).toEqual([]);
    expect(await isOpen(await enter(made[0]!.data))).toBe(true);
    expect((await admin.data(detail, { userId: made[0]!.data.userId })).loginName).toBe('both.made');
  });

  test('none of it is in the database, and what an earlier version kept goes', async () => {
    const { admin, backend } = people;
    const secrets = [
      ...(await twice(admin, userApi.saveBranchId, { branchId: 'FDA' })).map((one) => one.data.token),
      ...(await twice(admin, fileApi.addTicket, { bizType: 'prize' })).map((one) => one.data.ticket),
      ...(await twice(admin, resetPassword, { userId: USER.auditor })).map((one) => one.data.password),
    ];
    expect(secrets).toHaveLength(6);
    await backend.stop();
    const keep = (key: string, answer: object) =>
      `insert into idempotency (owner, key, request_hash, answer, at) values ('x', '${key}', 'x', '${JSON.stringify(answer)}', now())`;
    const migration = readFileSync(join(MIGRATIONS, PURGE), 'utf8');
    const answers = await hostSteps(stored.env, [
      { sql: `select * from idempotency` },
      { sql: keep('session', { token: 'abc', branchId: 'FDA' }) },
      { sql: keep('screen', { screenToken: 'abc' }) },
      { sql: keep('fair', { tradeFairId: '70001', ticketNo: 'T000001' }) },
      { sql: migration },
      { sql: `select key from idempotency where owner = 'x'` },
    ]);
    for (const secret of secrets) expect(JSON.stringify(answers[0])).not.toContain(secret);
    expect(answers.at(-1)).toEqual([{ key: 'fair' }]);
  });
});
