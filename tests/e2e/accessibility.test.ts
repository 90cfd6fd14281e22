import type { RunOptions } from 'axe-core';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TourTarget } from '@/core/page/tour';
import { COLOURS, OVERLAYS, TEXTS, violationsOf } from './axe';
import { arrives, closeDialog, DIALOGS, MENUS, OPENED, openDialog } from './dialogs';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

// Some fifty looks at a whole document, each a second where the machine is busy.
jest.setTimeout(300_000);

const { journey, visitor } = openHouse({ DEMO: '1' });

/** Pages that need to be told what to show, or that are looked at by whoever is not signed in. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'sale/saleShowEdit/index': ['/sale/saleShowEdit?id=70003', '/sale/saleShowEdit'],
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

/** Every page that is built, and one that is not. */
const CONSOLE = [...PAGES.flatMap(addressesOf), '/finance/cashier'];
/** Those with the most texts. */
const MAIN = ['/dashboard', '/sale/tradeFairManage', '/sale/saleShowEdit?id=70003', '/guide/index'];

const dress = ({ page }: Visitor, isDark: boolean) =>
  page.evaluate((dark) => {
    for (const owner of ['', 'admin.hq'])
      localStorage.setItem(`branch-admin:settings:${owner}`, JSON.stringify({ dark }));
  }, isDark);

const speak = ({ page, origin }: Visitor, language: string) =>
  page.browserContext().setCookie({ name: 'language', value: language, domain: new URL(origin).hostname, path: '/' });

/** Goes there as a link does; the page is there when it has a heading and nothing in it loads. */
async function go({ page }: Visitor, address: string) {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(() => {
    const isShown = (one: Element) => one.checkVisibility();
    const titles = [...document.querySelectorAll('main h1')];
    const busy = [...document.querySelectorAll('main .ant-skeleton, main .ant-spin-spinning')];
    return titles.some(isShown) && !busy.some(isShown);
  });
}

/** Pages that were left stay in the document, where every look would go through them again. */
const closeOthers = ({ page }: Visitor) =>
  page.$$eval('.ant-tabs-tab:not(.ant-tabs-tab-active) [data-close]', (crosses) =>
    crosses.forEach((cross) => cross.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
  );

interface Walk {
  name: string;
  pages: readonly string[];
  over: readonly TourTarget[];
  rules?: RunOptions;
}

/** What is wrong with what the parts of pages open. */
async function opened(one: Visitor) {
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
async function walk(one: Visitor, { name, pages, over, ...how }: Walk) {
  const found: string[] = [];
  await one.page.reload();
  await one.page.waitForSelector('main h1');
  for (const address of pages) {
    await go(one, address);
    await closeOthers(one);
    found.push(...(await violationsOf(one, `${name} ${address}`, how)));
  }
  for (const selector of over) {
    await openDialog(one, selector);
    found.push(...(await violationsOf(one, `${name} ${selector}`, { selectors: OVERLAYS, ...how })));
    await closeDialog(one);
  }
  return found;
}

journey('whoever is signed in can use every page and dialog, in the light and in the dark', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/dashboard');
  const found = await walk(one, { name: 'light', pages: CONSOLE, over: [...DIALOGS, ...MENUS] });
  found.push(...(await opened(one)));
  await dress(one, true);
  found.push(...(await walk(one, { name: 'dark', pages: CONSOLE, over: [...DIALOGS, ...MENUS], rules: COLOURS })));
  expect(found).toEqual([]);
});

journey('and in the other languages, and on a small screen', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/dashboard');
  const found: string[] = [];
  for (const language of ['en', 'es', 'ja']) {
    await speak(one, language);
    found.push(...(await walk(one, { name: language, pages: MAIN, over: DIALOGS, rules: TEXTS })));
  }
  await one.page.setViewport({ width: 390, height: 844 });
  found.push(...(await walk(one, { name: 'small', pages: MAIN, over: ['menuButton', 'tabs', 'more'] })));
  expect(found).toEqual([]);
});

journey('so can whoever is not signed in', async () => {
  const one = await visitor();
  const found: string[] = [];
  const look = async (name: string) => found.push(...(await violationsOf(one, name)));
  for (const mode of ['light', 'dark']) {
    for (const path of ['/401', '/404', '/login']) {
      await one.open(path);
      if (mode === 'dark') await dress(one, true).then(() => one.page.reload());
      await one.page.waitForSelector('h1');
      await look(`${mode} ${path}`);
    }
    await one.at('.ant-segmented-item:last-child').click();
    await one.at('button[type="submit"]').click();
    await one.page.waitForSelector('.ant-form-item-explain-error');
    await look(`${mode} /login by phone`);
    await one.at('#phone_phone').fill('13800000005');
    await one.at('#phone_code').fill('000000');
    await one.page.keyboard.press('Enter');
    await one.arrivesAt('/selectAccount');
    await one.page.waitForSelector('.ant-radio-group');
    await look(`${mode} /selectAccount`);
  }
  expect(found).toEqual([]);
});
