import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { resolve } from 'node:path';
import { profileApi } from '../../../src/contract/account/profile';
import { userApi } from '../../../src/contract/account/sign-in';
import { main } from '../../support/backends';
import { Client } from '../../support/client';
import { hasNginx, hasTlsNginx, startNginx, startTlsNginx } from '../../support/nginx';
import { SEED_PASSWORD } from '../../support/seed';

/** The address that a sign-in through here is kept under. */
async function addressSeen(origin: string, forwarded?: string) {
  const client = new Client(origin);
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const input = { username: 'op.hubei', password: SEED_PASSWORD };
  client.token = (await client.call(userApi.usernameLogin, input, { headers })).data.token;
  const [current] = await client.data(profileApi.signIns, {});
  return current?.ip;
}

/** As a client behind two proxies sends it, having invented the first part. */
const CHAIN = '1.1.1.1, 2.2.2.2, 3.3.3.3';

test.each([
  ['', '127.0.0.1'],
  ['false', '127.0.0.1'],
  ['0', '127.0.0.1'],
  ['1', '3.3.3.3'],
  ['2', '2.2.2.2'],
  ['true', '1.1.1.1'],
  ['loopback', '3.3.3.3'],
  ['127.0.0.1, 3.3.3.0/24', '2.2.2.2'],
  ['10.0.0.1', '127.0.0.1'],
])('TRUST_PROXY=%s takes the client of a chain for %s', async (TRUST_PROXY, seen) => {
  const backend = await main.start({ TRUST_PROXY });
  try {
    expect(await addressSeen(backend.origin, CHAIN)).toBe(seen);
    expect(await addressSeen(backend.origin)).toBe('127.0.0.1');
  } finally {
    await backend.stop();
  }
});

(hasNginx ? test : test.skip)('behind nginx one hop is the client, whatever he claims', async () => {
  const backend = await main.start({ TRUST_PROXY: '1' });
  const nginx = await startNginx(backend.origin);
  try {
    expect(await addressSeen(nginx.origin)).toBe('127.0.0.1');
    expect(await addressSeen(nginx.origin, '9.9.9.9')).toBe('127.0.0.1');
  } finally {
    await nginx.stop();
    await backend.stop();
  }
});

/** Over HTTP/2: what the browser is answered, and how long it is to ask by TLS only. */
async function answerOver2(port: number) {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  try {
    const request = session.request({ ':path': '/base/api/nothing' });
    const [headers] = (await once(request, 'response')) as [Record<string, string>];
    return [session.alpnProtocol, headers[':status'], headers['strict-transport-security']];
  } finally {
    session.close();
  }
}

(hasTlsNginx ? test : test.skip)(
  'the proxy that is shipped is valid, and speaks HTTP/2 where it has a certificate',
  async () => {
    const backend = await main.start({ TRUST_PROXY: '1', ALLOWED_HOSTS: '*' });
    const nginx = await startTlsNginx({ http2: true }, backend.origin);
    try {
      expect(nginx.check()).toMatchObject({ status: 0, stderr: expect.stringContaining('test is successful') });
      expect(await answerOver2(nginx.tlsPort)).toEqual(['h2', 404, 'max-age=31536000']);
      expect(await addressSeen(nginx.origin, '9.9.9.9')).toBe('127.0.0.1');
    } finally {
      await nginx.stop();
      await backend.stop();
    }
  },
);

test('the server does not start with what makes no sense', () => {
  const env = { ...process.env, PORT: 'abc', EXPORT_WORKERS: 'many', TRUST_PROXY: 'foo bar' };
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: resolve(__dirname, '../../..'),
    env,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'PORT=abc: wanted is a whole number from 0 to 65535.',
    expect.stringMatching(/^TRUST_PROXY=foo bar: wanted is a number of proxies, true, false, or their addresses/),
    'EXPORT_WORKERS=many: wanted is a whole number from 0 to 64.',
  ]);
});
