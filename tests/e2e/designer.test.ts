import { COMPONENT_TYPES } from '@/contract/content/home/limits';
import { violationsOf } from './axe';
import { openHouse } from './journeys';
import { speak } from './looks';
import type { Visitor } from './visitor';

/* docs/domain/home-designer.md#commands: a page of all twelve types from nothing, without a pointer. */

const { journey, visitor } = openHouse();

const said = ({ page }: Visitor) => page.$eval('[role=status][aria-live=polite]', (one) => one.textContent);
const says = ({ page }: Visitor, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('[role=status][aria-live=polite]')?.textContent === wanted,
    {},
    text,
  );
const focused = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** By Tab alone, as far as the thing is. */
async function tabTo({ page }: Visitor, selector: string, backwards = false) {
  if (backwards) await page.keyboard.down('Shift');
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) break;
  }
  if (backwards) await page.keyboard.up('Shift');
  expect(await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);
}

const typeButton = (at: number) => `[data-region="library"] li:nth-child(${at}) button`;

/** In the page that is in use: emptied, and built anew. */
async function begin(one: Visitor) {
  await one.signIn('admin.hq', '/content/appHome');
  await one.page.waitForSelector('[data-region="library"] button:enabled');
}

journey('the page in use is built from nothing by the keyboard alone', async () => {
  const one = await visitor();
  await begin(one);
  await tabTo(one, '[data-region="outline"] [data-focus]');
  for (let left = 11; left >= 0; left -= 1) {
    await one.page.keyboard.press('Delete');
    await one.page.waitForFunction(
      (count) => document.querySelectorAll('[data-region="outline"] li').length === count,
      {},
      left,
    );
  }
  // Nothing is left: the keyboard stands in the library.
  expect(
    await one.page.evaluate(() => document.activeElement?.closest('[data-region]')?.getAttribute('data-region')),
  ).toBe('library');
  for (const [i] of COMPONENT_TYPES.entries()) {
    if (i > 0) await tabTo(one, typeButton(i + 1), true);
    await one.page.keyboard.press('Enter');
    const name = await one.page.$eval(typeButton(i + 1), (button) => button.textContent);
    await says(one, `已添加${name}，第 ${i + 1} 项，共 ${i + 1} 项`);
    expect(await focused(one)).toContain(name);
  }
  await one.page.keyboard.down('Alt');
  await one.page.keyboard.press('Home');
  await one.page.keyboard.up('Alt');
  await says(one, '分隔，第 1 项，共 12 项');
  expect(await focused(one)).toContain('分隔');
  await one.page.keyboard.down('Control');
  for (let step = 0; step < 25; step += 1) await one.page.keyboard.press('z');
  await one.page.keyboard.up('Control');
  // Back at the start: what is stored, byte for byte.
  await one.page.waitForFunction(() => !document.body.innerText.includes('未保存'));
  expect(await said(one)).toBe('已撤销：删除搜索框');
});

journey('it can be used by everybody, in four languages and on a phone', async () => {
  const one = await visitor();
  await begin(one);
  const found: string[] = [];
  for (const language of ['zh', 'en', 'es', 'ja']) {
    await speak(one, language);
    await one.page.reload();
    await one.page.waitForSelector('[data-region="library"] button:enabled');
    await one.page.waitForSelector('[data-region="canvas"] .hv-part');
    found.push(...(await violationsOf(one, language)));
    await one.page.focus('[data-region="outline"] [data-focus]');
    await one.page.keyboard.down('Alt');
    await one.page.keyboard.press('ArrowDown');
    await one.page.keyboard.up('Alt');
    await one.page.waitForFunction(
      () => (document.querySelector('[role=status][aria-live=polite]')?.textContent ?? '') !== '',
    );
    const sentence = await said(one);
    expect(sentence).toMatch(/2.*12|12.*2/);
    expect(sentence).not.toMatch(/[0-9a-f]{8}-/);
    await one.page.keyboard.down('Control');
    await one.page.keyboard.press('z');
    await one.page.keyboard.up('Control');
  }
  await one.page.setViewport({ width: 390, height: 844 });
  await one.page.reload();
  await one.page.waitForSelector('[data-region="library"] button:enabled');
  found.push(...(await violationsOf(one, 'phone')));
  expect(
    await one.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  expect(found).toEqual([]);
});
