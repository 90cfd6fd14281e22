import { setTimeout as pause } from 'node:timers/promises';
import { Client as PgClient } from 'pg';
import { ERROR } from '../../../src/contract/error-codes';
import { userApi } from '../../../src/contract/account/sign-in';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { Client } from '../../support/client';
import { meanwhile } from '../../support/meanwhile';
import { SEED_PASSWORD } from '../../support/seed';

const { usernameLogin, aliCaptchaSmsTimes, mobileLogin, checkLoginPhone, getUserListAndToken, selectUserLogin } =
  userApi;
const smsType = 'ERP_LOGIN' as const;

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

describe.each(MAIN_ENGINE)('the limits of signing in ($engine)', ({ start }) => {
  let backend: Backend;
  let client: Client;
  let address = 0;

  beforeAll(async () => {
    backend = await start({ SMS_TEST_CODE: '', TRUST_PROXY: 'loopback' });
    client = new Client(backend.origin);
  });
  afterAll(() => backend.stop());
  // The limits count what comes from one address: each test has its own, as behind a proxy.
  beforeEach(() => (address += 1));

  const from = (host = address) => ({ headers: { 'x-forwarded-for': `10.0.0.${host}` } });
  const signIn = (username: string, password = SEED_PASSWORD, host = address) =>
    client.call(usernameLogin, { username, password }, from(host));
  /** With a captcha solved. */
  const asPerson = (username: string, password = SEED_PASSWORD, host = address) =>
    client.call(usernameLogin, { username, password, captchaVerifyParam: 'pass' }, from(host));
  const codesOf = async (answers: ReturnType<typeof signIn>[]) => (await Promise.all(answers)).map(({ code }) => code);

  test('a name is trimmed, and its case does not matter', async () => {
    expect((await signIn('  OP.hubei ')).data.userInfo.loginName).toBe('op.hubei');
  });

  test('after three wrong passwords a captcha, after five a lock: for this address and nobody else', async () => {
    for (let i = 0; i < 3; i += 1) expect((await signIn('op.hubei', 'wrong')).code).toBe(ERROR.wrongCredentials);
    expect((await signIn('op.hubei')).code).toBe(ERROR.captchaNeeded);
    for (let i = 0; i < 2; i += 1) expect((await asPerson('op.hubei', 'wrong')).code).toBe(ERROR.wrongCredentials);
    expect((await asPerson('op.hubei')).code).toBe(ERROR.accountLocked);
    expect((await signIn('op.hubei')).code).toBe(ERROR.accountLocked);
    expect((await signIn('show.clerk')).code).toBe(200);
    expect((await signIn('op.hubei', SEED_PASSWORD, 201)).code).toBe(200);
  });

  test('an account that is guessed from everywhere wants a captcha everywhere, and opens for its user', async () => {
    for (let host = 210; host < 215; host += 1)
      for (let i = 0; i < 2; i += 1)
        expect((await signIn('multi.hubei', 'wrong', host)).code).toBe(ERROR.wrongCredentials);
    expect((await signIn('multi.hubei')).code).toBe(ERROR.captchaNeeded);
    expect((await asPerson('multi.hubei')).code).toBe(200);
  });

  test('a solution that is wrong opens nothing', async () => {
    for (let i = 0; i < 3; i += 1) await signIn('nobody.here', 'wrong');
    const given = { username: 'nobody.here', password: 'wrong', captchaVerifyParam: 'robot' };
    expect((await client.call(usernameLogin, given, from())).code).toBe(ERROR.captchaFailed);
  });

  test('parallel guesses count as well', async () => {
    const codes = await codesOf(Array.from({ length: 12 }, () => asPerson('audit.ro', 'wrong')));
    expect(codes.filter((code) => code === ERROR.wrongCredentials)).toHaveLength(5);
    expect(codes.filter((code) => code === ERROR.accountLocked)).toHaveLength(7);
    expect((await asPerson('audit.ro')).code).toBe(ERROR.accountLocked);
  });

  test('the right password counts for nothing: twelve at once get in', async () => {
    expect(await codesOf(Array.from({ length: 12 }, () => signIn('show.clerk')))).toEqual(Array(12).fill(200));
    // A whole house behind one address.
    expect(await codesOf(Array.from({ length: 30 }, () => signIn('show.clerk')))).toEqual(Array(30).fill(200));
  });

  test('an unknown name is answered like a known one', async () => {
    for (let i = 0; i < 5; i += 1) expect((await asPerson('nobody', 'wrong')).code).toBe(ERROR.wrongCredentials);
    expect((await asPerson('nobody', 'wrong')).code).toBe(ERROR.accountLocked);
  });

  test('a right password forgets the wrong ones', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) await asPerson('multi.audit', 'wrong');
      expect((await asPerson('multi.audit')).code).toBe(200);
    }
  });

  test('an address has twenty failures a minute', async () => {
    const names = Array.from({ length: 21 }, (_, i) => `nobody${i}`);
    const statuses: number[] = [];
    for (const name of names) statuses.push((await signIn(name, 'wrong')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  test('codes: a captcha, a pause, five tries, one use', async () => {
    const phone = '13800000002';
    const send = (captchaVerifyParam = 'pass') =>
      client.call(aliCaptchaSmsTimes, { phone, smsType, captchaVerifyParam }, from());
    const enter = (code: string) => client.call(mobileLogin, { phone, code, smsType });
    expect((await send('robot')).code).toBe(ERROR.captchaFailed);
    expect((await enter('000000')).code).toBe(ERROR.wrongSmsCode);
    const since = Date.now();
    expect((await send()).data).toEqual({ sent: true, leftTimes: 9, waitSeconds: 60 });
    const again = await send();
    expect(again.code).toBe(ERROR.smsTooOften);
    // The pause has begun with the first answer, which may be a while ago.
    const seconds = Number(/\d+/.exec(again.msg)?.[0]);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(seconds).toBeGreaterThanOrEqual(60 - Math.ceil((Date.now() - since) / 1_000));
    for (let i = 0; i < 5; i += 1) expect((await enter('000000')).code).toBe(ERROR.wrongSmsCode);
    expect((await enter('000000')).code).toBe(ERROR.smsCodeExpired);
  });

  test('a number of nobody gets the same answer to everything but checkLoginPhone', async () => {
    const phone = '19900000000';
    const sent = await client.call(aliCaptchaSmsTimes, { phone, smsType, captchaVerifyParam: 'pass' });
    expect(sent.data).toEqual({ sent: true, leftTimes: 9, waitSeconds: 60 });
    expect((await client.call(mobileLogin, { phone, code: '123456', smsType })).code).toBe(ERROR.wrongSmsCode);
    expect((await client.call(checkLoginPhone, { phone })).data).toEqual({ exists: false });
    expect((await client.call(checkLoginPhone, { phone: '13800000005' })).data).toEqual({ exists: true });
  });

  test('an unknown ticket of single sign-on is answered with nothing', async () => {
    expect((await client.call(getUserListAndToken, { uuid: 'unknown' })).code).toBe(ERROR.notFound);
  });

  onPostgres('of two who choose with one pre-token one is signed in', async () => {
    const uuid = 'one-of-two';
    const database = new PgClient({ connectionString: backend.databaseUrl });
    await database.connect();
    await database.query(`insert into sso_ticket (uuid, login_names) values ('${uuid}', '{multi.hubei}')`);
    await database.end();
    const { token } = await client.data(getUserListAndToken, { uuid });
    const choose = () => new Client(backend.origin, token).call(selectUserLogin, { loginName: 'multi.hubei' });
    const answers = await meanwhile(
      backend.databaseUrl,
      { before: `select from session where kind = 'pre' for update`, many: 2 },
      () => Promise.all([choose(), choose()]),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.sessionExpired]);
  });

  onPostgres('who is disabled while he signs in stays disabled, and has no session', async () => {
    const database = new PgClient({ connectionString: backend.databaseUrl });
    await database.connect();
    try {
      await database.query('begin');
      await database.query(`update app_user set status = 0 where login_name = 'audit.ro'`);
      const asked = signIn('audit.ro');
      const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while ((await database.query(isWaiting)).rowCount === 0) await pause(20);
      await database.query('commit');
      expect((await asked).code).toBe(ERROR.accountDisabled);
      const known = `select status, (select count(*)::int from session where user_id = u.user_id) as sessions`;
      const { rows } = await database.query(`${known} from app_user u where login_name = 'audit.ro'`);
      expect(rows).toEqual([{ status: 0, sessions: 0 }]);
    } finally {
      await database.end();
    }
  });
});
