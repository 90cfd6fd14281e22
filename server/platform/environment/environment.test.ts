import { InvalidEnvironment, readEnvironment, VARIABLES } from './environment';

const complaint = (given: Record<string, string>) => {
  try {
    readEnvironment(given);
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.message;
    throw error;
  }
  return '';
};

test('an empty environment has a default for everything that needs one', () => {
  expect(readEnvironment({})).toMatchObject({ PORT: 8000, HOST: '127.0.0.1', TRUST_PROXY: false, IMPORT_WORKER: true });
  expect(readEnvironment({ PORT: '', DEMO: '', TRUST_PROXY: '' })).toEqual(readEnvironment({}));
});

test.each([
  ['PORT', ['abc', '-1', '65536', '8000.5', '1e3', '0x10']],
  ['EXPORT_WORKERS', ['many', '-1', '65', 'NaN']],
  ['TRUST_PROXY', ['foo bar', '10.0.0.0/33', '10.0.0', '::1/129', 'yes', '10', '1,2', '10.0.0.1/']],
  ['ARGON2_KIB', ['512', '0', 'x', '19 MiB']],
  ['DEMO', ['yes', '2', 'on!']],
  ['IMPORT_WORKER', ['never']],
  ['LOG_LEVEL', ['loud']],
  ['CLOCK', ['tomorrow', '2026-03-08', '2026-03-08 25:00:00', '2026-02-30 09:00:00']],
  ['SEED_DAY', ['8.3.2026', '2026-99-99', '2026-02-29', '2026-00-10']],
  ['PUBLIC_ORIGIN', ['console.example.com', 'https://example.com/path', 'ftp://example.com']],
  ['CALL_RATES', ['heavy', 'heavy=2', 'Heavy:2', 'heavy:2,heavy:3', 'heavy:-1', 'base/api:1']],
  ['FRAME_HOSTS', ["https://a.example; script-src 'none'"]],
])('%s refuses what makes no sense, and says what would', (name, values) => {
  for (const value of values) expect(complaint({ [name]: value })).toMatch(`${name}=${value}: wanted is `);
});

test('every wrong variable is named, and a secret is not repeated', () => {
  const said = complaint({ PORT: 'abc', EXPORT_WORKERS: 'many', DATABASE_URL: 'mysql://root:hunter2@db/x' });
  expect(said.split('\n')).toEqual([
    'PORT=abc: wanted is a whole number from 0 to 65535.',
    'DATABASE_URL: wanted is an address such as postgres://user:password@host:5432/database.',
    'EXPORT_WORKERS=many: wanted is a whole number from 0 to 64.',
  ]);
});

test.each<[string, unknown]>([
  ['1', 1],
  ['0', 0],
  ['true', true],
  ['false', false],
  ['loopback', ['loopback']],
  ['10.0.0.7, 10.1.0.0/16 fd00::/8', ['10.0.0.7', '10.1.0.0/16', 'fd00::/8']],
])('TRUST_PROXY=%s', (text, value) => {
  expect(readEnvironment({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(value);
});

test('CALL_RATES names classes and paths', () => {
  const { CALL_RATES } = readEnvironment({ CALL_RATES: 'heavy:2, /base/api/excel/import/:templateCode:1' });
  expect([...(CALL_RATES ?? [])]).toEqual([
    ['heavy', 2],
    ['/base/api/excel/import/:templateCode', 1],
  ]);
});

test('the names are those of variables', () => {
  for (const name of VARIABLES) expect(name).toMatch(/^[A-Z][A-Z_0-9]+$/);
});
