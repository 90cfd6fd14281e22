/* docs/console.md#lists: what a list shows of its records at 1440 × 900, with the banner, and on a phone. */
import type { Browser } from 'puppeteer';
import { launchBrowser } from '../support/browser';
import { type Server, startServer } from '../support/server';
import { arrives } from './dialogs';
import { LISTS } from './listPages';
import { closeOthers, go, speak } from './looks';
import { Visitor } from './visitor';

const ROWS = 14;
const ROW = 36;
const BELOW = 90;
/** Their list stands below something that one works with: the door, what is being drawn, the branches compared, a chart. */
const WORKBENCHES = [
  ...['/sale/signIn', '/sale/drawLottery', '/market/priceCompare'],
  ...['/report/visitsReport', '/report/userReadReport'],
];

// Some sixty pages.
jest.setTimeout(600_000);

let browser: Browser;
let server: Server;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Once its rows, or the reason why there are none, are there; its title comes before its table. */
const settled = (visitor: Visitor) =>
  visitor.page.waitForFunction(() => {
    const shown = (selector: string) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
    if (shown('main :is(.ant-skeleton, .ant-spin-spinning, .pms-skeleton, .pms-spin-spinning)')) return false;
    return shown('main h1') && shown('main :is(.ant-table-wrapper, .pms-table-wrapper) tbody td');
  });

const measured = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const table = [...document.querySelectorAll('main .ant-table-wrapper')].find((one) => one.checkVisibility());
    const body = table?.querySelector('.ant-table-body, .ant-table-content');
    if (!table || !body) return undefined;
    const rows = [...table.querySelectorAll('tr[data-row-key]')];
    return {
      top: body.getBoundingClientRect().top,
      hidden: body.scrollWidth - body.clientWidth,
      heights: [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height)))],
    };
  });

/** The fair that the pages of a fair work in. */
async function enterFair(visitor: Visitor) {
  await visitor.open('/sale/guestManage');
  await visitor.press('选择展会');
  await visitor.at('.ant-modal tr[data-row-key="70001"] td:last-child button').click();
  await visitor.sees('2026春季订货会');
}

test('every list of the menu has room for 14 rows and for each of its columns', async () => {
  const visitor = await Visitor.enter(browser, server.origin);
  await visitor.signIn('admin.hq', '/dashboard');
  await visitor.sees('我们在招聘');
  await enterFair(visitor);
  const faults: string[] = [];
  for (const menuUrl of LISTS) {
    await go(visitor, menuUrl);
    await closeOthers(visitor);
    await settled(visitor);
    const found = await measured(visitor);
    if (!found) throw new Error(`${menuUrl} has no list.`);
    const rows = Math.floor((900 - BELOW - found.top) / ROW);
    if (found.hidden > 1) faults.push(`${menuUrl} hides ${found.hidden} px`);
    if (rows < ROWS && !WORKBENCHES.includes(menuUrl)) faults.push(`${menuUrl} has room for ${rows} rows`);
    if (found.heights.some((height) => height !== ROW))
      faults.push(`${menuUrl} has rows of ${found.heights.join()} px`);
  }
  expect(faults).toEqual([]);
  expect(LISTS.length).toBeGreaterThan(25);
});

test.each([
  ['zh-CN', 'admin.hq', '/order/orderInquiry', ['客户', '应付（元）']],
  ['zh-CN', 'admin.hq', '/order/returnedRecord', ['客户', '退款额（元）']],
  ['en-US', 'op.hubei', '/micro-pms/bill', ['Tenant', 'Amount (CNY)']],
])('in %s, %s finds in %s what its records are about, whatever there is no room for', async (...of) => {
  const [language, user, address, facts] = of;
  const visitor = await Visitor.enter(browser, server.origin);
  await visitor.signIn(user, '/dashboard');
  await speak(visitor, language);
  await visitor.open(address);
  await settled(visitor);
  const titles = await visitor.page.$$eval('main :is(.ant-table-thead, .pms-table-thead) th', (all) =>
    all.map((one) => one.innerText.trim()),
  );
  expect(titles).toEqual(expect.arrayContaining(facts));
});

/** Buttons of the band of a list that stand upon each other. */
const overlaid = (visitor: Visitor) =>
  visitor.page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main .ant-pro-table button')]
      .filter((one) => !one.closest('table'))
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return boxes.flatMap(({ text, box: one }, i) =>
      boxes.slice(i + 1).flatMap(({ text: other, box: two }) => {
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        return across > 1 && down > 1 ? [`${text} and ${other}`] : [];
      }),
    );
  });

test('filters and tools have room beside each other where words are long', async () => {
  const visitor = await Visitor.enter(browser, server.origin);
  await visitor.signIn('admin.hq', '/dashboard');
  await visitor.sees('我们在招聘');
  for (const language of ['es-ES', 'ja-JP']) {
    await speak(visitor, language);
    for (const address of [
      ...['/item/breedMonitor', '/item/monitorStrategy', '/item/listing', '/item/productShield'],
      ...['/erp/commodityEntryApply', '/order/returnedRecord'],
    ]) {
      await visitor.open(address);
      await settled(visitor);
      expect([language, address, await overlaid(visitor)]).toEqual([language, address, []]);
    }
  }
});

test('what may be done with chosen rows takes the place of the tools', async () => {
  const visitor = await Visitor.enter(browser, server.origin);
  await visitor.signIn('admin.hq', '/dashboard');
  await enterFair(visitor);
  await visitor.page.waitForSelector('main tr[data-row-key]');
  const before = await measured(visitor);
  await visitor.at('main tr[data-row-key] .ant-checkbox-input').click();
  await visitor.sees('已选择 1 项');
  expect((await measured(visitor))?.top).toBe(before?.top);
});

const rowsAre = (wanted: number) =>
  [...document.querySelectorAll('main tr[data-row-key]')].every(
    (row) => Math.round(row.getBoundingClientRect().height) === wanted,
  );

test('the size of the settings is that of the rows', async () => {
  const visitor = await Visitor.enter(browser, server.origin);
  await visitor.signIn('admin.hq', '/permissionSys/userManage');
  await visitor.page.waitForSelector('main tr[data-row-key]');
  for (const [size, height] of [
    ['默认', 48],
    ['小', 32],
    ['中等', 36],
  ] as const) {
    await visitor.at('button[aria-label="组件尺寸"]').click();
    await visitor.follow(size);
    await visitor.page.waitForFunction(rowsAre, {}, height);
    // The next click opens the menu, and does not fall on one that is on its way out.
    await arrives(visitor, false);
  }
});
