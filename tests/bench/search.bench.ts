/* P13 of the budgets: from a keystroke to the list, over a menu of 5,000 titles. */
import Fuse from 'fuse.js/basic';
import { fold, patternOf } from '../../src/core/input/fold';
import { createPinyinIndex } from '../../src/shell/palette/pinyinIndex';
import { readings } from '../../src/shell/palette/readings';
import { createIndex } from '../../src/shell/palette/searchIndex';
import menus from '../../server/catalogue/menus.json';
import { report } from './report';

const TITLES = 5_000;
const ROUNDS = 5;
/** What somebody types, letter by letter. */
const QUERIES = [
  '展会列表',
  '客户管理',
  'tradeFairManage',
  'specials',
  'zhanhuiliebiao',
  'kehgl',
  '对账差异',
  'orderinqiry',
];

const named = menus.filter(({ menuUrl }) => menuUrl.startsWith('/'));
const items = Array.from({ length: TITLES }, (_, i) => {
  const { menuTitle, menuUrl } = named[i % named.length] ?? { menuTitle: '', menuUrl: '' };
  return i < named.length ? { title: menuTitle, path: menuUrl } : { title: `${menuTitle}${i}`, path: `${menuUrl}${i}` };
});
const strokes = QUERIES.flatMap((query) => Array.from(query, (_, i) => query.slice(0, i + 1)));

/** The 95th of a hundred keystrokes, in ms. */
function p95(search: (query: string) => unknown) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const query of strokes) {
      const from = performance.now();
      search(query);
      // The first round warms up.
      if (round > 0) times.push(performance.now() - from);
    }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

const plain = new Fuse(
  items.map(({ title, path }) => ({ title: fold(title), path: fold(path) })),
  {
    keys: [
      { name: 'title', weight: 0.7 },
      { name: 'path', weight: 0.3 },
    ],
    threshold: 0.4,
  },
);
const index = createIndex(items);
const from = performance.now();
const pinyin = createPinyinIndex(
  items.map(({ title }) => title),
  readings,
);
const built = performance.now() - from;
const floor = p95((query) => plain.search(patternOf(query), { limit: 20 }));
const own = p95((query) => index.search(query));
const withPinyin = p95((query) => index.search(query, pinyin));

report('search', [
  { id: '', what: 'keystroke, plain Fuse: p95', value: floor, unit: 'ms', exact: false },
  {
    id: 'P13',
    what: 'keystroke: p95, against plain Fuse',
    value: own / floor,
    unit: '×',
    must: 1,
    goal: 0.5,
    exact: false,
  },
  { id: 'P13', what: 'the same with pinyin', value: withPinyin / floor, unit: '×', must: 1, goal: 0.5, exact: false },
  { id: '', what: 'index of pinyin, once', value: built, unit: 'ms', exact: false },
]);
