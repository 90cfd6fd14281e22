/* docs/domain/public-entry.md#limits */
import { publicEntryApi } from '../../../src/contract/master-data/public-entry';
import { ERROR } from '../../../src/contract/error-codes';
import { main } from '../../support/backends';
import { Client } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { customerForm } from './entryForms';
import { Applicant, smsCode } from './publicApplicant';

describe('limits of public pages', () => {
  let backend: HostedBackend;

  beforeAll(async () => {
    backend = await main.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => backend.stop());

  test('each limit holds, and says when it ends', async () => {
    const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
    const client = new Client(backend.origin);
    const sms = (phone: string, ip: string) =>
      client.call(publicEntryApi.sms, { phone, kind: 'customer', branchId: 'FDB' }, from(ip));
    expect((await sms('13700000001', '10.30.0.1')).data).toEqual({ sent: true, leftTimes: 9, waitSeconds: 60 });
    const tooSoon = await sms('13700000001', '10.30.0.2');
    expect([tooSoon.status, tooSoon.code]).toEqual([429, ERROR.tooManyRequests]);
    expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(tooSoon.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    for (let i = 2; i <= 20; i += 1) expect((await sms(`137000001${i + 10}`, '10.30.0.1')).code).toBe(200);
    const ofAddress = await sms('13700000199', '10.30.0.1');
    expect([ofAddress.status, Number(ofAddress.headers.get('retry-after')) > 80_000]).toEqual([429, true]);

    const looks = [];
    for (let i = 0; i < 11; i += 1)
      looks.push(
        await client.call(
          publicEntryApi.result,
          { entryNo: `KH2026030009${10 + i}`, queryCode: '0123456789' },
          from('10.30.0.3'),
        ),
      );
    expect(looks.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 200), 429]);

    const checks = [];
    for (let i = 0; i < 61; i += 1)
      checks.push(await client.call(publicEntryApi.usccCheck, { uscc: 'x' }, from('10.30.0.4')));
    expect(checks.filter(({ status }) => status === 429)).toHaveLength(1);

    const saver = new Applicant(backend.origin, 'customer', '10.30.0.5');
    const saves = [];
    for (let i = 0; i < 31; i += 1) saves.push((await saver.save({ custName: `第${i}次` })).status);
    expect(saves).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });

  test('one phone applies three times a day, one address five times', async () => {
    const ip = '10.30.1.1';
    const own = { ...customerForm, custName: '限额测试大药房' };
    const send = async (phone: string, from: string) => {
      const who = new Applicant(backend.origin, 'customer', from);
      return (await who.submit(await who.withPictures(own), { phone })).status;
    };
    const ofPhone = [];
    for (let i = 1; i <= 4; i += 1) ofPhone.push(await send('13700000301', `10.30.2.${i}`));
    expect(ofPhone).toEqual([200, 200, 200, 429]);
    const ofAddress = [];
    for (let i = 1; i <= 6; i += 1) ofAddress.push(await send(`1370000031${i}`, ip));
    expect(ofAddress).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('after three wrong codes an address has to compute something', async () => {
    const who = new Applicant(backend.origin);
    const form = await who.withPictures({ ...customerForm, custName: '验证测试大药房' });
    const phone = '13700000401';
    await who.client.call(publicEntryApi.sms, { phone, kind: 'customer', branchId: 'FDB' }, who.twist);
    for (let i = 0; i < 3; i += 1)
      expect((await who.submit(form, { phone, smsCode: '999999' })).code).toBe(ERROR.wrongSmsCode);
    expect((await who.submit(form, { phone, smsCode })).code).toBe(ERROR.proofNeeded);
    expect((await who.submit(form, { phone, smsCode, captcha: 'nonsense' })).code).toBe(ERROR.proofNeeded);
    expect((await who.submit(form, { phone, smsCode, captcha: 'pass' })).code).toBe(200);
  });

  test('a code is good for its phone and its page alone', async () => {
    const strict = await main.start({ TRUST_PROXY: '1', SMS_TEST_CODE: '' });
    const who = new Applicant(strict.origin);
    const form = await who.withPictures({ ...customerForm, custName: '验证码测试大药房' });
    const phone = '13700000501';
    await who.client.call(publicEntryApi.sms, { phone, kind: 'company', branchId: 'FDB' }, who.twist);
    expect((await who.submit(form, { phone, smsCode })).code).toBe(ERROR.wrongSmsCode);
    await strict.stop();
  });
});
