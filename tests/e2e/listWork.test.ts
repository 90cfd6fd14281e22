/* docs/console.md#keyboard and #lists: a list is worked by keys, and shows the columns that are chosen for it. */
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor: enter } = openHouse();

/** The fair that the pages of a fair work in. */
async function enterFair(visitor: Visitor) {
  await visitor.open('/sale/guestManage');
  await visitor.press('选择展会');
  await visitor.at('.ant-modal tr[data-row-key="70001"] td:last-child button').click();
  await visitor.sees('2026春季订货会');
}

const isOn = ({ page }: Visitor, selector: string) =>
  page.waitForFunction((one) => document.activeElement?.matches(one), {}, selector);

/** By Enter on the button that has the focus, once the menu stands below it. */
async function openMenu({ page }: Visitor) {
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.ant-dropdown:not(.ant-dropdown-hidden) [role=menuitem]')].some(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().right > 0,
    ),
  );
}

journey('a list is read and worked without a mouse', async () => {
  const visitor = await enter();
  await visitor.signIn('admin.hq', '/dashboard');
  await enterFair(visitor);
  await visitor.page.waitForSelector('main tr[data-row-key]');
  const { keyboard } = visitor.page;
  const row = () => visitor.page.evaluate(() => document.activeElement?.getAttribute('data-row-key'));
  const keys = await visitor.page.$$eval('main tr[data-row-key]', (rows) =>
    rows.map((one) => one.getAttribute('data-row-key')),
  );
  await visitor.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  expect(await row()).toBe(keys[1]);
  await keyboard.press('x');
  await visitor.sees('已选择 1 项');
  await keyboard.press('?');
  await visitor.page.waitForSelector('[role=dialog] kbd');
  await visitor.answer('关闭');
  await visitor.page.waitForFunction(() => !document.querySelector('[role=dialog] kbd'));
  await visitor.page.focus(`tr[data-row-key="${keys[1]}"]`);
  await keyboard.press('Enter');
  await visitor.page.waitForSelector('[id$=edit_guestName]');
});

journey('the title of a column that sorts shows that it has the focus', async () => {
  const visitor = await enter();
  await visitor.signIn('admin.hq', '/item/brand');
  await visitor.page.waitForSelector('main tr[data-row-key]');
  await visitor.page.keyboard.press('Tab');
  await visitor.page.focus('main th.ant-table-column-has-sorters');
  const outline = () => visitor.page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(await outline()).toBe('solid');
});

journey('the panel of columns comes with the first click on its icon, and takes a column away', async () => {
  const visitor = await enter();
  await visitor.signIn('admin.hq', '/dashboard');
  await enterFair(visitor);
  await visitor.page.waitForSelector('main tr[data-row-key]');
  const titles = () => visitor.page.$$eval('main thead th', (cells) => cells.map((cell) => cell.textContent));
  expect(await titles()).toContain('抽奖分组');
  // By script: a pointer that moves there first would have it loaded already.
  await visitor.page.$eval('main .ant-pro-table-list-toolbar .anticon-setting', (icon) =>
    icon.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  await visitor.sees('列展示');
  const box = '::-p-xpath(//*[contains(@class, "ant-tree-treenode")][contains(., "抽奖分组")]//*[@role="checkbox"])';
  await visitor.at(box).click();
  await visitor.page.waitForFunction(
    () => ![...document.querySelectorAll('main thead th')].some((cell) => cell.textContent === '抽奖分组'),
  );
});

journey('the tools of a list are reached by Tab and worked by keys', async () => {
  const visitor = await enter();
  await visitor.signIn('admin.hq', '/item/brand');
  await visitor.page.waitForSelector('main tr[data-row-key]');
  const { keyboard } = visitor.page;
  await visitor.page.focus('main [aria-label="刷新"]');
  await keyboard.press('Tab');
  await isOn(visitor, '[aria-label="密度"]');
  const outline = () => visitor.page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(await outline()).toBe('solid');
  await openMenu(visitor);
  await keyboard.press('ArrowUp');
  await isOn(visitor, '[role=menuitem]');
  await keyboard.press('Home');
  await visitor.page.waitForFunction(() => document.activeElement?.textContent === '宽松');
  await keyboard.press('Enter');
  await isOn(visitor, '[aria-label="密度"]');
  await visitor.page.waitForFunction(
    () => !document.querySelector('main :is(.ant-table-small, .ant-table-medium) tr[data-row-key]'),
  );
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await visitor.sees('列展示');
  // The panel, which came with the focus, has a button of its own.
  await isOn(visitor, '[aria-label="列设置"]');
});

journey('a panel of a list that Escape closes gives the focus back to its button', async () => {
  const visitor = await enter();
  await visitor.signIn('admin.hq', '/item/brand');
  await visitor.page.waitForSelector('main tr[data-row-key]');
  const inPanel = '.ant-popover:not(.ant-popover-hidden) :is(button, input)';
  for (const button of ['[aria-label="列表视图"]', '[aria-label="列设置"]']) {
    await visitor.page.focus(`main ${button}`);
    await visitor.page.keyboard.press('Enter');
    await visitor.page.waitForSelector(inPanel);
    await visitor.page.focus(inPanel);
    await visitor.page.keyboard.press('Escape');
    await isOn(visitor, button);
    await visitor.page.waitForFunction((one) => !document.querySelector(one), {}, inPanel);
  }
});

journey('what a row opens gives the focus back to its button, or to that of the menu it was chosen in', async () => {
  const visitor = await enter();
  await visitor.signIn('admin.hq', '/order/orderInquiry');
  const { keyboard } = visitor.page;
  const more = 'tr[data-row-key] [aria-label="更多操作"]';
  await visitor.page.waitForSelector(`main ${more}`);
  await visitor.page.focus('main [data-opens]');
  await keyboard.press('Enter');
  await isOn(visitor, '.ant-drawer, .ant-drawer *');
  await keyboard.press('Escape');
  await isOn(visitor, '[data-opens]');
  await visitor.page.focus(`main ${more}`);
  // The second time the dialog's code is there already, and it opens while the key is still down.
  for (let times = 0; times < 2; times += 1) {
    await openMenu(visitor);
    await keyboard.press('ArrowDown');
    await isOn(visitor, '[role=menuitem]');
    await keyboard.press('End');
    await keyboard.press('ArrowUp');
    await visitor.page.waitForFunction(() => document.activeElement?.textContent === '备注');
    await keyboard.press('Enter');
    await isOn(visitor, '.ant-modal textarea');
    expect(await visitor.page.$eval('.ant-modal textarea', ({ value }) => value)).toBe('');
    await visitor.answer('取消');
    await isOn(visitor, more);
  }
});
