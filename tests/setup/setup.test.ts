import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Checkout, createCheckout } from './checkout';

const INSTALL = 'ci --ignore-scripts --no-audit --no-fund --fetch-retry-maxtimeout=20000';
let checkout: Checkout;

beforeEach(() => {
  checkout = createCheckout();
});

afterEach(() => checkout.remove());

test('a fresh clone is installed, generated and built once', () => {
  const [first, ...beside] = checkout.setUp(['build']).calls;
  expect([first, beside.sort()]).toEqual([INSTALL, ['max build', 'max setup']]);
  expect(checkout.setUp(['build'])).toEqual({ status: 0, stdout: '', stderr: '', calls: [] });
});

test('a start installs what the product needs, a test the rest, once', () => {
  expect(checkout.setUp(['product']).calls).toEqual([`${INSTALL} --omit=dev`]);
  expect(checkout.setUp(['product']).calls).toEqual([]);
  expect(checkout.setUp().calls).toEqual([INSTALL, 'max setup']);
  expect(checkout.setUp(['product']).calls).toEqual([]);
});

test('packages that only tests need are not missed by a start', () => {
  const packages = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0', dev: true } };
  checkout.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
  checkout.write('node_modules/.package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}');
  cpSync(checkout.path('max.cjs'), checkout.path('node_modules/@umijs/max/bin/max.js'));
  expect(checkout.setUp(['product']).calls).toEqual([]);
  expect(checkout.setUp().calls).toEqual([INSTALL, 'max setup']);
});

test('an editor finds the files of Umi after a start, and a test has them written for itself', () => {
  const types = () => readFileSync(checkout.path('src/.umi/tsconfig.json'), 'utf8');
  expect(checkout.setUp(['product', 'build']).calls).toEqual([`${INSTALL} --omit=dev`, 'max build']);
  expect(types()).toContain('buildbuild');
  expect(checkout.setUp().calls).toContain('max setup');
  checkout.write('src/pages/login.tsx', 'export const login = 1;');
  checkout.setUp(['product', 'build']);
  expect(types()).toContain('setupsetup');
});

test('a changed lockfile installs again', () => {
  checkout.setUp();
  checkout.write('package-lock.json', '{"packages":{"":{},"node_modules/b":{"version":"1.0.0"}}}');
  expect(checkout.setUp().calls).toContain(INSTALL);
});

test('what npm install has already installed is not installed again', () => {
  checkout.setUp();
  const changed =
    '{"packages":{"":{},"node_modules/b":{"version":"1.0.0"},"node_modules/c":{"version":"1.0.0","optional":true}}}';
  checkout.write('package-lock.json', changed);
  checkout.write('node_modules/.package-lock.json', '{"packages":{"node_modules/b":{"version":"1.0.0"}}}');
  expect(checkout.setUp().calls).not.toContain(INSTALL);
});

test('without a registry npm uses what it has kept, and does not try for minutes', () => {
  expect(checkout.setUp([], { PING_SAYS: 'npm error code ENOTFOUND' }).calls).toContain(`${INSTALL} --offline`);
});

test('a registry that does not know ping is a registry', () => {
  expect(checkout.setUp([], { PING_SAYS: 'npm error code E404' }).calls).toContain(INSTALL);
});

test('a linked node_modules is left to the checkout that owns it', () => {
  const owner = createCheckout();
  owner.setUp();
  symlinkSync(owner.path('node_modules'), checkout.path('node_modules'));
  expect(checkout.setUp().calls).toEqual(['max setup']);
  owner.remove();
});

test('a new page or another configuration generates again', () => {
  checkout.setUp();
  checkout.write('src/pages/welcome.tsx', 'export {};');
  expect(checkout.setUp().calls).toEqual(['max setup']);
  checkout.write('.umirc.ts', 'export default { hash: true };');
  expect(checkout.setUp().calls).toEqual(['max setup']);
});

test('changed sources build again, tests do not', () => {
  checkout.setUp(['build']);
  checkout.write('src/pages/login.test.tsx', 'export {};');
  expect(checkout.setUp(['build']).calls).toEqual(['max setup']);
  checkout.write('src/pages/login.tsx', 'export const login = 1;');
  expect(checkout.setUp(['build']).calls).toEqual(['max build']);
  rmSync(checkout.path('dist/index.html'));
  expect(checkout.setUp(['build']).calls).toEqual(['max build']);
});

test('the property module is built beside the console and moves into its folder', () => {
  checkout.write('micro-pms/package.json', '{}');
  for (const page of ['a', 'b']) {
    checkout.write('src/pages/login.tsx', `export const page = '${page}';`);
    checkout.setUp(['build']);
  }
  expect(readFileSync(checkout.path('calls'), 'utf8').match(/max build/g)).toHaveLength(2);
  expect(readFileSync(checkout.path('micro-pms/calls'), 'utf8')).toBe('max build\nmax build\n');
  expect(existsSync(checkout.path('dist/micro-pms/index.html'))).toBe(true);
});

test('a build has compressed twins', () => {
  checkout.setUp(['build']);
  const [html, gz, br] = ['', '.gz', '.br'].map((end) => readFileSync(checkout.path(`dist/index.html${end}`)));
  expect(gunzipSync(gz!)).toEqual(html);
  expect(brotliDecompressSync(br!)).toEqual(html);
});

test('git runs the hooks of the checkout', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: checkout.path('.'), encoding: 'utf8' });
  git('init', '-q');
  checkout.setUp();
  expect(git('config', 'core.hooksPath').trim()).toBe('config/hooks');
});

const REGISTRY = { npm_config_registry: 'https://registry.example/' };

test.each([
  ['npm error code ENOSPC', 'The disk is full:'],
  ['npm error code ENOTFOUND', 'The package registry https://registry.example/ is out of reach:'],
  ['npm error network request to https://registry.example/a failed', 'is out of reach:'],
  ['npm error code E503', 'is out of reach:'],
  ['npm error code ENOTCACHED', 'is out of reach:'],
  ['npm error code EINTEGRITY', 'A package is not the one that package-lock.json names'],
  ['npm error code EACCES', 'cannot be written'],
])('the failure %j is told in one sentence', (says, sentence) => {
  const { status, stderr } = checkout.setUp([], { NPM_SAYS: says, ...REGISTRY });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr.split('\n')).toHaveLength(1);
});

test('a disk that fills up during the installation is told, though npm is content', () => {
  const { status, stderr } = checkout.setUp([], { NPM_WARNS: 'npm warn tar TAR_ENTRY_ERROR ENOSPC' });
  expect([status, stderr.slice(0, 17)]).toEqual([1, 'The disk is full:']);
});

test('an unknown failure shows what the command said', () => {
  const { status, stderr } = checkout.setUp(['build'], { MAX_SAYS: 'Module not found: ./nowhere' });
  expect(status).toBe(1);
  expect(stderr).toContain('Module not found: ./nowhere');
});

test('an old Node is refused in one sentence', () => {
  const old = 'Object.defineProperty(process, "versions", { value: { node: "18.19.1" } })';
  writeFileSync(checkout.path('old.cjs'), old);
  const { status, stderr, calls } = checkout.setUp([], { NODE_OPTIONS: `--require ${checkout.path('old.cjs')}` });
  expect(stderr).toMatch(/^Node 20\.19 or newer is needed; this is 18\.19\.1\..*$/);
  expect([status, calls]).toEqual([1, []]);
});

test('a taken port is told before anything is installed', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { status, stderr, calls } = checkout.setUp(['port', 'build'], { PORT: port });
  server.close();
  expect(stderr).toMatch(new RegExp(`^Port ${port} is taken: .*PORT=${Number(port) + 1} npm start\\.$`));
  expect([status, calls]).toEqual([1, []]);
});

test('a named browser that is not there is told', () => {
  checkout.setUp();
  const { status, stderr } = checkout.setUp(['browser'], { CHROME_PATH: '/no/such/browser' });
  expect([status, stderr]).toEqual([1, 'CHROME_PATH=/no/such/browser does not exist.']);
});
