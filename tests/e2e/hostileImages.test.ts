/* docs/console.md#uploads: each of twenty pictures is seen as it was taken or refused with a message; the page goes on. */
import { fileOnDisk } from './fileOnDisk';
import { type Hostile, hostileImages } from './hostileImages';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

// Each of them is handed over to a page of its own.
jest.setTimeout(600_000);

const { journey, visitor } = openHouse();

/** What became of it, once the page is done with it. */
async function handedOver({ page }: Visitor) {
  const outcome = await page.waitForFunction(() => {
    if (document.querySelector('.ant-modal .ant-spin-spinning')) return false;
    const seen = document.querySelector<HTMLImageElement>('.ant-modal .ant-image img');
    if (seen?.complete && seen.naturalWidth > 0) return seen.naturalHeight > seen.naturalWidth ? 'upright' : 'lying';
    return (document.querySelector<HTMLElement>('.ant-message-notice')?.innerText ?? '') !== '' && 'refused';
  });
  return outcome.jsonValue();
}

journey('pictures that are none, too large, broken, moving or turned harm no page', async () => {
  const one = await visitor();
  await one.signIn('admin.hq', '/item/brand');
  // What is typed is left behind each time, which the browser asks about.
  one.page.on('dialog', (asked) => void asked.accept());
  const found: [string, unknown][] = [];
  const all = await hostileImages(one.page);
  for (const { name, bytes } of all) {
    await one.open('/item/brand');
    await one.press('新增');
    const input = await one.page.waitForSelector('.ant-modal input[type="file"]');
    await input!.uploadFile(fileOnDisk(name, bytes));
    found.push([name, await handedOver(one)]);
    // The page goes on as before: it takes what is typed.
    await one.page.focus('[id$=edit_brandName]');
    await one.page.keyboard.type(name);
    expect(await one.valueOf('brandName')).toBe(name);
  }
  expect(found).toEqual(all.map(({ name, outcome }: Hostile) => [name, outcome]));
});
