/* docs/console.md#lists: of a page of five hundred rows those are drawn that are in sight, and none is missed. */
import type { HTTPRequest, Page } from 'puppeteer';
import { type Guest, guestApi } from '../../src/contract/trade-fair/guests';
import { signedIn } from '../support/client';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor: enter, server } = openHouse();

const FAIR = '70001';
const COUNT = 500;
/** Of a window with some fifteen rows, five before and after them, the first and the last, and those of the keys. */
const MOST_ROWS = 34;
const ROW = 'main tr[data-row-key]';
const PANE = 'main .ant-table-body';

const keyOf = (index: number) => String(9_000_000 + index);

/** The list of guests answers so many as it is asked for, made of those that there are. */
async function answerMany(page: Page) {
  const admin = await signedIn(server().origin, 'admin.hq');
  const { records } = await admin.data(guestApi.guestList, { tradeFairId: FAIR, pageSize: 20 });
  const made = (index: number): Guest => ({
    ...records[index % records.length]!,
    guestId: keyOf(index),
    guestName: `来宾${index + 1}`,
  });
  await page.setRequestInterception(true);
  const respond = async (request: HTTPRequest) => {
    if (!request.url().includes(guestApi.guestList.path)) return request.continue();
    const { pageSize } = guestApi.guestList.input.parse(JSON.parse((await request.fetchPostData()) ?? '{}'));
    const data = { records: Array.from({ length: pageSize }, (_, i) => made(i)), total: 5_000 };
    const body = JSON.stringify({ code: 200, success: true, msg: '', data });
    return request.respond({ contentType: 'application/json', body });
  };
  page.on('request', (request) => void respond(request));
}

/** The list of guests with five hundred on its page. */
async function openMany() {
  const visitor = await enter();
  const { page } = visitor;
  await visitor.signIn('admin.hq', '/dashboard');
  await visitor.open('/sale/guestManage');
  await visitor.press('选择展会');
  await visitor.at(`.ant-modal tr[data-row-key="${FAIR}"] td:last-child button`).click();
  await visitor.sees('2026春季订货会');
  await answerMany(page);
  await visitor.at('main .ant-pagination-options .ant-select').click();
  await visitor.at(`.ant-select-item-option[title^="${COUNT} "]`).click();
  await page.waitForSelector(`table[aria-rowcount="${COUNT}"]`);
  return visitor;
}

const drawn = ({ page }: Visitor) => page.$$eval(ROW, (rows) => rows.length);
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.getAttribute('data-row-key'));
const scrollTo = ({ page }: Visitor, top: number) => page.$eval(PANE, (pane, to) => pane.scrollTo(0, to), top);

/** Once the whole row is inside of what is scrolled. */
const isSeen = ({ page }: Visitor, index: number) =>
  page.waitForFunction(
    (pane, row) => {
      const outer = document.querySelector(pane)?.getBoundingClientRect();
      const inner = document.querySelector(row)?.getBoundingClientRect();
      return outer && inner && inner.height > 0 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    },
    {},
    PANE,
    `main tr[data-row-key="${keyOf(index)}"][aria-rowindex="${index + 1}"]`,
  );

const box = (index: number) => `main tr[data-row-key="${keyOf(index)}"] input[type=checkbox]`;
const isTicked = ({ page }: Visitor, index: number) =>
  page.$eval(box(index), (one) => (one as HTMLInputElement).checked);

const END = 1_000_000;

journey('a page of five hundred rows holds those in sight, and scrolls to its last one below its titles', async () => {
  const visitor = await openMany();
  const { page } = visitor;
  const titles = () =>
    page.$$eval('main thead th', (cells) => cells.map((cell) => cell.getBoundingClientRect().toJSON()));
  await isSeen(visitor, 0);
  const before = await titles();
  expect(await drawn(visitor)).toBeLessThanOrEqual(MOST_ROWS);
  for (const middle of [120, 250, 380]) {
    const height = await page.$eval(ROW, (row) => row.getBoundingClientRect().height);
    await scrollTo(visitor, middle * height);
    await isSeen(visitor, middle + 5);
    expect(await drawn(visitor)).toBeLessThanOrEqual(MOST_ROWS);
  }
  await scrollTo(visitor, END);
  await isSeen(visitor, COUNT - 1);
  expect(await drawn(visitor)).toBeLessThanOrEqual(MOST_ROWS);
  // They are where they were, and as wide.
  expect(await titles()).toEqual(before);
});

journey('keys lead to rows that were not drawn, and on from the row that was scrolled away', async () => {
  const visitor = await openMany();
  const { keyboard } = visitor.page;
  await visitor.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await keyboard.press('ArrowDown');
  await keyboard.press('End');
  await isSeen(visitor, COUNT - 1);
  expect(await focused(visitor)).toBe(keyOf(COUNT - 1));
  await keyboard.press('ArrowUp');
  expect(await focused(visitor)).toBe(keyOf(COUNT - 2));
  await keyboard.press('Home');
  await isSeen(visitor, 0);
  for (let row = 1; row <= 40; row += 1) await keyboard.press('ArrowDown');
  expect(await focused(visitor)).toBe(keyOf(40));
  await scrollTo(visitor, END);
  await isSeen(visitor, COUNT - 1);
  await keyboard.press('ArrowDown');
  await isSeen(visitor, 41);
  expect(await focused(visitor)).toBe(keyOf(41));
});

journey('what is ticked stays ticked out of sight, and all are ticked at once', async () => {
  const visitor = await openMany();
  await visitor.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  for (let row = 0; row <= 2; row += 1) await visitor.page.keyboard.press('ArrowDown');
  await visitor.page.keyboard.press('x');
  await visitor.sees('已选择 1 项');
  // The row with the focus would stay.
  await visitor.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await scrollTo(visitor, END);
  await isSeen(visitor, COUNT - 1);
  await visitor.page.waitForFunction((row) => !document.querySelector(row), {}, box(2));
  await scrollTo(visitor, 0);
  await isSeen(visitor, 2);
  expect([await isTicked(visitor, 2), await isTicked(visitor, 3)]).toEqual([true, false]);
  await visitor.at('main thead input[type=checkbox]').click();
  await visitor.sees(`已选择 ${COUNT} 项`);
  await scrollTo(visitor, END);
  await isSeen(visitor, COUNT - 3);
  expect(await isTicked(visitor, COUNT - 3)).toBe(true);
});

journey('all rows are on paper, and those in sight afterwards', async () => {
  const visitor = await openMany();
  const { page } = visitor;
  await page.evaluate((row) => {
    // After the list's own, which was there first.
    window.addEventListener('beforeprint', () => {
      document.title = `${document.querySelectorAll(row).length} on paper`;
    });
  }, ROW);
  await page.pdf();
  expect(await page.title()).toBe(`${COUNT} on paper`);
  await page.waitForFunction((row, most) => document.querySelectorAll(row).length <= most, {}, ROW, MOST_ROWS);
  await isSeen(visitor, 0);
  // What stands below the rows stands below the last of them.
  await page.emulateMediaType('print');
  await page.waitForFunction(
    (row) => {
      const last = [...document.querySelectorAll(row)].at(-1)?.getBoundingClientRect();
      const pager = document.querySelector('main .ant-pagination')?.getBoundingClientRect();
      return last && pager && pager.top >= last.bottom;
    },
    {},
    ROW,
  );
});
