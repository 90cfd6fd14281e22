import type { Visitor } from './visitor';

/* What somebody does who approves entries, with the keyboard alone. */

const at = (who: Visitor) => who.page.$eval('[data-current]', (one) => one.getAttribute('data-path'));
/** Where the keys are; a key moves it when the page has taken it. */
export const isAt = (who: Visitor, path: string) => who.page.waitForSelector(`[data-current][data-path="${path}"]`);

/** The task that is open now, on a page or in a dialog: its number; once its keys are heard. */
const openTask = async (who: Visitor) => {
  const found = await who.page.waitForFunction(() => {
    const { pathname, search } = window.location;
    const isPage = pathname.endsWith('/audit') && document.querySelector('main [data-current]') !== null;
    const dialog = document.querySelector('[role=dialog]');
    const isDialog = new URLSearchParams(search).has('task') && dialog?.textContent.includes('N 下一张');
    return (isPage || isDialog) && `${document.title} ${search}`;
  });
  return String(await found.jsonValue());
};

/** From the list to the first task of the inbox by keys, and on by N until it is this company's. */
export async function takeFromInbox(who: Visitor, entryNo: string) {
  const button = await who.page.waitForSelector('::-p-xpath(//button[normalize-space(.)="待我审批"])');
  await button!.focus();
  await who.page.keyboard.press('Enter');
  await who.page.waitForFunction(() => document.activeElement?.textContent.trim() === '从第一张开始');
  await who.sees(entryNo);
  await who.page.keyboard.press('Enter');
  for (let looked = 0; !(await openTask(who)).includes(entryNo); looked += 1) {
    if (looked > 20) throw new Error(`${entryNo} is not in the inbox.`);
    const shown = who.page.url();
    await who.page.keyboard.press('n');
    await who.page.waitForFunction((url) => window.location.href !== url, {}, shown);
  }
}

export const fieldCount = (who: Visitor) =>
  who.page.$$eval('[data-path]', (all) => all.filter((one) => one.querySelector('button[aria-pressed]')).length);

/** Accepts one field after the other; what is asked for gets a cross and a remark. */
export async function judge(who: Visitor, asked: Readonly<Record<string, string>> = {}) {
  for (let left = await fieldCount(who); left > 0; left -= 1) {
    const path = (await at(who)) ?? '';
    const remark = asked[path];
    if (remark === undefined) {
      await who.page.keyboard.press('a');
    } else {
      await who.page.keyboard.press('x');
      await who.page.waitForFunction(() => document.activeElement?.matches('input[aria-label="需修改的说明"]'));
      await who.page.keyboard.type(remark);
      await who.page.keyboard.press('Enter');
    }
    if (left > 1)
      await who.page.waitForFunction(
        (before) => document.querySelector('[data-current]')?.getAttribute('data-path') !== before,
        {},
        path,
      );
  }
}

/** The page goes on to another task, or to the list. */
export async function decide(who: Visitor, entryNo: string) {
  await who.page.keyboard.down('Control');
  await who.page.keyboard.press('Enter');
  await who.page.keyboard.up('Control');
  await who.page.waitForFunction((shown) => !document.title.includes(shown), {}, entryNo);
}

/** Signs in on a list of entries and takes one from the inbox. */
export async function enter(who: Visitor, { name, list, entryNo }: { name: string; list: string; entryNo: string }) {
  await who.page.setViewport({ width: 1440, height: 900 });
  await who.signIn(name, list);
  await takeFromInbox(who, entryNo);
}
