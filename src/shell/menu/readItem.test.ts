import { menuItem as item } from '@tests/support/menuItem';
import { flatten, titleOf } from './menuNode';
import { normaliseMenu } from './normaliseMenu';

const ids = (list: unknown) => flatten(normaliseMenu(list).nodes).map(({ id }) => id);
const reasons = (list: unknown) => normaliseMenu(list).dropped.map(({ id, reason }) => `${id}: ${reason}`);

test.each([
  ['javascript:alert(1)', 'address'],
  ['//evil.example', 'address'],
  ['https://evil.example', 'address'],
  ['/a/../b', 'address'],
  ['/a b', 'address'],
  ['/:id', 'address'],
  ['/*', 'address'],
  ['', 'address'],
  ['/login', 'reserved address'],
  ['/redirect/x', 'reserved address'],
  ['/404', 'reserved address'],
])('%j is no address of a page', (menuUrl, reason) => {
  expect(reasons([item('a', '0', { menuUrl })])).toEqual([`a: ${reason}`]);
});

test('a group needs no address, and a number may be an id', () => {
  expect(ids([item(1, 0, { menuUrl: '#' }), item(2, 1)])).toEqual(['1', '2']);
});

test('a place in the order that is no number counts as none', () => {
  const list = [item('a', '0', { sort: [{ toString: '' }] }), item('b', '0', { sort: '-1' })];
  expect(ids(list)).toEqual(['b', 'a']);
});

test.each([
  ['https://help.example/a', 'https://help.example/a'],
  ['http://help.example', 'http://help.example/'],
])('%s may be framed', (menuUrl, target) => {
  const [node] = normaliseMenu([item('x 1', '0', { menuUrl, isExternalLink: 1 })]).nodes;
  expect(node).toMatchObject({ kind: 'external', path: '/iframeViews?id=x%201', target });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://u:p@help.example',
  'http://localhost/x',
  '//help.example',
  'blob:x',
  '',
])('%j may not', (menuUrl) => {
  expect(reasons([item('a', '0', { menuUrl, isExternalLink: 1 })])).toEqual(['a: link']);
});

test('titles are texts: short, visible, in the user’s language, else English, else Chinese', () => {
  const title = (more: Record<string, unknown>, language: 'zh' | 'es' = 'es') => {
    const [node] = normaliseMenu([item('a', '0', more)]).nodes;
    return node && titleOf(node, language, String);
  };
  expect(title({ titles: { en: 'Fairs', es: 'Ferias' } })).toBe('Ferias');
  expect(title({ titles: { en: 'Fairs' } })).toBe('Fairs');
  expect(title({ titles: { en: 'Fairs' } }, 'zh')).toBe('页a');
  expect(title({ titles: null })).toBe('页a');
  expect(title({ menuTitle: '\u202e<b>x</b>\u0000', titles: 5 })).toBe('<b>x</b>');
  expect(title({ menuTitle: 7, titles: [] })).toBe('/m/pa');
  expect(Array.from(title({ menuTitle: '😀'.repeat(10_000) }) ?? '')).toHaveLength(60);
});

test('an icon is the name of a component or nothing', () => {
  const icon = (menuIcon: unknown) => normaliseMenu([item('a', '0', { menuIcon })]).nodes[0]?.icon;
  expect([icon('ShopOutlined'), icon('constructor'), icon('https://x/y.svg'), icon(7), icon('../Shop')]).toEqual([
    'ShopOutlined',
    '',
    '',
    '',
    '',
  ]);
});
