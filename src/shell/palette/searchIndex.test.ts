import fc from 'fast-check';
import Fuse from 'fuse.js/basic';
import { check } from '@tests/support/property';
import { fold, MAX_PATTERN, patternOf } from '@/core/input/fold';
import { JoinedText } from './joinedText';
import { initials } from './initials';
import { createPinyinIndex } from './pinyinIndex';
import { readings } from './readings';
import { createIndex } from './searchIndex';

const PAGES = [
  { title: '首页', path: '/dashboard' },
  { title: '展会列表', path: '/sale/tradeFairManage' },
  { title: '展会订单', path: '/sale/orderManage' },
  { title: '参展客户管理', path: '/sale/saleCustomerManage' },
  { title: '银行对账', path: '/finance/bank' },
  { title: 'ERP移动端首页配置', path: '/contentManage/homeConfig' },
  { title: 'Configuración de zonas', path: '/content/zone' },
];
const index = createIndex(PAGES);
const pinyin = createPinyinIndex(
  PAGES.map(({ title }) => title),
  readings,
);
const titles = (query: string, byPinyin = false) =>
  index.search(query, byPinyin ? pinyin : null).map(({ title }) => title);

test('what begins with the pattern comes first, then what has it, then paths, then what is near', () => {
  expect(titles('首页')).toEqual(['首页', 'ERP移动端首页配置']);
  expect(titles('展会')).toEqual(['展会列表', '展会订单']);
  expect(titles('tradefair')[0]).toBe('展会列表');
  expect(titles('tradfair')).toContain('展会列表');
  expect(titles('configuracion')[0]).toBe('Configuración de zonas');
  expect(titles('ｅｒｐ')[0]).toBe('ERP移动端首页配置');
  expect(titles('没有这个')).toEqual([]);
  expect(titles('   ')).toEqual([]);
});

test.each([
  ['zhanhuiliebiao', '展会列表'],
  ['zhlb', '展会列表'],
  ['zhanhlb', '展会列表'],
  ['zhanhuil', '展会列表'],
  ['展hui列b', '展会列表'],
  ['hlb', '展会列表'],
  ['yhdz', '银行对账'],
  ['yinhang', '银行对账'],
  ['erpydd', 'ERP移动端首页配置'],
  ["zhan'hui", '展会列表'],
])('by pinyin %s is %s, and only when it is on', (query, title) => {
  expect(titles(query, true)[0]).toBe(title);
  expect(titles(query)).not.toContain(title);
});

test.each([
  ['zhlb', '展会列表'],
  ['yxdz', '银行对账'],
  ['erpydd', 'ERP移动端首页配置'],
  ['czkh', '参展客户管理'],
])('initials alone need no dictionary: %s', (query, title) => {
  const own = createPinyinIndex(
    PAGES.map((page) => page.title),
    initials,
  );
  const found = index.search(query, own).map((page) => page.title);
  expect(found[0]).toBe(title);
});

test('pinyin is read from the beginning of a character', () => {
  expect(titles('anhui', true)).not.toContain('展会列表');
  expect(titles('zhanhuiq', true)).not.toContain('展会列表');
});

const word = fc.string({ unit: fc.constantFrom(...Array.from('展会列表订单管理客户abcdeé/ ')), maxLength: 12 });
const pages = fc.array(fc.record({ title: word, path: word }), { maxLength: 30 });

test('finds whatever plain Fuse finds, and everything that has the pattern in it', () => {
  check(
    fc.property(
      pages,
      fc.string({ unit: fc.constantFrom(...Array.from('展会列表订单abcdé')), minLength: 1, maxLength: 8 }),
      (all, query) => {
        const items = all.slice(0, 20);
        const docs = items.map(({ title, path }) => ({ title: fold(title), path: fold(path) }));
        const keys = [
          { name: 'title', weight: 0.7 },
          { name: 'path', weight: 0.3 },
        ];
        const plain = new Fuse(docs, { keys, threshold: 0.4 }).search(patternOf(query));
        const found = createIndex(items.map((item, i) => ({ ...item, i })))
          .search(query)
          .map(({ i }) => i);
        const having = docs.flatMap(({ title, path }, i) =>
          (title + '\n' + path).includes(patternOf(query)) ? [i] : [],
        );
        const expected = new Set([...plain.map(({ refIndex }) => refIndex), ...having]);
        expect([...found].sort()).toEqual([...expected].sort());
      },
    ),
    { runs: 400 },
  );
});

test('one joined text finds what each text would', () => {
  check(
    fc.property(
      fc.array(word),
      fc.string({ unit: fc.constantFrom(...Array.from('展会ab')), minLength: 1, maxLength: 3 }),
      (texts, piece) => {
        const expected = texts.flatMap((text, index) =>
          text.includes(piece) ? [{ index, at: text.indexOf(piece) }] : [],
        );
        expect(new JoinedText(texts).find(piece)).toEqual(expected);
      },
    ),
    { runs: 300 },
  );
});

test('whatever is pasted, 32 code points of it are looked for, at once', () => {
  const hostile = [
    'a'.repeat(10_000),
    '展'.repeat(10_000),
    '😀'.repeat(10_000),
    '(a+)+$',
    '\u0000\n',
    'zh'.repeat(5_000),
    '\u0300'.repeat(10_000),
  ];
  const many = createIndex(
    Array.from({ length: 5_000 }, (_, i) => ({ title: `展会管理${i}`, path: `/sale/page${i}` })),
  );
  const manyPinyin = createPinyinIndex(
    Array.from({ length: 5_000 }, (_, i) => `展展展会管理${i}`),
    readings,
  );
  for (const query of hostile) {
    expect(Array.from(patternOf(query)).length).toBeLessThanOrEqual(MAX_PATTERN);
    const from = performance.now();
    many.search(query, manyPinyin);
    // Hundreds of times what a search takes; with a pattern that is not cut it would take minutes.
    expect(performance.now() - from).toBeLessThan(30_000);
  }
  check(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => void index.search(query, pinyin)),
    { runs: 300 },
  );
});
