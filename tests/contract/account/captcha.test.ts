import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { userApi } from '../../../src/contract/account/sign-in';
import { ERROR } from '../../../src/contract/error-codes';
import { main, MAIN_ENGINE } from '../../support/backends';
import { Client } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';

const { captcha, aliCaptchaSmsTimes, mobileLogin } = userApi;
const smsType = 'ERP_LOGIN' as const;
const SMS_SECRET = 'the secret of the gateway';

/** The gateway of text messages: what it was told, and what it answers. */
function openGateway() {
  const told: { phone: string; text: string; key: string }[] = [];
  const gateway = { told, status: 200, url: '', close: () => Promise.resolve() };
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      const message = JSON.parse(body) as { phone: string; text: string };
      told.push({ ...message, key: String(req.headers['idempotency-key']) });
      res.writeHead(gateway.status).end();
    });
  });
  return new Promise<typeof gateway>((done) => {
    server.listen(0, '127.0.0.1', () => {
      // A server that listens on a port has an address object.
      gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
      gateway.close = () => new Promise((closed) => void server.close(() => closed()));
      done(gateway);
    });
  });
}

describe.each(MAIN_ENGINE)('what proves a person, and how codes are sent ($engine)', ({ start }) => {
  let gateway: Awaited<ReturnType<typeof openGateway>>;
  let backend: HostedBackend;
  let client: Client;
  let address = 0;

  beforeAll(async () => {
    gateway = await openGateway();
    backend = await start({
      ...{ SMS_TEST_CODE: '', CAPTCHA_PROVIDER: 'picture', TRUST_PROXY: '1' },
      ...{ SMS_PROVIDER: 'http', SMS_URL: gateway.url, SMS_SECRET },
    });
    client = new Client(backend.origin);
  });
  afterAll(async () => {
    await backend.stop();
    await gateway.close();
  });
  beforeEach(() => (address += 1));

  const from = () => ({ headers: { 'x-forwarded-for': `10.0.1.${address}` } });
  const solved = async () => {
    const { data } = await client.call(captcha, { kind: 'work' }, from());
    for (let n = 0; ; n += 1) {
      const hash = createHash('sha256').update(`${data.id} ${n}`).digest();
      if (hash.readUInt32BE(0) >>> (32 - data.bits) === 0) return `${data.id} ${n}`;
    }
  };
  const send = (phone: string, captchaVerifyParam: string) =>
    client.call(aliCaptchaSmsTimes, { phone, smsType, captchaVerifyParam }, from());

  test('a code goes to the gateway once, and signs in', async () => {
    const phone = '13800000002';
    const answer = await send(phone, await solved());
    expect(answer.data).toEqual({ sent: true, leftTimes: 9, waitSeconds: 60 });
    expect(gateway.told).toEqual([
      { phone, text: expect.stringMatching(/^\d{6}$/), key: expect.stringMatching(/^code-\d+$/) },
    ]);
    const code = gateway.told[0]?.text ?? '';
    const { data } = await client.call(mobileLogin, { phone, code, smsType }, from());
    expect(data.users.map(({ loginName }) => loginName)).toContain('op.hubei');
  });

  test('a solution is good once, and nothing passes without one', async () => {
    const solution = await solved();
    expect((await send('19900000001', solution)).code).toBe(200);
    for (const wrong of [solution, 'pass', '', `${solution.split(' ')[0]} AAAAA`])
      expect((await send('19900000002', wrong)).code).toBe(ERROR.captchaFailed);
  });

  test('whoever fails ten times has to wait, with a good solution too', async () => {
    for (let i = 0; i < 10; i += 1) expect((await send('19900000003', 'robot')).code).toBe(ERROR.captchaFailed);
    expect((await send('19900000003', await solved())).status).toBe(429);
  });

  test('a picture comes with the challenge; thirty a minute for an address', async () => {
    const { data } = await client.call(captcha, { kind: 'picture' }, from());
    expect(data).toMatchObject({ kind: 'picture', bits: 0, image: expect.stringMatching(/^data:image\/png;base64,/) });
    const more = await Promise.all(Array.from({ length: 30 }, () => client.call(captcha, { kind: 'work' }, from())));
    expect(more.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  const at = async (CLOCK: string) => {
    backend = await backend.reopen({ CLOCK });
    client = new Client(backend.origin);
  };
  const told = async (phone: string) => {
    expect((await send(phone, await solved())).code).toBe(200);
    return gateway.told.at(-1)?.text ?? '';
  };

  test('a code is over as soon as another one is sent, also once that one is used', async () => {
    const phone = '13800000002';
    await at('2026-03-08 12:00:00');
    const first = await told(phone);
    await at('2026-03-08 12:03:00');
    const second = await told(phone);
    const enter = async (code: string) => (await client.call(mobileLogin, { phone, code, smsType }, from())).code;
    expect(await enter(second)).toBe(200);
    for (const code of [first, second]) expect(await enter(code)).toBe(ERROR.wrongSmsCode);
  });

  test('whoever has had all his messages is told how long it is until the next one', async () => {
    const phone = '13800000005';
    for (const minute of ['00', '02', '04', '06', '08']) {
      await at(`2026-03-08 14:${minute}:00`);
      await told(phone);
    }
    await at('2026-03-08 14:10:00');
    const refused = await send(phone, await solved());
    expect(refused.code).toBe(ERROR.smsTooOften);
    // An hour after the first one; the clock goes on while a message is on its way.
    const seconds = Number(/\d+/.exec(refused.msg)?.[0]);
    expect(Math.abs(seconds - 3000)).toBeLessThan(60);
    await at('2026-03-08 15:01:00');
    await told(phone);
  });

  test('a gateway that fails is said to be busy', async () => {
    gateway.status = 500;
    const before = gateway.told.length;
    expect((await send('13800000003', await solved())).status).toBe(503);
    expect(new Set(gateway.told.slice(before).map(({ key }) => key)).size).toBe(1);
    expect(gateway.told).toHaveLength(before + 3);
  });
});

test('an installation without messages says so', async () => {
  const backend = await main.start({ SMS_PROVIDER: 'none' });
  const client = new Client(backend.origin);
  const given = { phone: '13800000002', smsType, captchaVerifyParam: 'pass' };
  expect((await client.call(captcha, {})).data).toMatchObject({ kind: 'none' });
  expect((await client.call(aliCaptchaSmsTimes, given)).code).toBe(ERROR.smsIsOff);
  await backend.stop();
});
