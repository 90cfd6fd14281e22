import { type Environment, InvalidEnvironment, RECOMMENDED_KIB } from './environment';

/** What lets strangers in, or tells them how to. */
const OPEN: readonly (readonly [isOpen: (environment: Environment) => boolean, what: string])[] = [
  [({ SMS_PROVIDER }) => SMS_PROVIDER === 'console', 'SMS_PROVIDER=console prints every code: choose http or none'],
  [({ CAPTCHA_PROVIDER }) => CAPTCHA_PROVIDER === 'pass', 'CAPTCHA_PROVIDER=pass lets every robot in: choose picture'],
  [({ SMS_TEST_CODE }) => SMS_TEST_CODE, 'SMS_TEST_CODE=1 makes 000000 the code of every mobile: leave it out'],
  [
    ({ ARGON2_KIB }) => ARGON2_KIB < RECOMMENDED_KIB,
    `ARGON2_KIB makes passwords cheap to guess: ${RECOMMENDED_KIB} or more`,
  ],
  [
    ({ S3_ENDPOINT = '' }) => /^http:\/\/(?!127\.|localhost)/.test(S3_ENDPOINT),
    'S3_ENDPOINT without TLS shows files to the network and lets it change them: https',
  ],
  [({ CLOCK }) => CLOCK !== undefined, 'CLOCK moves the time of sessions and codes: leave it out'],
];

/** A company works with it, and nobody sits before its console. */
export const isInEarnest = ({ DATABASE_URL, NODE_ENV }: Partial<Pick<Environment, 'DATABASE_URL' | 'NODE_ENV'>>) =>
  DATABASE_URL !== undefined || NODE_ENV === 'production';

/** Refuses to start on a database server or in production with settings that are meant for trials. */
export function refuseInsecure(environment: Environment) {
  const { ALLOW_INSECURE, DATABASE_URL } = environment;
  if (ALLOW_INSECURE || !isInEarnest(environment)) return;
  const found = OPEN.filter(([isOpen]) => isOpen(environment)).map(([, what]) => `- ${what}.`);
  if (found.length === 0) return;
  const where = DATABASE_URL ? 'with DATABASE_URL' : 'with NODE_ENV=production';
  throw new InvalidEnvironment(
    [`The server does not start like this ${where} (ALLOW_INSECURE=1 starts it all the same):`, ...found].join('\n'),
  );
}

/** A gateway for messages has an address and a secret. */
export function gatewayOf({ SMS_URL: url, SMS_SECRET: secret }: Environment) {
  if (!url || !secret) throw new InvalidEnvironment('SMS_PROVIDER=http needs SMS_URL and SMS_SECRET.');
  return { url, secret };
}
