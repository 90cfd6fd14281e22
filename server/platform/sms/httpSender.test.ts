import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpSender, signatureOf } from './httpSender';

const SECRET = 'a secret of sixteen';
const MESSAGE = { phone: '13800000002', text: '验证码 123456', key: 'code-7' };
const POLICY = { timeoutMs: 150, pausesMs: [1, 1] };

interface Asked {
  headers: IncomingMessage['headers'];
  body: string;
}

let server: Server;
let asked: Asked[] = [];
/** Answers of the gateway, one by one; the last one stays. */
let answers: ((res: ServerResponse) => void)[] = [];

const answer = (status: number) => (res: ServerResponse) => res.writeHead(status).end('{}');
const silence = () => undefined;

beforeAll(async () => {
  server = createServer((req, res) => {
    let body = '';
    req.setEncoding('utf8').on('data', (part: string) => (body += part));
    req.on('end', () => {
      asked.push({ headers: req.headers, body });
      (answers.length > 1 ? answers.shift() : answers[0])?.(res);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (asked = []));

function send() {
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return httpSender(
    { url: `http://127.0.0.1:${port}/sms`, secret: SECRET, clock: () => 1_772_413_200_000 },
    POLICY,
  )(MESSAGE);
}

test('a message is signed, with its key and the time', async () => {
  answers = [answer(200)];
  await send();
  const [{ headers, body }] = asked as [Asked];
  expect(JSON.parse(body)).toEqual({ phone: MESSAGE.phone, text: MESSAGE.text });
  const time = '1772413200000';
  expect(headers).toMatchObject({
    'idempotency-key': MESSAGE.key,
    'x-timestamp': time,
    'x-signature': signatureOf(SECRET, { time, key: MESSAGE.key, body }),
  });
  expect(signatureOf(SECRET, { time: '1', key: 'k', body: '{}' })).toBe(
    '355fc136e4021381c8b916b80c34394404581f1554d9e3c956ef4f066ce9df10',
  );
});

test('a busy, broken or silent gateway is asked again with the same key, three times in all', async () => {
  answers = [answer(503), silence, answer(202)];
  await send();
  expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual(['code-7', 'code-7', 'code-7']);
  asked = [];
  answers = [answer(500)];
  await expect(send()).rejects.toThrow('HTTP 500');
  expect(asked).toHaveLength(3);
  answers = [silence];
  await expect(send()).rejects.toThrow('TimeoutError');
});

test('what the gateway means is not asked again, and no redirect is followed', async () => {
  for (const [status, said] of [
    [400, 'HTTP 400'],
    [401, 'HTTP 401'],
    [409, 'HTTP 409'],
  ] as const) {
    asked = [];
    answers = [answer(status)];
    await expect(send()).rejects.toThrow(said);
    expect(asked).toHaveLength(1);
  }
  answers = [(res) => res.writeHead(302, { location: '/elsewhere' }).end()];
  await expect(send()).rejects.toThrow('refused');
});
