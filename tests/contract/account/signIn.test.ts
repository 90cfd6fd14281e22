import { ERROR } from '../../../src/contract/error-codes';
import { userApi } from '../../../src/contract/account/sign-in';
import { type Backend, MAIN_ENGINE } from '../../support/backends';
import { Client } from '../../support/client';
import { SEED_PASSWORD } from '../../support/seed';

const { usernameLogin, aliCaptchaSmsTimes, mobileLogin, checkLoginPhone, getUserListAndToken } = userApi;
const smsType = 'ERP_LOGIN' as const;

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

  const from = () => ({ headers: { 'x-forwarded-for': `10.0.0.${address}` } });
  const signIn = (username: string, password = SEED_PASSWORD) =>
    client.call(usernameLogin, { username, password }, from());

  test('a name is trimmed, and its case does not matter', async () => {
    expect((await signIn('  OP.hubei ')).data.userInfo.loginName).toBe('op.hubei');
  });

  test('five wrong passwords lock the account, also for the right one, and nobody else', async () => {
    for (let i = 0; i < 5; i += 1) expect((await signIn('op.hubei', 'wrong')).code).toBe(ERROR.wrongCredentials);
    expect((await signIn('op.hubei')).code).toBe(ERROR.accountLocked);
    expect((await signIn('show.clerk')).code).toBe(200);
  });

  test('parallel guesses count as well', async () => {
    const codes = (await Promise.all(Array.from({ length: 12 }, () => signIn('audit.ro', 'wrong')))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code === ERROR.wrongCredentials)).toHaveLength(5);
    expect((await signIn('audit.ro')).code).toBe(ERROR.accountLocked);
  });

  test('an unknown name is answered like a known one', async () => {
    for (let i = 0; i < 5; i += 1) expect((await signIn('nobody', 'wrong')).code).toBe(ERROR.wrongCredentials);
    expect((await signIn('nobody', 'wrong')).code).toBe(ERROR.accountLocked);
  });

  test('a right password forgets the wrong ones', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) await signIn('multi.audit', 'wrong');
      expect((await signIn('multi.audit')).code).toBe(200);
    }
  });

  test('an address has twenty tries a minute', async () => {
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
    expect((await send()).data).toEqual({ sent: true, leftTimes: 9, waitSeconds: 60 });
    const again = await send();
    expect([again.code, again.msg.includes('60')]).toEqual([ERROR.smsTooOften, true]);
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
});
