import { connect } from 'node:net';
import { fileApi } from '../../src/contract/account/files';
import { platformUserApi } from '../../src/contract/account/platform-user';
import { userApi } from '../../src/contract/account/sign-in';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { ERROR } from '../../src/contract/error-codes';
import { MAIN_ENGINE } from '../support/backends';
import { Client, signedIn } from '../support/client';
import type { HostedBackend } from '../support/host/host';
import { operations } from './operations';

const YEAR = ['99999-01-01', '99999-01-01 00:00:00', '+99999-01-01', '0000-00-00', '9999-99-99', '-1'];

/** The input with each of its texts replaced, one at a time. */
function* variants(value: unknown, text: string): Generator {
  if (typeof value === 'string') yield text;
  else if (Array.isArray(value))
    for (const [i, one] of value.entries()) for (const other of variants(one, text)) yield value.with(i, other);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value))
      for (const other of variants(one, text)) yield { ...value, [key]: other };
}

test('no text in any field of any call makes the contract fail instead of refuse', () => {
  const thrown = operations.flatMap(({ name, endpoint, input }) =>
    YEAR.flatMap((text) =>
      [...variants(input, text)].flatMap((one) => {
        try {
          endpoint.input.safeParse(one);
          return [];
        } catch (error) {
          return [`${name}: ${String(error)}`];
        }
      }),
    ),
  );
  expect(thrown).toEqual([]);
});

/** Sends this and nothing more; what comes back, and after how many milliseconds the connection is closed. */
const raw = (origin: string, text: string) =>
  new Promise<{ answer: string; ms: number }>((done) => {
    const { hostname, port } = new URL(origin);
    const from = performance.now();
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => done({ answer, ms: performance.now() - from }));
  });

const head = (path: string, headers: readonly string[]) =>
  `${[`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
const SIGN_IN = userApi.usernameLogin.path;
const JSON_TYPE = 'Content-Type: application/json';

describe.each(MAIN_ENGINE)('what a call may cost ($engine)', ({ start }) => {
  let backend: HostedBackend;

  beforeAll(async () => {
    const rates = { ADDRESS_RATE: '2', SIGN_IN_RATE: '3', CALL_RATES: `read:0,${tradeFairApi.searchList.path}:1` };
    backend = await start({ TRUST_PROXY: '1', ...rates });
  });
  afterAll(() => backend.stop());

  test('a stranger’s large body is refused by its length, before it comes', async () => {
    const { answer } = await raw(backend.origin, head(SIGN_IN, [JSON_TYPE, 'Content-Length: 20000']));
    expect(answer).toMatch(/^HTTP\/1\.1 413/);
    expect(answer).toMatch(/^connection: close/im);
    const body = JSON.stringify({ username: 'x'.repeat(20_000), password: 'x' });
    const length = body.length.toString(16);
    const chunked = `${head(SIGN_IN, [JSON_TYPE, 'Transfer-Encoding: chunked'])}${length}\r\n${body}\r\n0\r\n\r\n`;
    expect((await raw(backend.origin, chunked)).answer).toMatch(/^HTTP\/1\.1 413/);
  });

  test('a file is refused by its ticket, before it comes', async () => {
    const headers = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 5000000', 'Connection: close'];
    const ticket = `X-Upload-Ticket: ${'a'.repeat(43)}`;
    const { answer } = await raw(backend.origin, head(fileApi.uploadByTicket.path, [...headers, ticket]));
    expect(answer).toContain(`"code":${ERROR.uploadTicketInvalid}`);
  });

  test('a body that stops is not waited for', async () => {
    const stalled = `${head(SIGN_IN, [JSON_TYPE, 'Content-Length: 100'])}{"username`;
    const { answer, ms } = await raw(backend.origin, stalled);
    expect(answer).toMatch(/^HTTP\/1\.1 408/);
    expect(ms).toBeLessThan(20_000);
  });

  test('a key of ten thousand characters is refused', async () => {
    const client = new Client(backend.origin);
    const input = { username: 'op.hubei', password: 'wrong' };
    const headers = { 'idempotency-key': 'k'.repeat(10_000), 'x-forwarded-for': '10.9.0.1' };
    expect((await client.call(userApi.usernameLogin, input, { headers })).status).toBe(400);
  });

  test('an address and a sign-in have a rate, and are told when to come again', async () => {
    const from = { headers: { 'x-forwarded-for': '10.9.0.2' } };
    const ask = () => new Client(backend.origin).call(userApi.checkLoginPhone, { phone: 'none' }, from);
    // Some more are let through while these are answered, two a second.
    const answers = await Promise.all(Array.from({ length: 80 }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    const other = { headers: { 'x-forwarded-for': '10.9.0.3' } };
    expect((await new Client(backend.origin).call(userApi.checkLoginPhone, { phone: 'none' }, other)).status).toBe(200);

    const client = await signedIn(backend.origin, 'op.hubei');
    // Whatever address it comes from.
    const calls = await Promise.all(
      Array.from({ length: 120 }, (_, i) =>
        client.call(platformUserApi.userInfo, {}, { headers: { 'x-forwarded-for': `10.9.1.${i}` } }),
      ),
    );
    const late = calls.filter(({ status }) => status === 429).length;
    expect(late).toBeGreaterThan(10);
    expect(late).toBeLessThan(91);
  });

  test('a call has a rate of its own, for each who is signed in; the others go on', async () => {
    const client = await signedIn(backend.origin, 'admin.hq');
    const from = (i: number) => ({ headers: { 'x-forwarded-for': `10.9.2.${i}` } });
    const ask = (_: unknown, i: number) => client.call(tradeFairApi.searchList, {}, from(i));
    const answers = await Promise.all(Array.from({ length: 25 }, ask));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(refused[0]).toMatchObject({ success: false, code: ERROR.tooManyRequests });
    expect((await client.call(platformUserApi.userInfo, {}, from(50))).status).toBe(200);
    const other = await signedIn(backend.origin, 'op.hubei');
    expect((await other.call(tradeFairApi.searchList, {}, from(51))).status).toBe(200);
  });
});
