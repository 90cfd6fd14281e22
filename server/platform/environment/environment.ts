import { join } from 'node:path';
import * as z from 'zod';
import { FILE_STORE } from '../../../src/contract/tasks/storage';
import { MINUTE, SECOND } from '../clock';
import { Spoken } from '../fault';
import {
  anyText,
  day,
  httpUrl,
  keyList,
  list,
  matching,
  moment,
  numbers,
  oneOf,
  origin,
  postgres,
  proxies,
  rates,
  toggle,
  whole,
} from './readers';

/** Memory of argon2 in KiB, as OWASP recommends it with two passes. */
export const RECOMMENDED_KIB = 19_456;

const host = matching(/^[\w.:[\]-]{1,253}$/, 'a name or an address');

/** Every variable that the backend reads; docs/operations.md says what each is for. */
const schema = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').optional(),
  PORT: whole(0, 65_535).default(8000),
  HOST: host.default('127.0.0.1'),
  ALLOWED_HOSTS: list(/^(?:\*|[\w.:[\]-]{1,253})$/, 'names of hosts').optional(),
  PUBLIC_ORIGIN: origin.optional(),
  TRUST_PROXY: proxies.default(false),
  DATA_DIR: anyText.default(() => join(process.cwd(), '.data')),
  DATABASE_URL: postgres.optional(),
  POOL_MAX: whole(1, 1_000).default(10),
  JOB_POOL_MAX: whole(1, 1_000).default(4),
  CONNECTION_TIMEOUT_MS: whole(0, 3_600_000).default(10 * SECOND),
  STATEMENT_TIMEOUT_MS: whole(0, 3_600_000).default(MINUTE),
  LOCK_TIMEOUT_MS: whole(0, 3_600_000).default(15 * SECOND),
  IDLE_TIMEOUT_MS: whole(0, 3_600_000).default(MINUTE),
  FILE_STORE: oneOf(...FILE_STORE).default('database'),
  FILE_DIR: anyText.optional(),
  S3_ENDPOINT: origin.optional(),
  S3_BUCKET: matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket').optional(),
  S3_REGION: matching(/^[\w-]{1,40}$/, 'a region such as eu-central-1').default('us-east-1'),
  S3_PREFIX: matching(/^[\w-]{1,60}$/, 'letters, digits and hyphens').optional(),
  S3_ACCESS_KEY: anyText.optional(),
  S3_SECRET_KEY: anyText.optional(),
  FILE_QUOTA_USER_MB: whole(0, 100_000_000).default(1_024),
  FILE_QUOTA_BRANCH_MB: whole(0, 100_000_000).default(20_480),
  FILE_QUOTA_MB: whole(0, 100_000_000).default(204_800),
  ERP_WRITE_AFTER_HOURS: whole(0, 8_760).optional(),
  UPLOAD_UNUSED_HOURS: whole(1, 8_760).default(72),
  RETENTION: numbers('days by name such as operationLog:1825,exportJob:90').default(() => new Map<string, number>()),
  WORKER: toggle.default(true),
  EXPORT_WORKERS: whole(0, 64).optional(),
  IMPORT_WORKER: toggle.default(true),
  SEED_PASSWORD: anyText.optional(),
  SEED_DAY: day.optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').optional(),
  OPS_PORT: whole(0, 65_535).optional(),
  OPS_HOST: host.default('127.0.0.1'),
  FRAME_HOSTS: list(/^https?:\/\/[\w.*:[\]-]+$/, 'origins such as https://example.com').default([]),
  MICRO_APP: toggle.default(true),
  MICRO_ORIGIN: origin.optional(),
  API_DOCS: toggle.optional(),
  PAGES: toggle.default(true),
  DEMO: toggle.default(false),
  ARGON2_KIB: whole(1_024, 1_048_576).default(RECOMMENDED_KIB),
  APP_KEY: keyList.optional(),
  ERP_KEY: keyList.optional(),
  ADDRESS_RATE: whole(0, 100_000).default(200),
  SIGN_IN_RATE: whole(0, 100_000).default(30),
  CALL_RATES: rates.optional(),
  SMS_PROVIDER: oneOf('console', 'http', 'none').default('console'),
  SMS_URL: httpUrl.optional(),
  SMS_SECRET: matching(/^.{16,}$/, 'sixteen characters or more').optional(),
  CAPTCHA_PROVIDER: oneOf('picture', 'pass').default('picture'),
  ALLOW_INSECURE: toggle.default(false),
  SMS_TEST_CODE: toggle.default(false),
  CLOCK: moment.optional(),
  PASSWORD: anyText.optional(),
});

export type Environment = z.output<typeof schema>;

/** Whether the demonstration pages are there (docs/console.md#demo-pages). */
export const showsDemo = ({ DEMO, NODE_ENV }: Partial<Pick<Environment, 'DEMO' | 'NODE_ENV'>>) =>
  DEMO === true || NODE_ENV === 'development';

/** The names of all variables. */
export const VARIABLES = Object.keys(schema.shape);

/** Variables whose value no message repeats. */
const SECRET = /PASSWORD|SECRET|KEY|DATABASE_URL/;

/** Variables are wrong; the message names each with what it should be. */
export class InvalidEnvironment extends Spoken {}

/** The variables in force: read once, at the start. An empty one counts as absent. */
export function readEnvironment(given: NodeJS.ProcessEnv = process.env): Environment {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${SECRET.test(name) ? name : `${name}=${set[name] ?? ''}`}: wanted is ${message}.`;
  });
  throw new InvalidEnvironment(lines.join('\n'));
}
