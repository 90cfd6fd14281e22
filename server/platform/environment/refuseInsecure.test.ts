import { readEnvironment } from './environment';
import { gatewayOf, refuseInsecure } from './refuseInsecure';

const DATABASE_URL = 'postgres://console@db/console';
const start = (given: Record<string, string>) => () => refuseInsecure(readEnvironment(given));
const SAFE = { DATABASE_URL, SMS_PROVIDER: 'none' };

test('what is for trying out is refused on a database server and in production, all of it in one message', () => {
  const open = { SMS_TEST_CODE: '1', ARGON2_KIB: '1024', CLOCK: '2026-03-08 09:00:00', CAPTCHA_PROVIDER: 'pass' };
  expect(start({ ...open, DATABASE_URL })).toThrow(
    [
      'The server does not start like this with DATABASE_URL (ALLOW_INSECURE=1 starts it all the same):',
      '- SMS_PROVIDER=console prints every code: choose http or none.',
      '- CAPTCHA_PROVIDER=pass lets every robot in: choose picture.',
      '- SMS_TEST_CODE=1 makes 000000 the code of every mobile: leave it out.',
      '- ARGON2_KIB makes passwords cheap to guess: 19456 or more.',
      '- CLOCK moves the time of sessions and codes: leave it out.',
    ].join('\n'),
  );
  expect(start({ NODE_ENV: 'production' })).toThrow('with NODE_ENV=production');
  expect(start({ ...SAFE, CLOCK: open.CLOCK })).toThrow(/:\n- CLOCK .*$/);
});

test('a bucket is spoken to by TLS, unless it is on this machine', () => {
  const bucket = (endpoint: string) => start({ ...SAFE, S3_ENDPOINT: endpoint });
  expect(bucket('http://s3.example.com')).toThrow(/- S3_ENDPOINT without TLS/);
  for (const endpoint of ['https://s3.example.com', 'http://127.0.0.1:9000', 'http://localhost:9000'])
    expect(bucket(endpoint)).not.toThrow();
});

test('what is safe starts, and what is unsafe where it was asked for or nobody else is', () => {
  expect(start(SAFE)).not.toThrow();
  expect(start({ SMS_TEST_CODE: '1', CAPTCHA_PROVIDER: 'pass' })).not.toThrow();
  expect(start({ DATABASE_URL, SMS_TEST_CODE: '1', ALLOW_INSECURE: '1' })).not.toThrow();
});

test('a gateway for messages needs an address and a secret', () => {
  const given = { SMS_PROVIDER: 'http', SMS_URL: 'https://sms.example.com/send', SMS_SECRET: '0123456789abcdef' };
  expect(gatewayOf(readEnvironment(given))).toEqual({ url: given.SMS_URL, secret: given.SMS_SECRET });
  expect(() => gatewayOf(readEnvironment({ ...given, SMS_SECRET: '' }))).toThrow('SMS_SECRET');
  expect(() => readEnvironment({ ...given, SMS_SECRET: 'short' })).toThrow('SMS_SECRET: wanted');
});
