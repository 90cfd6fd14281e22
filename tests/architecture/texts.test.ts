import { ERROR } from '@/contract/error-codes';
import { catalogue as load, catalogues, textsOf } from '../support/texts';
import { files, isTest, read } from './repository';
import { textUse, useIn } from './textUse';

type Texts = Readonly<Record<string, string>>;

const LANGUAGES = [...new Set(files.flatMap((file) => /^locales\/([^/]+)\//.exec(file)?.[1] ?? []))];
/** `errors` belongs to the server, `help` to the documentation; the others are loaded by screens and frame. */
const ALL = [...catalogues('zh-CN'), 'errors', 'account/help'];
/** Loaded before any screen. */
const ALWAYS = ['core', 'entry', 'kit', 'ui', 'frame'];
const others = LANGUAGES.filter((language) => language !== 'zh-CN').flatMap((language) =>
  ALL.map((file) => ({ language, file })),
);
const source = textsOf('zh-CN');
const use = textUse();

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name]) => name).sort();

test('there are four languages', () => {
  expect(LANGUAGES.sort()).toEqual(['en-US', 'es-ES', 'ja-JP', 'zh-CN']);
});

test('no language has a file more or less than another', () => {
  const filesOf = (language: string) =>
    files.filter((file) => file.startsWith(`locales/${language}/`)).map((file) => file.split('/').slice(2).join('/'));
  for (const language of LANGUAGES) expect([language, filesOf(language)]).toEqual([language, filesOf('zh-CN')]);
});

test.each(others)('$language/$file has the keys and placeholders of Chinese', ({ language, file }) => {
  const [texts, chinese] = [load(language, file), load('zh-CN', file)];
  expect(Object.keys(texts).sort()).toEqual(Object.keys(chinese).sort());
  const differing = Object.keys(chinese).filter(
    (key) => placeholders(texts[key]!).join() !== placeholders(chinese[key]!).join(),
  );
  expect(differing).toEqual([]);
});

test.each(LANGUAGES)('no text of %s is empty', (language) => {
  for (const file of ALL)
    expect(Object.entries(load(language, file)).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each([
  ['zh-CN', /[「」«»]/],
  ['en-US', /[「」«»]/],
  ['es-ES', /[“”「」]/],
  ['ja-JP', /[“”«»]/],
])('texts of %s quote in one way', (language, marks) => {
  const odd = ALL.flatMap((file) => Object.entries(load(language, file)).filter(([, text]) => marks.test(text)));
  expect(odd).toEqual([]);
});

/** They read what was typed or said, in whatever language. */
const READERS = [
  'src/areas/content/designer/panel/textFields.tsx',
  'src/areas/master-data/entries/namedFailure.ts',
  'src/core/input/filters.ts',
  'src/ui/form/pastedRows.ts',
];

test('marks of Chinese stand in texts alone: a screen would show them in every language', () => {
  const screens = files.filter(
    (file) => /^(src\/(?!contract\/)|kit\/|micro-pms\/src\/).*\.tsx?$/.test(file) && !isTest(file),
  );
  const marked = screens.filter((file) =>
    /[（）：，；、。！？【】]/.test(read(file).replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')),
  );
  expect(marked).toEqual(READERS);
});

/** Whose texts have forms for one and many wherever a number may be one. */
const COUNTING = /^(content|finance|master-data|orders|reports|tasks|shell)\//;
const ONE_OR_MANY = 'count|done|made|pieces|minutes|requests|skipped|decisions|verdicts';
/** Of a choice among several alone. */
const SEVERAL = ['workbench.chooseSet'];

test('what may be one in number has its singular in English', () => {
  const plural = new RegExp(`\\{(${ONE_OR_MANY})\\} (?:\\p{L}+ )?\\p{L}{3,}(?<!ss)s(?!\\p{L})`, 'u');
  const found = catalogues('en-US')
    .filter((name) => COUNTING.test(name))
    .flatMap((name) => Object.entries(load('en-US', name)))
    .filter(([key, text]) => !SEVERAL.includes(key) && plural.test(text));
  expect(found).toEqual([]);
});

test('two files of a language do not define the same key', () => {
  const keys = catalogues('zh-CN').flatMap((name) => Object.keys(load('zh-CN', name)));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test.each(LANGUAGES)('the documentation of %s names controls by the texts that exist', (language) => {
  const labels = (texts: Texts) =>
    Object.entries(texts).map(([key, text]) => [
      key,
      ...new Set([...text.matchAll(/\{([^}]*)\}/g)].map(([, id]) => id).sort()),
    ]);
  const [help, chinese] = [load(language, 'account/help'), load('zh-CN', 'account/help')];
  expect(labels(help)).toEqual(labels(chinese));
  expect(
    labels(help)
      .flatMap(([, ...ids]) => ids)
      .filter((id) => !(id! in source)),
  ).toEqual([]);
});

test('the documentation loads the texts of every control that it names', () => {
  const screen = read('src/areas/account/documentation/Documentation.tsx');
  const named = [...screen.matchAll(/^ {4}'([\w/-]+)',$/gm)].map(([, name]) => name!);
  const loaded = new Set([...ALWAYS, ...named].flatMap((name) => Object.keys(load('zh-CN', name))));
  const marks = Object.values(load('zh-CN', 'account/help')).flatMap((text) => [...text.matchAll(/\{([\w.]+)\}/g)]);
  expect(marks.map(([, id]) => id!).filter((id) => !loaded.has(id))).toEqual([]);
});

test('keys have two or three segments', () => {
  expect(Object.keys(source).filter((key) => !/^[a-z]\w*(\.\w+){1,2}$/.test(key))).toEqual([]);
});

/** Of objects and columns that rows of the operation log name. */
const LOGGED = /^log(Object|Field)\./;

test('every text is used', () => {
  const used = new Set(use.flatMap(({ literals }) => literals));
  expect(Object.keys(source).filter((key) => !used.has(key) && !LOGGED.test(key))).toEqual([]);
});

test('every text that is asked for exists', () => {
  const missing = use.flatMap(({ file, asked }) => asked.filter((key) => !(key in source)).map((key) => [file, key]));
  expect(missing).toEqual([]);
});

test('the scan sees texts, field dictionaries and code tables', () => {
  const screen = `
    const fairState = codeTable('fairState', STATE, tones);
    const fields = fieldsOf<Fair>()('fair', { subject: {}, state: fairState.field() });
    const title = <T id="fair.title" />;
    const hint = text('fair.hint');
    const other = { key: 'fair.other' };
  `;
  const { literals, asked } = useIn(screen, new Map([['STATE', ['open', 'closed']]]));
  const keys = ['fair.subject', 'fair.state', 'fairState.open', 'fairState.closed', 'fair.title', 'fair.hint'];
  expect([...asked].sort()).toEqual([...keys].sort());
  expect(literals).toEqual(expect.arrayContaining([...keys, 'fair.other']));
});

describe('errors', () => {
  const keys = Object.keys(load('zh-CN', 'errors'));

  test('each code has a text, and each text a code', () => {
    const codes = keys.filter((key) => /^\d+$/.test(key));
    expect(codes.sort()).toEqual(Object.values(ERROR).map(String).sort());
  });

  test.each(LANGUAGES)('none of %s has forms for one and many: the backend only puts values in', (language) => {
    const texts = Object.entries(load(language, 'errors'));
    expect(texts.filter(([, text]) => /\{\w+\s*,/.test(text))).toEqual([]);
  });

  test('each explanation of a field is used by the backend', () => {
    const backend = files
      .filter((file) => /^server\/.*\.ts$/.test(file))
      .map(read)
      .join('\n');
    const explanations = keys.filter((key) => key.startsWith('field.'));
    expect(explanations.filter((key) => !backend.includes(`'${key}'`))).toEqual([]);
  });
});
