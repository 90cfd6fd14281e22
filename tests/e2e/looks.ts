/* Walks through the pages of the console, and what is wrong with how they look, read and sound. */
import { exampleUsers } from '../../server/examples';
import type { RunOptions } from 'axe-core';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TourTarget } from '@/core/page/tour';
import { OVERLAYS, violationsOf } from './axe';
import { arrives, closeDialog, OPENED, openDialog } from './dialogs';
import type { Visitor } from './visitor';

/** Pages that need to be told what to show, or that are looked at by whoever is not signed in. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'sale/saleShowEdit/index': ['/sale/saleShowEdit?id=70003', '/sale/saleShowEdit'],
  'content/updateZoneConfig/index': ['/content/updateZoneConfig?id=98002', '/content/updateZoneConfig'],
  cashierInfo: ['/cashierInfo?id=91004'],
  updateCashier: ['/updateCashier?id=91004'],
  'reconciliation/checkDiffList': ['/reconciliation/checkDiffList', '/reconciliation/checkDiffList?statementId=92001'],
  'productStock/edit': ['/productStock/edit?id=92101'],
  returnedRecordDetail: ['/returnedRecordDetail?returnNo=TH20260307000002'],
  // Nothing is applied for in the example data: the page without a record, and the empty form.
  'erp/companyEntry/audit': [],
  'erp/customerEntry/audit': ['/erp/customerEntry/audit'],
  'erp/commodityEntry/audit': [],
  // Every demo page: `demoPages.test.ts`.
  demo: ['/theme'],
  fairDoor: ['/fairDoor?tradeFairId=70001', '/fairDoor'],
  login: [],
  // With a ticket of its own: `lottery.test.ts`.
  prizeDraw: [],
  selectAccount: [],
  401: [],
  404: [],
  // They show nothing of their own.
  'redirect/$': [],
  'auth-redirect': [],
};

const PAGES = readdirSync(resolve(__dirname, '../../src/pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/\.tsx$/, ''));

const SPELLED = /^(profile|documentation|guide)\/index$/;
const addressesOf = (page: string) =>
  ADDRESSES[page] ?? [`/${SPELLED.test(page) ? page : page.replace(/\/index$/, '')}`];

/** Every page that is built. */
export const CONSOLE = PAGES.flatMap(addressesOf);
/** Those with the most texts. */
export const MAIN = ['/dashboard', '/sale/tradeFairManage', '/sale/saleShowEdit?id=70003', '/guide/index'];
/** Those with colours of their own as well. */
export const COLOURFUL = [...MAIN, '/market/priceCompare', '/permissionSys/functionMenuManage', '/documentation/index'];

/** The property module has colours of its own, derived from those of the console. */
export const MODULE = ['/micro-pms/home', '/micro-pms/bill'];

export const dress = ({ page }: Visitor, isDark: boolean) =>
  page.evaluate((dark) => {
    for (const owner of ['', 'admin.hq'])
      localStorage.setItem(`branch-admin:settings:${owner}`, JSON.stringify({ dark }));
  }, isDark);

export const speak = ({ page, origin }: Visitor, language: string) =>
  page.browserContext().setCookie({ name: 'language', value: language, domain: new URL(origin).hostname, path: '/' });

/** Goes there as a link does; the page is there when it has a heading and nothing in it loads. */
export async function go({ page }: Visitor, address: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(() => {
    const isShown = (one: Element) => one.checkVisibility();
    const titles = [...document.querySelectorAll('main h1')];
    const busy = [
      ...document.querySelectorAll('main :is(.ant-skeleton, .pms-skeleton, .ant-spin-spinning, .pms-spin-spinning)'),
    ];
    return titles.some(isShown) && !busy.some(isShown);
  });
}

/** Pages that were left stay in the document, where every look would go through them again. */
export const closeOthers = ({ page }: Visitor) =>
  page.$$eval('.ant-tabs-tab:not(.ant-tabs-tab-active) [data-close]', (crosses) =>
    crosses.forEach((cross) => cross.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
  );

/** `LOOKS=all`, at night: every page in every language, and whether its texts are there and have room. */
export const ALL_LOOKS = process.env.LOOKS === 'all';

/** Texts that have room for a few letters in a line, as beside buttons that take the rest of a phone. */
export const squeezed = ({ page }: Visitor) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      const few = /[\u3040-\u9fff]/.test(text) ? 3 : 6;
      if (lines > 2 && text.length / lines < few) found.push(text);
    }
    return found;
  });

/** Texts of a table that go on over the cell beside their own. */
export const spilled = ({ page }: Visitor) =>
  page.$$eval('main td', (cells) =>
    cells.flatMap((cell) => {
      const cuts = (one: Element) => {
        const { display, overflowX } = getComputedStyle(one);
        return display !== 'inline' && overflowX !== 'visible';
      };
      const isCut = (one: Element | null): boolean =>
        one !== null && (cuts(one) || (one !== cell && isCut(one.parentElement)));
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        range.selectNodeContents(node);
        const over = range.getBoundingClientRect().right - cell.getBoundingClientRect().right;
        if (over > 1 && !isCut(node.parentElement)) return [node.textContent];
      }
      return [];
    }),
  );

/** What looks like the key of a text, and is the name by which somebody signs in. */
const namesOfUsers = async () => (await exampleUsers({ accounts: true })).map(({ loginName }) => loginName);

/** Keys that stand in the place of a text, and a page that is wider than its window. */
const misfits = async ({ page }: Visitor, name: string) =>
  page.evaluate(
    (where, names) => {
      const root = document.documentElement;
      const shown = document.querySelector<HTMLElement>('main')?.innerText ?? '';
      const keys = shown.match(/^[a-z][a-zA-Z]*(\.[a-zA-Z]+){1,5}$/gm) ?? [];
      return [
        ...keys.filter((key) => !names.includes(key)).map((key) => `${where}: the text ${key} is missing`),
        ...(root.scrollWidth > root.clientWidth
          ? [`${where}: ${root.scrollWidth - root.clientWidth} px too wide`]
          : []),
      ];
    },
    name,
    await namesOfUsers(),
  );

/**
 * What the shown page is made of, but for its title and numbers: pages that wait for the choice of a fair are alike, and
 * by day one of them is looked at.
 */
const makeOf = ({ page }: Visitor) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('main')].find((one) => one.checkVisibility());
    const copy = shown?.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const title of copy.querySelectorAll('h1')) title.remove();
    return copy.outerHTML.replace(/\d+/g, '').replace(/_r_\w+_/g, '');
  });

interface Walk {
  name: string;
  pages: readonly string[];
  over: readonly TourTarget[];
  rules?: RunOptions;
}

/** What is wrong with what the parts of pages open. */
export async function opened(one: Visitor) {
  const found: string[] = [];
  // Of several open records the parts of the first would be found.
  await one.page.reload();
  await one.page.waitForSelector('main h1');
  for (const { name, page, open, close } of OPENED) {
    await go(one, page);
    await open(one);
    await arrives(one, true);
    found.push(...(await violationsOf(one, name, { selectors: OVERLAYS })));
    await close(one);
    await arrives(one, false);
  }
  return found;
}

/** What is wrong with the pages, one after the other, and with what opens over the last one. */
export async function walk(one: Visitor, { name, pages, over, ...how }: Walk) {
  const found: string[] = [];
  const makes = new Set<string>();
  await one.page.reload();
  await one.page.waitForSelector('main h1');
  for (const [index, address] of pages.entries()) {
    await go(one, address);
    await closeOthers(one);
    const isFramed = index > 0 && !ALL_LOOKS;
    const make = ALL_LOOKS ? address : await makeOf(one);
    if (makes.has(make)) continue;
    makes.add(make);
    found.push(...(await violationsOf(one, `${name} ${address}`, { isFramed, ...how })));
    if (ALL_LOOKS) found.push(...(await misfits(one, `${name} ${address}`)));
    for (const text of await squeezed(one)) found.push(`${name} ${address}: no room for ${text}`);
    for (const text of await spilled(one)) found.push(`${name} ${address}: ${text} goes on over the next cell`);
  }
  for (const target of over) {
    await openDialog(one, target);
    found.push(...(await violationsOf(one, `${name} ${target}`, { selectors: OVERLAYS, ...how })));
    await closeDialog(one);
  }
  return found;
}
