import { basename, dirname } from 'node:path';
import { linesOfCode } from '../../config/check/linesOfCode.mjs';
import { files, isTest, read } from './repository';

const TEXT = /\.(tsx?|m?js|css|md|ya?ml)$|^\.ci\/|\/commit-msg$/;
/** Data that a tool or a generator writes. */
const GENERATED = /^(package-lock\.json|docs\/assumptions\.md|CHANGELOG\.md|locales\/generated\.ts)$/;
const MAX_LINES = 250;
const MAX_FILES = 18;

const written = files.filter((file) => TEXT.test(file) && !GENERATED.test(file));

test(`no file has more than ${MAX_LINES} lines`, () => {
  const long = written.filter((file) => linesOfCode(read(file)) > MAX_LINES);
  expect(long).toEqual([]);
});

test(`no folder of the browser's code has more than ${MAX_FILES} modules`, () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((one) => /^(src|micro-pms\/src)\/.*\.tsx?$/.test(one) && !isTest(one)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

test('no JSON is named as a module beside it: `umi dev` would take the JSON for it', () => {
  const modules = new Set(files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -'.ts'.length)));
  expect(files.filter((file) => file.endsWith('.json') && modules.has(file.slice(0, -'.json'.length)))).toEqual([]);
});

describe('names', () => {
  const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  const CAMEL = /^[a-z][A-Za-z0-9]*$/;
  const PASCAL = /^[A-Z][A-Za-z0-9]*$/;
  /** Pages are spelled as their address; Umi finds the others by their name. */
  const own = files.filter(
    (file) =>
      /^(src|micro-pms\/src)\//.test(file) && !/^(src|micro-pms\/src)\/(pages|layouts)\/|^src\/[^/]+$/.test(file),
  );
  const stem = (file: string) => basename(file).replace(/(\.test|\.module|\.bench)?\.\w+$/, '');
  const wrong = (all: readonly string[], form: RegExp) => all.filter((file) => !form.test(stem(file)));

  test('folders are kebab-case', () => {
    const folders = new Set(own.flatMap((file) => dirname(file).split('/')));
    expect([...folders].filter((name) => !KEBAB.test(name))).toEqual([]);
  });

  test('contract and locale files are kebab-case', () => {
    const locales = files.filter((file) => /^locales\/[^/]+\/.*\.ts$/.test(file));
    const contract = own.filter((file) => file.startsWith('src/contract/'));
    expect(wrong([...locales, ...contract], KEBAB)).toEqual([]);
  });

  test('a module of components is PascalCase and named as one of its exports, or camelCase', () => {
    const components = own.filter((file) => file.endsWith('.tsx') && !isTest(file));
    const unnamed = components
      .filter((file) => PASCAL.test(stem(file)))
      .filter(
        (file) => !new RegExp(`export (default )?(async )?(function|const|class) ${stem(file)}\\b`).test(read(file)),
      );
    expect(unnamed).toEqual([]);
    expect(components.filter((file) => !PASCAL.test(stem(file)) && !CAMEL.test(stem(file)))).toEqual([]);
  });

  test('other modules are camelCase', () => {
    const modules = own.filter((file) => /\.ts$/.test(file) && !/^src\/contract\/|\/packs\//.test(file));
    expect(wrong(modules, CAMEL)).toEqual([]);
  });

  test('index.ts stands only where a folder is the module', () => {
    const allowed = /^(src\/contract|src\/core\/i18n|locales\/[^/]+)\/index\.ts$|^src\/(pages|layouts)\//;
    const indexes = files.filter((file) => /^(src|locales)\/.*index\.tsx?$/.test(file));
    expect(indexes.filter((file) => !allowed.test(file))).toEqual([]);
  });
});

test('no path of one machine stands in the repository', () => {
  const machine = new RegExp(`(^|[\\s'"\`(=:])/(${['work', 'root', 'Users', 'home'].join('|')})/[\\w.-]+`, 'm');
  const named = files.filter((file) => /\.(tsx?|m?js|json|md|css|html|ya?ml|sql)$|^\.ci\//.test(file));
  expect(named.filter((file) => machine.test(read(file)))).toEqual([]);
});

test('of the snapshots of the schema only the last is kept', () => {
  const migrations = files.filter((file) => /\/migrations\/\d{4}_[\w-]+\.sql$/.test(file)).sort();
  const [, last] = /\/(\d{4})_/.exec(migrations.at(-1)!)!;
  const snapshots = files.filter((file) => file.endsWith('_snapshot.json'));
  expect(snapshots.map((file) => file.replace(/^.*\//, ''))).toEqual([`${last}_snapshot.json`]);
});
