/* docs/domain/property.md#the-module-in-the-console: what is typed into the module stays. */
import { openHouse } from './journeys';
import { goTo } from './tabs';

const house = openHouse();

house.journey('a form of the module keeps what is typed when the language changes', async () => {
  const one = await house.visitor();
  const { page } = one;
  await one.signIn('op.hubei', '/micro-pms/tenant');
  await one.sees('楚天物流');
  await one.press('新增租户');
  const typed = (label: string) =>
    `::-p-xpath(//label[contains(., "${label}")]/ancestor::*[contains(@class, "pms-form-item-row")]//input)`;
  await page.locator(typed('联系人')).fill('王海涛');
  await page.locator(typed('发票抬头')).fill('光谷制药有限公司');
  const inputs = () =>
    page.$$eval('.pms-modal input', (all) =>
      all.map(({ value }) => value).filter((value) => /王海涛|光谷制药/.test(value)),
    );
  expect(await inputs()).toEqual(['王海涛', '光谷制药有限公司']);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[aria-label="切换语言"]')?.click();
  });
  await page.locator('::-p-xpath(//*[@role="menuitem"][contains(., "English")])').click();
  await one.sees('New tenant');
  await one.sees('Unified social credit code');
  expect(await inputs()).toEqual(['王海涛', '光谷制药有限公司']);
});

house.journey('a page with an open form stays behind others, its dialog with it, and asks before it goes', async () => {
  const one = await house.visitor();
  const { page } = one;
  await one.signIn('op.hubei', '/micro-pms/tenant');
  await one.sees('楚天物流');
  await one.press('新增租户');
  await page.waitForSelector('[id$=edit_contactName]');
  await page.type('[id$=edit_contactName]', '王海涛');
  await page.waitForSelector('[data-tab="/micro-pms/tenant"] [role="img"][aria-label]');
  const seesDialog = () => page.$$eval('.pms-modal', (all) => all.some((dialog) => dialog.checkVisibility()));
  const goes = async (path: string, wanted: string) => {
    await goTo(one, path);
    await one.sees(wanted);
  };
  // Of the module, and of the console.
  for (const [path, wanted] of [
    ['/micro-pms/unit', '批量生成'],
    ['/dashboard', '等我处理'],
  ] as const) {
    await goes(path, wanted);
    expect([path, await seesDialog()]).toEqual([path, false]);
    expect(await page.$('[data-tab="/micro-pms/tenant"] [role="img"][aria-label]')).not.toBeNull();
    await goes('/micro-pms/tenant', '新增租户');
    await page.waitForFunction(() => document.querySelector('[id$=edit_contactName]')?.checkVisibility());
    expect(await page.$eval('[id$=edit_contactName]', (input) => (input as HTMLInputElement).value)).toBe('王海涛');
  }
  await goes('/dashboard', '等我处理');
  await page.$eval('[data-tab="/micro-pms/tenant"] [data-close]', (cross) =>
    cross.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  await one.sees('放弃未保存的内容？');
  await one.press('放弃');
  await page.waitForFunction(() => !document.querySelector('[data-tab="/micro-pms/tenant"]'));
  await goes('/micro-pms/tenant', '楚天物流');
  expect(await page.$('[id$=edit_contactName]')).toBeNull();
});

const XIANGYANG = '江城医药襄阳分公司';

house.journey('dark, and another company, while a form of the module is open: it asks before it lets go', async () => {
  const one = await house.visitor();
  const { page } = one;
  await one.signIn('op.hubei', '/micro-pms/tenant');
  await one.sees('楚天物流');
  await one.press('新增租户');
  await page.waitForSelector('[id$=edit_contactName]');
  await page.type('[id$=edit_contactName]', '王海涛');
  const typed = () => page.$eval('[id$=edit_contactName]', (input) => (input as HTMLInputElement).value);
  const shade = () => page.$eval('.pms-modal-container', (box) => getComputedStyle(box).backgroundColor);
  const light = await shade();
  await page.keyboard.down('Control');
  await page.keyboard.press('k');
  await page.keyboard.up('Control');
  await one.at('[role="combobox"][aria-controls]').fill('深色模式');
  await page.waitForSelector('[role="option"][aria-selected="true"] ::-p-text(深色模式)');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (before) => getComputedStyle(document.querySelector('.pms-modal-container')!).backgroundColor !== before,
    {},
    light,
  );
  expect(await typed()).toBe('王海涛');

  // The dialog of the module lies over the bar; the switch opens over it all the same.
  await page.$eval('button[title$="切换公司"]', (button) => (button as HTMLElement).click());
  await one.at('#company_branchId').fill(XIANGYANG);
  await one
    .at(`.ant-select-dropdown ::-p-xpath(.//*[contains(@class, "ant-select-tree-title")][. = "${XIANGYANG}"])`)
    .click();
  await one.answer('确定');
  await one.sees('放弃未保存的内容？');
  await one.at('::-p-xpath(//*[contains(@class, "ant-modal-confirm")]//button[contains(., "取消")])').click();
  expect(await typed()).toBe('王海涛');
  await one.answer('确定');
  await one.reloads(() => one.press('放弃'));
  await one.isCalled(`首页 · ${XIANGYANG}`);
  await one.open('/micro-pms/tenant');
  await one.sees('共 11 条');
  await one.press('新增租户');
  await page.waitForFunction(() => document.querySelector('[id$=edit_contactName]')?.checkVisibility());
  expect(await typed()).toBe('');
});
