/* docs/console.md#lists: the lists of the console on a phone. */
import type { HTTPRequest } from 'puppeteer';
import { LISTS } from './listPages';
import { openHouse } from './journeys';
import { closeOthers, go, speak, spilled, squeezed } from './looks';

// Some sixty pages.
jest.setTimeout(600_000);

const { journey, visitor: someone } = openHouse();

/** Somebody with a phone in the hand. */
async function onPhone(address: string) {
  const visitor = await someone();
  await visitor.page.setViewport({ width: 390, height: 844 });
  await visitor.signIn('admin.hq', address);
  return visitor;
}

journey('on a phone a list is cards: name, state, two facts, what can be done', async () => {
  const visitor = await onPhone('/permissionSys/userManage');
  await visitor.page.waitForSelector('main li[data-row-key]');
  const card = await visitor.page.$eval('main li[data-row-key]', (one) => ({
    text: one instanceof HTMLElement ? one.innerText : '',
    facts: one.querySelectorAll('dt').length,
    buttons: one.querySelectorAll('button').length,
  }));
  expect(card).toMatchObject({ facts: 2, text: expect.stringMatching(/storage\.hq[\s\S]*启用[\s\S]*姓名/) });
  expect(card.buttons).toBeGreaterThanOrEqual(3);
  expect(await visitor.page.$('main table')).toBeNull();
  const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

journey('what stands for the cards while they are on their way is below the filters', async () => {
  const visitor = await someone();
  const { page } = visitor;
  await visitor.signIn('admin.hq', '/permissionSys/userManage');
  await page.waitForSelector('main tr[data-row-key]');
  const late: HTTPRequest[] = [];
  let isSlow = true;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (isSlow && request.resourceType() === 'script') late.push(request);
    else void request.continue();
  });
  await page.setViewport({ width: 390, height: 844 });
  const top = async (selector: string) =>
    (await page.waitForSelector(selector))!.evaluate((one) => one.getBoundingClientRect().top);
  const standIn = await top('main .ant-pro-table > .ant-skeleton');
  expect(standIn).toBeGreaterThan(await top('main .ant-pro-table-search'));
  isSlow = false;
  await Promise.all(late.map((request) => request.continue()));
  await page.waitForSelector('main li[data-row-key]');
});

journey('no list is wider than a phone where words are long, and a card says what its record is about', async () => {
  const visitor = await onPhone('/dashboard');
  await speak(visitor, 'es-ES');
  await visitor.open('/order/orderInquiry');
  await visitor.page.waitForSelector('main li[data-row-key]');
  const facts = await visitor.page.$$eval('main li[data-row-key]:first-child dt', (all) =>
    all.map((one) => one.innerText),
  );
  expect(facts).toEqual(['Cliente', 'A pagar (CNY)']);
  const misfits: string[] = [];
  for (const menuUrl of LISTS) {
    await go(visitor, menuUrl);
    await closeOthers(visitor);
    const over = await visitor.page.evaluate(() => document.documentElement.scrollWidth - 390);
    if (over > 0) misfits.push(`${menuUrl} is ${over} px too wide`);
    for (const text of await squeezed(visitor)) misfits.push(`${menuUrl} has no room for ${text}`);
    for (const text of await spilled(visitor)) misfits.push(`${menuUrl}: ${text} goes on over the next cell`);
  }
  expect(misfits).toEqual([]);
});

journey('what a notice offers on a phone leaves its text the room to be read', async () => {
  const visitor = await someone();
  await visitor.page.setViewport({ width: 390, height: 844 });
  await speak(visitor, 'en');
  await visitor.signIn('op.hubei', '/reconciliation/checkDiffList?statementId=92003');
  await visitor.page.waitForSelector('main .ant-alert-actions');
  expect(await squeezed(visitor)).toEqual([]);
});

journey('a fair with a name of two hundred letters leaves its pages as wide as the phone', async () => {
  const visitor = await onPhone('/sale/tradeFairManage');
  await visitor.press('进入展会');
  await visitor.page.waitForFunction(() => window.location.pathname === '/sale/saleShowHome');
  for (const menuUrl of ['/sale/guestManage', '/sale/saleShowHome']) {
    await go(visitor, menuUrl);
    const renamed = await visitor.page.$$eval('main header button span', (all) => {
      const names = all.filter((one) => one.textContent.startsWith('2026') && one.checkVisibility());
      for (const name of names) name.textContent = '订货会'.repeat(66);
      return names.length;
    });
    expect(renamed).toBe(1);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
