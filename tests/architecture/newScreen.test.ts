/* `npm run new:screen` in a copy of the repository: what it writes passes the checks as it stands. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { files } from './repository';

const ROOT = resolve(__dirname, '../..');
const ARGS =
  '--area promotion --screen shelf-labels --object shelfLabel --url /item/shelfLabel --zh 货架标签 --en Label';
const SCREEN_ARGS = [...ARGS.split(' '), '--es', 'Etiqueta', '--ja', '棚ラベル'];
const JEST = ['node_modules/jest/bin/jest.js', '--config', 'config/jest.config.mjs', '--runInBand', '--selectProjects'];

const VENDOR = '.cache/vendor-production';

let copy = '';

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' });

/** Runs a tool in the copy; what it prints is the message of a failure. */
function run(...args: string[]) {
  // Its suites stand alone there, however those around this one are run.
  const env = { ...process.env, TOGETHER: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

const written = () => git(copy, 'ls-files', '--modified', '--others', '--exclude-standard').split('\n').filter(Boolean);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'screen-'));
  for (const file of files) cpSync(join(ROOT, file), join(copy, file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // The same packages, put together already.
  if (existsSync(join(ROOT, VENDOR))) cpSync(join(ROOT, VENDOR), join(copy, VENDOR), { recursive: true });
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  run('config/newScreen/main.mjs', ...SCREEN_ARGS);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('it refuses what is there already, and writes nothing then', () => {
  const before = written();
  expect(() => run('config/newScreen/main.mjs', ...SCREEN_ARGS)).toThrow('has a table shelf_label');
  expect(() => run('config/newScreen/main.mjs', ...SCREEN_ARGS.with(5, 'shelfTag'))).toThrow('there is already');
  expect(() => run('config/newScreen/main.mjs', ...SCREEN_ARGS.with(5, 'product'))).toThrow('has a table product');
  const nowhere = SCREEN_ARGS.with(3, 'shelf-tags').with(5, 'shelfTag').with(7, '/nowhere/shelfTag');
  expect(() => run('config/newScreen/main.mjs', ...nowhere)).toThrow('No menu has the address /nowhere');
  expect(() => run('config/newScreen/main.mjs', ...SCREEN_ARGS.slice(2))).toThrow('--area is missing or wrong');
  expect(written()).toEqual(before);
});

test('a migration makes its table, and nothing else', () => {
  const [file] = written().filter((one) => one.endsWith('.sql'));
  expect(readFileSync(join(copy, file!), 'utf8').match(/(CREATE|ALTER|DROP) TABLE "\w+"/g)).toEqual([
    'CREATE TABLE "shelf_label"',
    'ALTER TABLE "shelf_label"',
  ]);
});

test('its own tests pass, and those that hold each screen and each call', () => {
  run(
    ...[...JEST, 'jsdom', 'node', '--'],
    ...['src/areas/promotion/shelf-labels', 'promotion/shelfLabels', 'operation-log', 'src/compose'],
    ...['areas', 'buttons', 'docs', 'files', 'forms', 'pages', 'texts'].map((name) => `architecture/${name}.test`),
  );
});

// The compiler and the linter with types read the whole product; each engine is filled anew for the new table.
const atNight = process.env.NIGHTLY ? test : test.skip;

atNight('its samples get the answers of the contract on each engine', () => {
  run(...JEST, 'node', '--testNamePattern', 'shelfLabelApi', '--', 'contract/endpoints');
});

atNight('it compiles', () => {
  run('node_modules/typescript-native/bin/tsc', '--noEmit');
});

atNight('it has no fault of style', () => {
  const sources = written().filter((file) => /\.tsx?$/.test(file));
  run('node_modules/oxlint/bin/oxlint', '-c', 'config/oxlint.config.mjs', ...sources);
  run('node_modules/prettier/bin/prettier.cjs', '--check', ...written());
});
