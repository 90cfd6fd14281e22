import { openHouse } from './journeys';
import { speak } from './looks';
import type { Visitor } from './visitor';

const { journey, visitor } = openHouse();

/** The texts of elements that are wider than their room, in whole pixels. */
const clipped = ({ page }: Visitor, selector: string) =>
  page.$$eval(selector, (all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => (one as HTMLElement).innerText),
  );

async function looksAt(path: string, language: 'en' | 'es', width: number) {
  const who = await visitor();
  await speak(who, language);
  await who.page.setViewport({ width, height: 900 });
  await who.signIn('admin.hq', path);
  return who;
}

journey('the heads of what waits for somebody are not covered by its actions', async () => {
  const who = await looksAt('/erp/companyEntry', 'en', 1440);
  await who.press('Waiting for me');
  await who.page.waitForSelector('.ant-drawer tr[data-row-key]');
  const edges = await who.page.$$eval('.ant-drawer thead th', (all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [Math.round(left), Math.round(right)]),
  );
  const covered = edges.filter(([, right], i) => i + 1 < edges.length && right! > edges[i + 1]![0]! + 1);
  expect(covered).toEqual([]);
});

journey('a row of the workbench shows its number to the last digit', async () => {
  const who = await looksAt('/reconciliation', 'es', 1440);
  await who.page.waitForSelector('main tr[data-row-key]');
  await who.press('Conciliar');
  await who.page.waitForSelector('[role=option][data-index]');
  expect(await clipped(who, '[role=option][data-index] > :first-child')).toEqual([]);
});

journey('on a phone the columns of the designer are called by their whole names', async () => {
  const who = await looksAt('/content/appHome', 'es', 390);
  await who.page.waitForSelector('.ant-segmented-item-label');
  expect(await clipped(who, '.ant-segmented-item-label')).toEqual([]);
});
