import fc from 'fast-check';
import zh from '../../../../locales/zh-CN/account/help';
import { areasOf } from './contents';
import { plain, readMarks } from './marks';
import { findWords, searchHelp, wordsOf } from './searchHelp';

const LABELS: Readonly<Record<string, string>> = { 'action.add': '新增' };
const label = (key: string) => LABELS[key] ?? key;

test('labels and keys stand in their text', () => {
  expect(readMarks('按 `Ctrl` `K` 找到{action.add}。', label)).toEqual([
    { kind: 'text', text: '按 ' },
    { kind: 'key', text: 'Ctrl' },
    { kind: 'text', text: ' ' },
    { kind: 'key', text: 'K' },
    { kind: 'text', text: ' 找到' },
    { kind: 'label', text: '新增' },
    { kind: 'text', text: '。' },
  ]);
});

test('a text without marks is read as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      (text) => plain(readMarks(text.replace(/[{`]/g, ''), label)) === text.replace(/[{`]/g, ''),
    ),
  );
});

test('every topic has a title and a text', () => {
  const topics = areasOf(zh, label).flatMap((area) => area.topics);
  expect(topics.filter(({ title, paragraphs }) => plain(title) === '' || paragraphs.length === 0)).toEqual([]);
});

test('every text belongs to an area or a topic', () => {
  const areas = areasOf(zh, label);
  const lines = areas.flatMap(({ title, topics }) => [
    title,
    ...topics.flatMap((topic) => [topic.title, ...topic.paragraphs, ...topic.steps].map(plain)),
  ]);
  const read = Object.values(zh).flatMap((text) => text.split('\n').map((line) => plain(readMarks(line, label))));
  expect([...lines].sort()).toEqual([...read].sort());
});

test('a topic is found by every word together, by a label, and by its area', () => {
  const found = (query: string) =>
    searchHelp(areasOf(zh, label), wordsOf(query)).flatMap(({ topics }) => topics.map(({ id }) => id));
  expect(found('ＣＡＰＳ')).toEqual([]);
  expect(found('ｃｔｒｌ 收藏')).toEqual(['search']);
  expect(found('新增 草稿箱')).toEqual([]);
  expect(found('展会 复制 首次')).toEqual([]);
  expect(found('新增 主办公司')).toEqual(['fairNew']);
  expect(found('遇到问题')).toEqual(['messages', 'errorLog']);
});

test('what is found is marked whatever its case, accents and widths', () => {
  expect(findWords('Ｍenú y MENU', wordsOf('menu'))).toEqual([
    { text: 'Ｍenú', isFound: true },
    { text: ' y ', isFound: false },
    { text: 'MENU', isFound: true },
  ]);
  expect(findWords('ﬁn', wordsOf('i'))).toEqual([
    { text: 'ﬁ', isFound: true },
    { text: 'n', isFound: false },
  ]);
});

test('marking loses nothing of a text, and marks nothing without words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, query) => {
      const joined = (words: readonly string[]) =>
        findWords(text, words)
          .map((piece) => piece.text)
          .join('');
      return joined(wordsOf(query)) === text && findWords(text, []).every(({ isFound }) => !isFound);
    }),
  );
});
