import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { userApi } from '@/contract/account/sign-in';
import { ERROR } from '@/contract/error-codes';
import en from '../../locales/en-US/shell/app';
import es from '../../locales/es-ES/shell/app';
import ja from '../../locales/ja-JP/shell/app';
import { builtPages } from '../support/builtPages';
import errors from '../../locales/zh-CN/errors';
import zh from '../../locales/zh-CN/shell/app';

/* Reads dist: runs after the build. */
const DIST = join(__dirname, '../../dist');

const names = readdirSync(DIST).filter((name) => /\.(js|css|html)$/.test(name));
const contents = new Map(names.map((name) => [name, readFileSync(join(DIST, name), 'utf8')]));
const scripts = [...contents].filter(([name]) => name.endsWith('.js'));
const having = (text: string) => scripts.filter(([, content]) => content.includes(text)).map(([name]) => name);
const weight = (name: string) => gzipSync(contents.get(name) ?? '', { level: 9 }).length / 1024;

test.each(['ZodError', 'invalid_union', '_zod', '~standard', 'ZodType'])('zod is not in the bundle: no %s', (mark) => {
  expect(having(mark)).toEqual([]);
});

test('what a call needs of its endpoint is in the bundle', () => {
  for (const { path } of Object.values(userApi)) expect(having(path.replace('/user/api', ''))).not.toEqual([]);
  expect(having('/user/api')).not.toEqual([]);
  expect(having('"platform"')).not.toEqual([]);
});

test.each(['react-helmet-async', 'sourceMappingURL=', process.cwd()])('no %s', (mark) => {
  expect(having(mark)).toEqual([]);
});

test('browsers compile large scripts while they arrive', () => {
  const large = scripts.filter(([, content]) => content.length > 30_000);
  expect(large.filter(([, content]) => !content.startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
  expect(large.map(([name]) => name)).toContainEqual(expect.stringMatching(/^umi\./));
});

test('texts of the server’s failures stay on the server', () => {
  expect(having(errors[ERROR.versionConflict])).toEqual([]);
  expect(having(zh['app.purpose'])).not.toEqual([]);
});

test('what public/ holds is in the build, and the document asks for none of it', () => {
  const served = readdirSync(join(__dirname, '../../public'));
  expect(readdirSync(DIST)).toEqual(expect.arrayContaining(served));
  // Chromium fetches a manifest and its icon as soon as they are linked (src/shell/frame/useInstallable.ts).
  expect(served.filter((name) => document.includes(`/${name}`))).toEqual([]);
});

test('styles of all pages, and what loads ahead, stand in the document', () => {
  expect(document.match(/<link rel="stylesheet"|<script src="[^"]*preload/g)).toBeNull();
  // Of the frame, and of the sign-in.
  expect([document.includes('.ant-pro-'), loginFiles('zh-CN').some((name) => name.endsWith('.css'))]).toEqual([
    true,
    false,
  ]);
});

const LANGUAGES = { 'zh-CN': zh, 'en-US': en, 'es-ES': es, 'ja-JP': ja };
type Locale = keyof typeof LANGUAGES;

const document = contents.get('index.html') ?? '';
const pages = builtPages(document);

/** What a browser loads of an address: the entry, the files that the document fetches for it, one language. */
function filesOf(address: string, language: Locale) {
  const linked = [...document.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, name = '']) => name);
  return ['index.html', ...linked, ...(pages.get(address) ?? []), ...having(LANGUAGES[language]['app.purpose'])];
}

const loginFiles = (language: Locale) => filesOf('/login', language);

/** Words that only these libraries have in them, and which a minifier keeps. */
const HEAVY = {
  zod: ['ZodError', '_zod'],
  pglite: ['PGlite', 'pglite.wasm'],
  'pro-components': ['ant-pro-', 'pro-table', 'pro-form'],
  // The bare name is that of a key which Umi always has.
  qiankun: ['__POWERED_BY_QIANKUN__', '[qiankun'],
};

test.each(Object.entries(HEAVY))('the sign-in does without %s', (_, marks) => {
  const guilty = loginFiles('zh-CN').filter(
    (name) => name.endsWith('.js') && marks.some((mark) => contents.get(name)?.includes(mark)),
  );
  expect(guilty).toEqual([]);
});

test.each(['pro-components', 'qiankun'] as const)('what is looked for would be found: %s comes later', (name) => {
  expect(HEAVY[name].flatMap(having)).not.toEqual([]);
});

// TypeScript says of no object that these are all of its keys.
test.each(Object.keys(LANGUAGES) as Locale[])(
  'the sign-in in %s is within its budget of bytes and requests',
  (language) => {
    const files = loginFiles(language);
    expect(files.length).toBeGreaterThan(4);
    expect(files.length).toBeLessThanOrEqual(5);
    const kilobytes = files.reduce((sum, name) => sum + weight(name), 0);
    console.info(`/login in ${language}: ${kilobytes.toFixed(1)} KB gz in ${files.length} files`);
    expect(kilobytes).toBeLessThanOrEqual(240);
  },
);

test('the library of charts is one part of at most 200 KB, which no page loads with its own', () => {
  const parts = having('convertFromPixel').filter((name) => weight(name) > 10);
  expect(parts).toHaveLength(1);
  expect(parts.map(weight)[0]).toBeLessThanOrEqual(200);
  expect([...pages].filter(([, files]) => files.includes(parts[0]!))).toEqual([]);
});

/** Parts that pages of the module wait for, by page, as its first file names them. */
function moduleParts(first: string) {
  const named = new Map([...first.matchAll(/(\d+):"(src__pages__\w+)"/g)].map(([, id, name]) => [id!, name!]));
  const pieces = first.split('.lazy(()=>');
  const pages = pieces.slice(1).flatMap((piece, i) => {
    const page = /[{,]"?(\w+)"?:\w+\(\)$/.exec(pieces[i]!)?.[1];
    const [asked = ''] = piece.split('.then(');
    const parts = [...asked.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => named.get(id!) ?? id!);
    return page === undefined ? [] : [[page, parts] as const];
  });
  return new Map(pages);
}

/** Files that the console asks for to mount a module, as its first file names them. */
function mountFiles() {
  const [, first] = scripts.find(([name]) => name.startsWith('umi.'))!;
  const [, asked = ''] = /Promise\.all\(\[([^\]]+)\]\)\.then\(\w+\.bind\(\w+,\d+\)\)\)\.MicroApp\b/.exec(first) ?? [];
  const ids = [...asked.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => id!);
  return names.filter((name) => ids.some((id) => name.startsWith(`${id}.`)));
}

test('behind a list the console brings little to mount the property module (docs/adr/0038)', () => {
  const list = new Set(filesOf('/order/orderInquiry', 'zh-CN'));
  const mount = mountFiles();
  expect(mount.filter((name) => list.has(name)).length).toBeGreaterThanOrEqual(2);
  const own = mount.filter((name) => !list.has(name)).map((name) => [name, weight(name)] as const);
  console.info(`to mount a module: ${own.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ')} KB gz`);
  expect(own.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(55);
});

test('the table of lists is in one part, whatever asks for it, and however late (docs/adr/0035)', () => {
  expect(having('pro-table-list-toolbar')).toHaveLength(1);
});

test('no part of the build weighs more than 330 KB', () => {
  expect(scripts.filter(([name]) => weight(name) > 330).map(([name]) => name)).toEqual([]);
});

test('each page of the property module brings at most 120 KB of its own (docs/adr/0038)', () => {
  const MODULE = join(DIST, 'micro-pms');
  const files = readdirSync(MODULE).filter((name) => /\.(js|css)$/.test(name));
  const first = files.filter((name) => /^(umi|preload_helper|texts-zh)\./.test(name));
  const weightOf = (name: string) => gzipSync(readFileSync(join(MODULE, name)), { level: 9 }).length / 1024;
  const pages = moduleParts(
    readFileSync(
      join(
        MODULE,
        first.find((name) => /^umi\..*js$/.test(name))!,
      ),
      'utf8',
    ),
  );
  const sums = [...pages].map(([page, parts]) => {
    expect([page, parts.length]).not.toEqual([page, 0]);
    const own = files.filter((name) => parts.some((part) => name.startsWith(`${part}.`)));
    expect(own.length).toBeGreaterThanOrEqual(parts.length);
    return [page, [...first, ...own].reduce((sum, name) => sum + weightOf(name), 0)] as const;
  });
  console.info(`the property module: ${sums.map(([page, sum]) => `${page} ${sum.toFixed(1)}`).join(', ')} KB gz`);
  expect(sums.length).toBeGreaterThanOrEqual(9);
  expect(sums.filter(([, sum]) => sum > 120 || sum < 20)).toEqual([]);
});
