import { catalogue, catalogues } from '../support/texts';
import { read } from './repository';

const LANGUAGES = ['zh-CN', 'en-US', 'es-ES', 'ja-JP'] as const;
type Language = (typeof LANGUAGES)[number];

/** Texts in which a refused word is the right one. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'en-US feedback.clientKind': 'a client is a program here, not a customer',
  'es-ES profile.signInFacts': 'when somebody was last active',
  'ja-JP guide.sidebarText': 'the screen of the machine, not a page',
  'ja-JP guide.tabsText': 'the screen of the machine, not a page',
  'ja-JP help.draws.steps': 'the screen in the hall, not a page',
  'ja-JP 47015': 'reading a file, not importing it',
};

interface Forms {
  accepted: readonly string[];
  refused: readonly string[];
}
type Concept = Readonly<Record<Language, Forms>>;

const listOf = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function formsOf(cell = ''): Forms {
  const [, accepted, refused] = /^([^~]*)(?:~~(.*)~~)?$/.exec(cell.trim())!;
  return { accepted: listOf(accepted), refused: listOf(refused) };
}

/** A row of the glossary's table: Chinese, English, Spanish, Japanese. */
function conceptOf(row: string): Concept {
  const [zh, en, es, ja] = row.split('|').slice(1, -1).map(formsOf);
  return { 'zh-CN': zh!, 'en-US': en!, 'es-ES': es!, 'ja-JP': ja! };
}

const [, table] = read('docs/glossary.md').split('\n## Terms of the texts\n');
const concepts = table!
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map(conceptOf);

/** Placeholders are names of the code, not words of the language. */
const spokenOf = (text: string) => text.replace(/\{[\w.]+(?:\}|, plural,)/g, ' ').toLowerCase();

const has = (text: string, word: string, language: Language) =>
  /^(zh|ja)/.test(language) ? text.includes(word) : new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);

const isAbout = (chinese: string, { 'zh-CN': { accepted } }: Concept) =>
  accepted.some((term) => chinese.includes(term));

/** Refused words of a text, but for those that another concept of the same text is called by. */
function refusedIn(text: string, language: Language, chinese: string) {
  const told = concepts.filter((concept) => isAbout(chinese, concept));
  const right = told.flatMap((concept) => concept[language].accepted);
  return (language === 'zh-CN' ? concepts : told)
    .flatMap((concept) => concept[language].refused)
    .filter((word) => has(spokenOf(text), word, language) && !right.some((one) => one.includes(word)));
}

/** The concept of which a text says nothing but the name. */
const namedBy = (chinese: string) => concepts.find((concept) => concept['zh-CN'].accepted.includes(chinese.trim()));

interface Text {
  id: string;
  in: Readonly<Record<Language, string>>;
}

const catalogueTexts = [...catalogues('zh-CN'), 'errors', 'account/help'].flatMap((file): Text[] => {
  const of = (language: Language) => catalogue(language, file);
  return Object.keys(of('zh-CN')).map((key) => ({
    id: key,
    in: {
      'zh-CN': of('zh-CN')[key]!,
      'en-US': of('en-US')[key]!,
      'es-ES': of('es-ES')[key]!,
      'ja-JP': of('ja-JP')[key]!,
    },
  }));
});

const [zh, en, es, ja] = ['zh', 'en', 'es', 'ja'].map(
  (language): Readonly<Record<string, string>> => jest.requireActual(`../../micro-pms/locales/${language}`).default,
);

type Titles = Readonly<Record<'en' | 'es' | 'ja', string>>;
const titled = (chinese: string, { en, es, ja }: Titles): Text => ({
  id: chinese,
  in: { 'zh-CN': chinese, 'en-US': en, 'es-ES': es, 'ja-JP': ja },
});
const menus: { menuTitle: string; titles: Titles }[] = JSON.parse(read('server/catalogue/menus.json'));
const buttons: Record<string, Titles> = JSON.parse(read('server/catalogue/buttonNames.json'));

/** What the screens say, those of the property module too, and the titles of menus and buttons that the server brings. */
const texts = [
  ...catalogueTexts,
  ...Object.keys(zh!).map((key): Text => ({
    id: `property.${key}`,
    in: { 'zh-CN': zh![key]!, 'en-US': en![key]!, 'es-ES': es![key]!, 'ja-JP': ja![key]! },
  })),
  ...menus.map(({ menuTitle, titles }) => titled(menuTitle, titles)),
  ...Object.entries(buttons).map(([name, titles]) => titled(name, titles)),
];

test('the table has forms of each concept in each language', () => {
  expect(concepts.length).toBeGreaterThan(20);
  const empty = concepts.filter((concept) => LANGUAGES.some((language) => concept[language].accepted.length === 0));
  expect(empty).toEqual([]);
});

test.each(LANGUAGES)('no text of %s uses a refused word for a thing of the glossary', (language) => {
  const found = texts.flatMap(({ id, in: { 'zh-CN': chinese, [language]: text } }) =>
    refusedIn(text, language, chinese).map((word) => [`${language} ${id}`, word, text]),
  );
  expect(found.filter(([id]) => !(id! in EXCEPTIONS))).toEqual([]);
});

test.each(LANGUAGES)('a text of %s that only names a thing of the glossary calls it so', (language) => {
  const found = texts.filter(({ in: { 'zh-CN': chinese, [language]: text } }) => {
    const accepted = namedBy(chinese)?.[language].accepted;
    return accepted && !accepted.some((one) => spokenOf(text).includes(one));
  });
  expect(found).toEqual([]);
});

test.each(LANGUAGES)('a page is called the same in the menu and at its head, in %s', (language) => {
  const titles = texts.filter(({ id }) => id.startsWith('page.'));
  const heads = texts.filter(({ id }) => /^(?!help\.)\w+\.\w*[tT]itle$/.test(id));
  const found = titles.flatMap((page) =>
    heads.filter((head) => head.in['zh-CN'] === page.in['zh-CN'] && head.in[language] !== page.in[language]),
  );
  expect(found.map(({ id, in: text }) => [id, text[language]])).toEqual([]);
});

test('each exception is one', () => {
  const needed = texts.flatMap(({ id, in: text }) =>
    LANGUAGES.filter((language) => refusedIn(text[language], language, text['zh-CN']).length > 0).map(
      (language) => `${language} ${id}`,
    ),
  );
  expect(Object.keys(EXCEPTIONS).filter((id) => !needed.includes(id))).toEqual([]);
});
