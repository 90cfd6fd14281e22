/* whatever is sent to any operation, the answer is an envelope, and never "the server failed". */
import fc from 'fast-check';
import * as z from 'zod';
import type { Endpoint } from '../../src/contract/endpoint';
import { ERROR } from '../../src/contract/error-codes';
import { type Backend, MAIN_ENGINE } from '../support/backends';
import { type Answer, type Client, signedIn } from '../support/client';
import { type Operation, operations } from './operations';

/** `npm run nightly` sends 50,000: some three minutes on PostgreSQL, twice as long on the embedded database. */
const REQUESTS = Number(process.env.FUZZ ?? 2_000);
/** FC_SEED replays a run; every failure prints its seed. */
const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const AT_ONCE = 16;
/** They end the session that all others need, or lock its account. */
const LEFT_OUT = new Set(['platformUserApi.logout', 'userApi.usernameLogin', 'profileApi.changePassword']);

const nested = (depth: number): unknown => (depth === 0 ? [] : { a: nested(depth - 1) });
const hostile = fc.constantFrom<unknown>(
  ...[null, true, '', ' ', 'null', 'NaN', '0', '-1', -1, 0, 1.5, 1e308, 2 ** 53 + 2, '9'.repeat(40)],
  ...["' or 1=1 --", '%_\\', '(a+)+$', '<script>alert(1)</script>', '\u0000', '\ud800', '😀'.repeat(50)],
  ...['x'.repeat(20_000), [], [[]], {}, ['x', null, 3], Array(600).fill('1'), nested(60), '2026-02-30'],
  ...['2026-01-01 25:61:00', '__proto__', 'constructor', '../../etc/passwd', '\u202e', '１２３', '١٢٣'],
);
const value = fc.oneof(
  hostile,
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const NOBODYS = ['__proto__', 'constructor', 'orderBy', 'orderDir', 'pageNum', 'pageSize', 'version', 'id'];

/** A good input of which up to three fields are anything. */
function inputs({ endpoint, input }: Operation) {
  const known = endpoint.input instanceof z.ZodObject ? Object.keys(endpoint.input.shape) : [];
  const field = fc.constantFrom(...new Set([...Object.keys(input), ...known]), ...NOBODYS);
  return fc
    .array(fc.tuple(field, value), { minLength: 1, maxLength: 3 })
    .map((changes) => Object.fromEntries([...Object.entries(input), ...changes]));
}

interface Shot {
  operation: Operation;
  input: Record<string, unknown>;
}

/** What a request may not get: a fault of the server, an answer beside the contract, or a look inside. */
function faultOf({ output }: Endpoint, { status, code, data, msg }: Answer<unknown>) {
  if (status >= 500 || code === ERROR.serverFailed) return `${status} ${code} ${msg}`;
  if (code === 200 && !output.safeParse(data).success) return 'beside the contract';
  if (/node_modules|\.ts:\d|select .* from/i.test(JSON.stringify(data ?? msg))) return 'shows the inside';
  return undefined;
}

/** The code of the answer; an error that says how to ask the same again, where it is a fault. */
async function codeOf(client: Client, { operation: { name, endpoint }, input }: Shot) {
  const body = endpoint.multipart ? { body: new FormData() } : {};
  const complaint = (fault: string) =>
    new Error(`FC_SEED=${SEED} ${name}: ${fault}\n${JSON.stringify(input).slice(0, 2000)}`);
  const answer = await client.call(endpoint, input, body).catch((error: unknown) => {
    throw complaint(String(error));
  });
  const fault = faultOf(endpoint, answer);
  if (fault) throw complaint(fault);
  return answer.code;
}

/** Node takes 16 KB of address and headers; tests/contract/hostile.test.ts sends more. */
const MOST = 8_000;

const isHeader = (value: string) => value.length < MOST && /^[\x21-\x7e]+$/.test(value);

/** What no client can send: halves of pairs in a path, control characters in a header, an endless one or address. */
const isSendable = ({ operation: { endpoint }, input }: Shot) =>
  [...endpoint.path.matchAll(/:(\w+)/g)].every(([, name]) => String(input[name!]).isWellFormed()) &&
  (endpoint.method === 'POST' || encodeURIComponent(JSON.stringify(input)).length < MOST) &&
  Object.keys(endpoint.headers ?? {}).every((name) => isHeader(String(input[name])));

async function fire(client: Client, shots: Shot[]) {
  const codes = new Map<string, Set<number>>();
  const worker = async () => {
    for (let shot = shots.pop(); shot; shot = shots.pop()) {
      const { name } = shot.operation;
      codes.set(name, (codes.get(name) ?? new Set()).add(await codeOf(client, shot)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return codes;
}

describe.each(MAIN_ENGINE)('random requests ($engine)', ({ start }) => {
  let backend: Backend;

  beforeAll(async () => (backend = await start()));
  afterAll(() => backend.stop());

  test(
    `${REQUESTS} of them, each operation as often as the others`,
    async () => {
      const client = await signedIn(backend.origin, 'admin.hq');
      const targets = operations.filter(({ name }) => !LEFT_OUT.has(name));
      const each = Math.ceil(REQUESTS / targets.length);
      const samples = targets.map((operation) =>
        fc.sample(inputs(operation), { numRuns: each, seed: SEED }).map((input) => ({ operation, input })),
      );
      // In rounds: what runs at once is of different operations, as at work, and does not stand in line for one row.
      const shots = Array.from({ length: each }, (_, round) => samples.map((all) => all[round]!)).flat();
      const codes = await fire(client, shots.filter(isSendable));
      expect(codes.size).toBe(targets.length);
      // The session has lived to the end: what was refused was refused for what was asked.
      const shut = [...codes].filter(([, all]) => [...all].every((code) => code === ERROR.sessionExpired));
      expect(shut.map(([name]) => name)).toEqual(['userApi.selectUserLogin']);
    },
    120_000 + REQUESTS * 100,
  );
});
