import type { Visitor } from './visitor';

/* What somebody does in the panes of the workbench by keys alone. */

export const isOn = ({ page }: Visitor, selector: string) =>
  page.waitForFunction((wanted) => document.activeElement?.matches(wanted), {}, selector);

export const rowsOn = ({ page }: Visitor, side: 1 | 2) =>
  page.$eval(`[data-side="${side}"]`, (pane) => Number(/(\d+) 行/.exec(pane.textContent)?.[1]));

export const counts = ({ page }: Visitor, side: 1 | 2, rows: number) =>
  page.waitForFunction(
    (pane, wanted) => new RegExp(`(^|\\D)${wanted} 行`).test(document.querySelector(pane)?.textContent ?? ''),
    {},
    `[data-side="${side}"]`,
    rows,
  );

/** What belongs to the row that the keys are at has come. */
export const offered = ({ page }: Visitor) =>
  page.waitForFunction(() => {
    const id = document.querySelector('[data-pane]:focus')?.getAttribute('aria-activedescendant');
    const no = id && /^[A-Z0-9]+/.exec(document.getElementById(id)?.textContent ?? '')?.[0];
    return no && document.querySelector('[aria-current=true]')?.textContent.includes(no.slice(0, 11));
  });

/** What was looked for is the only row of ours. */
export const found = ({ page }: Visitor, no: string) =>
  page.waitForFunction(
    (wanted) => {
      const rows = [...document.querySelectorAll('[data-pane="1"] [role=option]')];
      return rows.length === 1 && rows[0]?.textContent.startsWith(wanted);
    },
    {},
    no,
  );

/** By Tab alone, to a part of the page. */
export async function tabTo({ page }: Pick<Visitor, 'page'>, selector: string) {
  for (let left = 120; left > 0; left -= 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`No Tab leads to ${selector}.`);
}

/** The form of the key H: a way of handling, a reason, and Enter. */
export async function handle({ page }: Visitor, way: string, remark: string) {
  await page.keyboard.press('h');
  await page.waitForSelector('.ant-modal [id$=edit_handleType]');
  await page.waitForFunction(() => document.activeElement?.closest('.ant-modal') !== null);
  if (!(await page.evaluate(() => document.activeElement?.id.endsWith('edit_handleType'))))
    await tabTo({ page }, '[id$=edit_handleType]');
  await page.keyboard.press('ArrowDown');
  await page.waitForSelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');
  const options = await page.$$eval(
    '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option',
    (all) => all.map((one) => one.textContent),
  );
  const active = () => page.$eval('.ant-select-item-option-active', (one) => one.textContent).catch(() => null);
  for (let left = options.length + 1; left > 0 && (await active()) !== way; left -= 1)
    await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(way);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (wanted) => document.querySelector('.ant-modal .ant-select')?.textContent.includes(wanted),
    {},
    way,
  );
  await tabTo({ page }, '[id$=edit_remark]');
  await page.keyboard.type(remark);
  await page.keyboard.down('Control');
  await page.keyboard.press('s');
  await page.keyboard.up('Control');
  await page.waitForFunction(() => !document.querySelector('.ant-modal [id$=edit_handleType]'));
}

export const chord = async ({ page }: Visitor, ...keys: ('Control' | 'Shift' | 'z')[]) => {
  for (const key of keys.slice(0, -1)) await page.keyboard.down(key);
  await page.keyboard.press(keys.at(-1)!);
  for (const key of keys.slice(0, -1)) await page.keyboard.up(key);
};
