import type { StoredComponent } from '@/contract/content/home/component';
import { freshComponent } from '@/contract/content/home/fresh';
import { conflictsOf, keyOf, resolved, type Sides } from './conflicts';

/* docs/domain/home-pages.md#two-editors: the page that results from the decisions on conflicts. */

const title = (id: string, text: string): StoredComponent => ({
  ...freshComponent('title', id, id),
  data: { text, subText: '', moreJump: null },
});
const shown = (page: readonly StoredComponent[]) =>
  page.map(({ componentId, data }) => `${componentId} ${(data as { text: string }).text}`).join(', ');

/** The page with all conflicts decided for the own side, and for the other side. */
const both = (sides: Sides) => [
  conflictsOf(sides).map(keyOf).join(),
  shown(resolved(sides, new Set())),
  shown(resolved(sides, new Set(conflictsOf(sides).map(keyOf)))),
];
const base = [title('a', '1'), title('b', '2'), title('c', '3')];

test('one value that both have changed', () => {
  const mine = [title('a', 'mine'), base[1]!, title('c', 'also mine')];
  const theirs = [title('a', 'theirs'), title('b', 'also theirs'), base[2]!];
  expect(both({ base, mine, theirs })).toEqual([
    'a data.text',
    'a mine, b also theirs, c also mine',
    'a theirs, b also theirs, c also mine',
  ]);
});

test('removed here, changed there', () => {
  const sides = { base, mine: [base[0]!, base[2]!], theirs: [base[0]!, title('b', 'theirs'), base[2]!] };
  expect(both(sides)).toEqual(['b *', 'a 1, c 3', 'a 1, b theirs, c 3']);
});

test('changed here, removed there', () => {
  const sides = { base, mine: [base[0]!, title('b', 'mine'), base[2]!], theirs: [base[0]!, base[2]!] };
  const [, mine, theirs] = both(sides);
  expect([mine, theirs]).toEqual(['a 1, b mine, c 3', 'a 1, c 3']);
});

test('two orders', () => {
  const [a, b, c] = base as [StoredComponent, StoredComponent, StoredComponent];
  expect(both({ base, mine: [b, a, c], theirs: [a, c, b] })).toEqual([' order', 'b 2, a 1, c 3', 'a 1, c 3, b 2']);
});
