import { memoryOf } from '../support/memory';
import { openHouse } from './journeys';
import { closeAll, dayOfWork, goTo } from './tabs';

const { journey, visitor } = openHouse();
const TABS = 9;

/** What is asked of the server meanwhile. */
async function requestsOf(page: Awaited<ReturnType<typeof visitor>>['page'], walk: () => Promise<void>) {
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(request.url());
  page.on('request', note);
  await walk();
  page.off('request', note);
  return asked;
}

/** Ids that several fields have: of these the label, and what is said of a wrong value, belong to the first alone. */
const repeatedIds = ({ page }: Awaited<ReturnType<typeof visitor>>) =>
  page.$$eval('form [id]', (all) => {
    const ids = all.map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });

journey('a tab that is shown again asks nothing, and closed tabs leave nothing behind', async () => {
  const clerk = await visitor();
  await clerk.signIn('admin.hq', '/dashboard');
  const day = dayOfWork(TABS);
  const open = async () => {
    for (const address of day) await goTo(clerk, address);
  };
  await open();
  // Pages that were left before they were there would ask again.
  for (const address of ['/sale/tradeFairManage', '/sale/saleShowEdit?id=70003', '/dashboard']) {
    await goTo(clerk, address);
    await clerk.page.waitForNetworkIdle({ idleTime: 300 });
  }
  await clerk.seesDashboard();
  expect(await repeatedIds(clerk)).toEqual([]);
  expect(
    await requestsOf(clerk.page, async () => {
      await goTo(clerk, '/sale/tradeFairManage');
      await clerk.sees('共 6 条');
      await goTo(clerk, '/sale/saleShowEdit?id=70003');
    }),
  ).toEqual([]);
  await closeAll(clerk);
  const before = await memoryOf(clerk.page);
  await open();
  await closeAll(clerk);
  const after = await memoryOf(clerk.page);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(50);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(10);
});

journey('a dialog stays with its page, also where that is drawn anew behind another', async () => {
  const clerk = await visitor();
  const { page } = clerk;
  await clerk.signIn('admin.hq', '/contentManage/homeConfig');
  await clerk.sees('集团首页');
  await clerk.press('新增页面');
  await clerk.fill('pageName', '年末专场');
  await goTo(clerk, '/dashboard');
  expect(await page.$$eval('.ant-modal', (all) => all.some((dialog) => dialog.checkVisibility()))).toBe(false);
  await page.$eval('[aria-label="切换语言"]', (control) => (control as HTMLElement).click());
  await page.locator('::-p-xpath(//*[@role="menuitem"][contains(., "English")])').click();
  await clerk.sees('Waiting for me');
  await goTo(clerk, '/contentManage/homeConfig');
  await page.waitForFunction(() => {
    const input = document.querySelector<HTMLInputElement>('[id$=edit_pageName]');
    return input?.checkVisibility() && input.value === '年末专场';
  });
  expect(clerk.errors).toEqual([]);
});
