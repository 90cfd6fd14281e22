import fc from 'fast-check';
import { endpoints } from '@/contract/index';
import { envelope, fakeServer } from '@tests/support/fakeServer';
import { checkAsync } from '@tests/support/property';
import { USER } from '@tests/support/user';
import { errorLog } from '../error-log/errorLog';
import { type Notice, notifier } from '../notify/notifier';
import { session } from '../session/session';
import { call } from './call';
import { isCallError } from './callError';
import { decentText } from './decentText';

jest.mock('../i18n', () => jest.requireActual('@tests/support/texts').chinese);

const server = fakeServer();
let shown: Notice[] = [];
notifier.connect({ show: (notice) => void shown.push(notice), clear: () => undefined });
const [, endpoint] = endpoints.find(([name]) => name === 'platformUserApi.dictList') ?? endpoints[0]!;

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

async function survives(response: () => Response) {
  session.enter('tok_1', USER);
  notifier.clear();
  shown = [];
  server.answer(response);
  const error: unknown = await call(endpoint, { dictCode: 'a' }).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error === null || isCallError(error)).toBe(true);
  expect(shown.length).toBeLessThanOrEqual(1);
  for (const { text } of shown) expect(decentText(text)).toBe(text);
  expect(errorLog.get().length).toBeLessThanOrEqual(200);
}

const status = fc.oneof(
  fc.constantFrom(200, 201, 202, 400, 401, 403, 404, 409, 413, 429, 500, 502, 503, 504),
  fc.integer({ min: 200, max: 599 }),
);
const hasBody = (code: number) => ![204, 205, 304].includes(code);

test('any bytes with any status and type end in a typed error or a success', async () => {
  await checkAsync(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      status,
      fc.constantFrom('text/html', 'application/json', '', 'image/png'),
      (bytes, code, type) =>
        survives(() => new Response(hasBody(code) ? bytes : null, { status: code, headers: { 'Content-Type': type } })),
    ),
    { runs: 200 },
  );
});

const field = fc.oneof(
  fc.constantFrom(200, 201, '200', 0, null, true, false, 'true', ''),
  fc.jsonValue(),
  fc.constant('<script>alert(1)</script>'),
);
const mutated = fc.record(
  {
    code: field,
    success: field,
    msg: field,
    failMsg: field,
    data: fc.jsonValue(),
    serverTime: field,
    requestId: field,
  },
  { requiredKeys: [] },
);

test('success is code 200, 201 or 202, or success true, whatever else the envelope holds', async () => {
  await checkAsync(
    fc.asyncProperty(fc.oneof(mutated, fc.jsonValue()), async (body) => {
      await survives(() => Response.json(body));
      session.enter('tok_1', USER);
      const isEnvelope = typeof body === 'object' && body !== null && !Array.isArray(body);
      const { code, success } = isEnvelope ? (body as Record<string, unknown>) : {};
      const isGood = isEnvelope && (code === 200 || code === 201 || code === 202 || success === true);
      const result = await call(endpoint, { dictCode: 'a' }, { silent: true }).then(
        () => true,
        () => false,
      );
      expect(result).toBe(isGood);
    }),
    { runs: 300 },
  );
});

test('every call of the contract takes any data', async () => {
  session.enter('tok_1', USER);
  await checkAsync(
    fc.asyncProperty(fc.constantFrom(...endpoints), fc.json(), async ([, one], text) => {
      const data: unknown = JSON.parse(text); // as it arrives: JSON has no -0
      server.answer(() => envelope(data));
      const path = Object.fromEntries([...one.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1']));
      if (!one.blob) expect(await call(one, path)).toEqual(data);
    }),
    { runs: 300 },
  );
});
