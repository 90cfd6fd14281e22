import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysOf } from './environment/appKeys';
import { readEnvironment } from './environment/environment';
import { createKeys, MissingKey } from './keys';

const key = (id: string) => ({ id, secret: Buffer.alloc(32, id) });
const SEED = 'ab'.repeat(32);

test('what is sealed can be read by the keys that are there, and by no other', () => {
  const before = createKeys([key('one')]);
  const rotated = createKeys([key('two'), key('one')]);
  const sealed = before.seal('seeds', SEED);
  expect(sealed).not.toContain(SEED);
  expect(before.seal('seeds', SEED)).not.toBe(sealed);
  expect(rotated.unseal('seeds', sealed)).toBe(SEED);
  expect([before.isCurrent(sealed), rotated.isCurrent(sealed)]).toEqual([true, false]);
  expect(rotated.isCurrent(rotated.seal('seeds', SEED))).toBe(true);
  expect(() => createKeys([key('two')]).unseal('seeds', sealed)).toThrow(MissingKey);
  const forged = createKeys([{ id: 'one', secret: Buffer.alloc(32, 'x') }]);
  expect(() => forged.unseal('seeds', sealed)).toThrow();
});

test('each purpose, each database and each key has a secret of its own', () => {
  const keys = createKeys([key('two'), key('one')]);
  const links = keys.secrets('links', 'salt');
  const all = [...links, ...keys.secrets('links', 'other'), ...keys.secrets('names', 'salt')];
  expect(new Set(all).size).toBe(6);
  expect(createKeys([key('one')]).secrets('links', 'salt')).toEqual([links[1]]);
  expect(keys.hmac('names', 'x').equals(keys.hmac('captcha', 'x'))).toBe(false);
});

test('a copy of a database without its key is told so, and does not seem to be readable', () => {
  const [here, there] = [mkdtempSync(join(tmpdir(), 'keys-')), mkdtempSync(join(tmpdir(), 'keys-'))];
  const sealed = keysOf(readEnvironment({ DATA_DIR: here })).seal('seeds', SEED);
  const others = keysOf(readEnvironment({ DATA_DIR: there }));
  expect(others.isCurrent(sealed)).toBe(false);
  expect(() => others.unseal('seeds', sealed)).toThrow(MissingKey);
  for (const folder of [here, there]) rmSync(folder, { recursive: true });
});

test('keys come from APP_KEY, else from the data directory, which keeps its own', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'keys-'));
  const own = keysOf(readEnvironment({ DATA_DIR }));
  const file = join(DATA_DIR, 'app-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^own-[\da-f]{6}:[\w+/]{43}=\n$/);
  expect(keysOf(readEnvironment({ DATA_DIR })).unseal('seeds', own.seal('seeds', SEED))).toBe(SEED);
  const [a, b] = [Buffer.alloc(32, 'a'), Buffer.alloc(32, 'b')].map((one) => one.toString('base64'));
  const DATABASE_URL = 'postgres://console@db/console';
  const given = keysOf(readEnvironment({ DATABASE_URL, APP_KEY: `two:${b}, one:${a}` }));
  expect(given.isCurrent(createKeys([{ id: 'two', secret: Buffer.alloc(32, 'b') }]).seal('seeds', SEED))).toBe(true);
  expect(() => keysOf(readEnvironment({ DATABASE_URL }))).toThrow('needs APP_KEY');
  for (const wrong of ['x', 'one:short', `${a}`, `one:${a},one:${b}`, ','])
    expect(() => readEnvironment({ APP_KEY: wrong })).toThrow(/^APP_KEY: wanted is/);
  rmSync(DATA_DIR, { recursive: true });
});
