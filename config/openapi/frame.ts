import texts from '../../locales/en-US/errors';
import { ERROR } from '../../src/contract/error-codes';
import type { Json, JsonObject } from './schemas';

const codes = (names: readonly (keyof typeof ERROR)[]) => names.map((name) => ERROR[name]);
const explain = (listed: readonly number[]) =>
  listed.map((code) => `${code} ${Object.entries(texts).find(([key]) => key === String(code))?.[1] ?? ''}`).join('\n');

/** What every answer carries around its data (docs/domain/platform.md#envelope). */
const FRAME = {
  code: { type: 'integer' },
  success: { type: 'boolean' },
  msg: { type: 'string' },
  requestId: { type: 'string' },
  serverTime: { type: 'integer', description: "Milliseconds since the epoch, by the server's clock." },
} as const;
const REQUIRED = ['code', 'success', 'msg', 'data', 'requestId', 'serverTime'];

/** A successful answer with its data. */
export const success = (data: Json): JsonObject => ({
  allOf: [{ $ref: '#/components/schemas/Success' }, { type: 'object', properties: { data } }],
});

const codeOf = (listed: readonly number[]) => ({ type: 'integer', enum: listed, description: explain(listed) });

const failure = (code: Json) => ({
  type: 'object',
  properties: {
    ...FRAME,
    code,
    success: { const: false },
    msg: { type: 'string', description: 'For the user, in the language of Accept-Language.' },
    data: {
      description:
        'Invalid input: the wrong fields. Warnings to accept: `{ warnings }`. A stale version: the current record.',
    },
  },
  required: REQUIRED,
});

const json = (schema: Json) => ({ 'application/json': { schema } });

/** HTTP failures by name; each operation lists those that it can answer. */
const HTTP_FAILURES = {
  Unreadable: ['400', 'The request cannot be read.', ['invalidInput']],
  SessionOver: ['401', 'There is no session, or not any more.', ['sessionExpired', 'badSignature', 'clockSkew']],
  NotGranted: ['403', 'The user may not make this call.', ['notGranted']],
  Unknown: ['404', 'There is no such address.', ['unknownPath']],
  TooLarge: ['413', 'The body is too large.', ['bodyTooLarge']],
  TooLong: ['431', 'The address is too long.', ['bodyTooLarge']],
  WrongMedia: ['415', 'The body has another content type.', ['unsupportedMedia']],
  TooMany: ['429', 'Too many tries.', ['tooManyRequests']],
  Failed: ['500', 'The server failed.', ['serverFailed']],
  Busy: [
    '503',
    'Try again later; nothing was written.',
    ['serverBusy', 'tookTooLong', 'lockedByOthers', 'tooManyAtOnce', 'signInBusy'],
  ],
} as const satisfies Record<string, readonly [string, string, readonly (keyof typeof ERROR)[]]>;
export type HttpFailure = keyof typeof HTTP_FAILURES;
const isHttpFailure = (name: string): name is HttpFailure => Object.hasOwn(HTTP_FAILURES, name);
const HTTP_FAILURE_NAMES = Object.keys(HTTP_FAILURES).filter(isHttpFailure);

/** Those HTTP failures that stand for one of these errors. */
export const httpFailuresOf = (names: readonly (keyof typeof ERROR)[]) =>
  HTTP_FAILURE_NAMES.filter((one) => HTTP_FAILURES[one][2].some((error) => names.includes(error)));

const OF_HTTP = new Set<number>(Object.values(HTTP_FAILURES).flatMap(([, , names]) => codes(names)));

/** The answer 200 with one of these codes; those that come with a status of their own are left out. */
export function businessFailure(names: readonly (keyof typeof ERROR)[]): JsonObject {
  const listed = codes(names).filter((code) => code === ERROR.invalidInput || !OF_HTTP.has(code));
  return {
    allOf: [
      { $ref: '#/components/schemas/BusinessFailure' },
      { properties: { code: codeOf([...new Set(listed)].sort((a, b) => a - b)) } },
    ],
  };
}

export const responseRefs = (names: readonly HttpFailure[]) =>
  Object.fromEntries(names.map((name) => [HTTP_FAILURES[name][0], { $ref: `#/components/responses/${name}` }]));

export const ENVELOPES = {
  Success: {
    type: 'object',
    properties: { ...FRAME, code: { enum: [200, 202] }, success: { const: true }, data: {} },
    required: REQUIRED,
  },
  BusinessFailure: failure({ type: 'integer' }),
};

export const RESPONSES: JsonObject = Object.fromEntries(
  Object.entries(HTTP_FAILURES).map(([name, [, description, names]]) => [
    name,
    { description, content: json(failure(codeOf(codes(names)))) },
  ]),
);

const header = (name: string, description: string) => ({ name, in: 'header', description, schema: { type: 'string' } });
const query = (name: string, pattern: string, description: string) => ({
  name,
  in: 'query',
  required: true,
  description,
  schema: { type: 'string', pattern },
});

export const PARAMETERS: JsonObject = {
  Time: query('_t', '^\\d{13}$', 'Milliseconds since the epoch, at most five minutes off the server.'),
  Signature: query('_s', '^[0-9a-f]{64}$', 'HMAC-SHA256 by the token over query, body and _t.'),
  PathSignature: query('_u', '^[0-9a-f]{64}$', 'HMAC-SHA256 by the token over path and _t.'),
  Language: header('Accept-Language', 'zh-CN (default), en-US, es-ES or ja-JP.'),
  Branch: header('X-Branch-Id', 'The branch that the client believes to be in; another one is refused.'),
  Menu: header('X-Menu-Id', 'The page, for the operation log.'),
  IdempotencyKey: header('Idempotency-Key', 'A repeated write with the same key is answered as before, for 24 hours.'),
};

const apiKey = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description });

export const SECURITY: JsonObject = {
  UserToken: apiKey('X-Token', 'Token of the user service.'),
  PlatformToken: { type: 'http', scheme: 'bearer', description: 'The same token, for every other service.' },
  PlainToken: apiKey('zhcaiToken', 'The token once more.'),
  ClientType: apiKey('token_platform_client_type', 'Always SYS.'),
};

export const parameterRef = (name: string) => ({ $ref: `#/components/parameters/${name}` });
