/* of docs/requirements.md: whatever is answered, and to whom, has the headers of safety. */
import { connect } from 'node:net';
import { fairImportApi } from '../../src/contract/tasks/import-calls';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { upload } from '../contract/tasks/storage';
import { signedIn } from '../support/client';
import { openHouse } from './journeys';

const { server } = openHouse();

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

interface Seen {
  status: number;
  headers: Headers;
}

function expectSafe({ headers }: Seen) {
  for (const [name, value] of Object.entries(ALWAYS)) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toMatch(/no-store|no-cache|max-age=/);
  for (const name of ['x-powered-by', 'access-control-allow-origin']) expect(headers.get(name)).toBeNull();
}

/** What no client of Node's would send. */
const raw = (text: string) =>
  new Promise<Seen>((done, fail) => {
    const { hostname, port } = new URL(server().origin);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on('data', (part: Buffer) => (answer += part.toString()));
    socket.on('error', fail);
    socket.on('close', () => {
      const [first = '', ...lines] = answer.split('\r\n\r\n', 1)[0]!.split('\r\n');
      const pairs = lines.map((line) => /^([^:]+): (.*)$/.exec(line)!.slice(1) as [string, string]);
      done({ status: Number(first.split(' ')[1]), headers: new Headers(pairs) });
    });
  });
const head = (path: string, host: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

const STRANGER = { 'Content-Type': 'application/json', token_platform_client_type: 'SYS' };
const SEARCH = tradeFairApi.searchList.path;
const ask = (path: string, init: RequestInit = {}) => fetch(server().origin + path, { redirect: 'manual', ...init });
const AS_BROWSER = { headers: { accept: 'text/html' } };
const operator = () => signedIn(server().origin, 'op.hubei');

async function asset() {
  const [, path = ''] = /src="(\/umi[^"]+\.js)"/.exec(await (await ask('/login', AS_BROWSER)).text()) ?? [];
  return ask(path);
}

const CLASSES: Readonly<Record<string, [status: number, seen: () => Promise<Seen>]>> = {
  'a document': [200, () => ask('/login', AS_BROWSER)],
  'a script': [200, asset],
  'a file that is not there': [404, () => ask('/nothing.js')],
  'a call': [200, async () => (await operator()).call(tradeFairApi.searchList, { pageNum: 1, pageSize: 20 })],
  'a call of nobody': [401, () => ask(SEARCH, { method: 'POST', headers: STRANGER, body: '{}' })],
  'a body that is no JSON': [401, () => ask(SEARCH, { method: 'POST', headers: STRANGER, body: '{' })],
  'a call that there is not': [404, () => ask('/tradefair/api/nothing')],
  'a question before a call': [
    404,
    () => ask(SEARCH, { method: 'OPTIONS', headers: { origin: 'https://other.example' } }),
  ],
  'a file that is made': [
    200,
    async () => (await operator()).call(fairImportApi.downloadTemplate, { templateCode: 'FAIR_GUEST' }),
  ],
  'a file that is kept': [200, async () => ask((await upload(await operator())).data.url)],
  'a name that is not ours': [403, () => raw(head('/login', 'other.example'))],
  'what is no request': [400, () => raw('no request\r\n\r\n')],
  'an address without end': [431, () => raw(head(`/${'x'.repeat(20_000)}`, 'localhost'))],
};

test.each(Object.entries(CLASSES))('%s', async (_, [status, see]) => {
  const seen = await see();
  expectSafe(seen);
  expect(seen.status).toBe(status);
});

test('scripts of a page come from this origin, or stand in the document under their hash', async () => {
  const policy = (await ask('/login', AS_BROWSER)).headers.get('content-security-policy') ?? '';
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
  expect(rules.get('script-src')).toEqual(expect.arrayContaining(["'self'"]));
  const others = rules.get('script-src')!.filter((from) => !/^'(self|unsafe-eval|sha256-[\w+/]+=*)'$/.test(from));
  expect(others).toEqual([]);
  for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(rules.get(name)).toEqual(["'none'"]);
});
