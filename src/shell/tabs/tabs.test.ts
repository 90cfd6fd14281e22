import fc from 'fast-check';
import { check } from '@tests/support/property';
import { HOME } from '@/core/page/alwaysPages';
import {
  close,
  closedBy,
  type Closing,
  isKept,
  move,
  nextAddress,
  NO_TABS,
  refresh,
  tabKey,
  type Tabs,
  visit,
} from './tabs';

const open = (...addresses: string[]) => addresses.reduce(visit, NO_TABS);
const keys = (tabs: Tabs) => tabs.open.map(({ key }) => key);

test('a page has one tab, each record of it one of its own', () => {
  const tabs = open('/sale/list?state=1', '/sale/edit?id=1', '/sale/edit?id=2&view=1', '/sale/list?state=2#top');
  expect(keys(tabs)).toEqual([HOME, '/sale/list', '/sale/edit?id=1', '/sale/edit?id=2']);
  expect(nextAddress(tabs)).toBe('/sale/list?state=2#top');
});

test('forms of what is not stored yet have a tab each: by type, and by what they copy', () => {
  const form = '/market/form';
  const tabs = open(
    `${form}?type=a&mode=add`,
    `${form}?type=b&mode=add`,
    `${form}?type=a&mode=copy&id=1`,
    `${form}?type=a&mode=copy&id=2`,
    `${form}?type=a&mode=edit&id=1`,
    `${form}?type=a&mode=view&id=1`,
    `${form}?mode=add&type=a#step`,
  );
  expect(keys(tabs)).toEqual([
    HOME,
    `${form}?mode=add&type=a`,
    `${form}?mode=add&type=b`,
    `${form}?mode=copy&type=a&id=1`,
    `${form}?mode=copy&type=a&id=2`,
    `${form}?id=1`,
  ]);
});

test.each(['/cashierInfo?id=1', '/updateCashier', '/returnedRecordDetail?x=1'])('%s has no tag', (address) => {
  expect(open('/a', address)).toEqual(open('/a'));
});

test('closing the shown one leads to the last visited, then to the dashboard', () => {
  const tabs = open('/a', '/b', '/a', '/c');
  const afterC = close(tabs, closedBy(tabs, '/c', 'this'));
  expect(nextAddress(afterC)).toBe('/a');
  const none = close(afterC, closedBy(afterC, '/a', 'all'));
  expect([keys(none), nextAddress(none)]).toEqual([[HOME], HOME]);
});

test.each([
  ['this', ['/b']],
  ['others', ['/a', '/c']],
  ['left', ['/a']],
  ['right', ['/c']],
  ['all', ['/a', '/b', '/c']],
] as const)('closing %s of the middle one', (closing, gone) => {
  expect(closedBy(open('/a', '/b', '/c'), '/b', closing)).toEqual(gone);
});

test('a tab is dragged past another one, never before the dashboard', () => {
  const tabs = open('/a', '/b', '/c');
  expect(keys(move(tabs, '/a', '/c'))).toEqual([HOME, '/b', '/c', '/a']);
  expect(keys(move(tabs, '/c', '/a'))).toEqual([HOME, '/c', '/a', '/b']);
  expect(move(tabs, '/c', HOME)).toBe(tabs);
  expect(move(tabs, HOME, '/c')).toBe(tabs);
});

test('the last thirty pages are kept', () => {
  const tabs = open(...Array.from({ length: 40 }, (_, i) => `/p${i}`));
  expect(isKept(tabs, '/p10')).toBe(true);
  expect(isKept(tabs, '/p9')).toBe(false);
  expect(isKept(visit(tabs, '/p9'), '/p9')).toBe(true);
});

/* the reference is a list of keys and a list of visits, written as docs/console.md#frame words it. */
interface Reference {
  tags: string[];
  visits: string[];
}

const PAGES = ['/a', '/b', '/c', '/d?id=1', '/d?id=2', '/cashierInfo', HOME];

class Visit implements fc.Command<Reference, { tabs: Tabs }> {
  constructor(readonly page: string) {}
  check = () => true;
  run(model: Reference, real: { tabs: Tabs }) {
    if (this.page !== '/cashierInfo') {
      if (!model.tags.includes(this.page)) model.tags.push(this.page);
      model.visits.push(this.page);
    }
    real.tabs = visit(real.tabs, this.page);
    compare(model, real);
  }
  toString = () => `visit ${this.page}`;
}

class Close implements fc.Command<Reference, { tabs: Tabs }> {
  constructor(
    readonly page: string,
    readonly closing: Closing,
  ) {}
  check = () => true;
  run(model: Reference, real: { tabs: Tabs }) {
    const at = model.tags.indexOf(this.page);
    if (this.closing === 'all') model.tags = [HOME];
    else if (at >= 0) {
      const stays = {
        this: (i: number) => i !== at,
        others: (i: number) => i === at,
        left: (i: number) => i >= at,
        right: (i: number) => i <= at,
      };
      const isStaying = stays[this.closing];
      model.tags = model.tags.filter((tag, i) => tag === HOME || isStaying(i));
    }
    real.tabs = close(real.tabs, closedBy(real.tabs, this.page, this.closing));
    compare(model, real);
  }
  toString = () => `close ${this.closing} of ${this.page}`;
}

class Refresh implements fc.Command<Reference, { tabs: Tabs }> {
  constructor(readonly page: string) {}
  check = () => true;
  run(model: Reference, real: { tabs: Tabs }) {
    real.tabs = refresh(real.tabs, this.page);
    compare(model, real);
  }
  toString = () => `refresh ${this.page}`;
}

function compare(model: Reference, { tabs }: { tabs: Tabs }) {
  expect(keys(tabs)).toEqual(model.tags);
  expect(new Set(keys(tabs)).size).toBe(tabs.open.length);
  const lastOpen = model.visits.filter((page) => model.tags.includes(page)).at(-1);
  expect(tabKey(nextAddress(tabs))).toBe(lastOpen ?? HOME);
}

test('the bar does what the reference does, whatever is clicked', () => {
  const page = fc.constantFrom(...PAGES);
  const closing = fc.constantFrom<Closing>('this', 'others', 'left', 'right', 'all');
  const commands = fc.commands(
    [
      page.map((p) => new Visit(p)),
      fc.tuple(page, closing).map(([p, c]) => new Close(p, c)),
      page.map((p) => new Refresh(p)),
    ],
    { maxCommands: 40 },
  );
  check(
    fc.property(commands, (run) => {
      fc.modelRun(() => ({ model: { tags: [HOME], visits: [] }, real: { tabs: NO_TABS } }), run);
    }),
    { runs: 1000 },
  );
});
