/* docs/domain/property.md#versions: console and module on two origins, and the module deployed while it is open. */
import { freePort } from '../support/freePort';
import { openHouse } from './journeys';
import { keeps } from './keptDraft';
import { built, descriptionOf, type Files, ModuleOrigin, nextBuild } from './microOrigin';
import type { Visitor } from './visitor';

let site: ModuleOrigin;
const PORT = freePort();
const env: Record<string, string> = {};
// The policy of the console's pages names the module's origin.
beforeAll(async () => {
  const port = await PORT;
  env.MICRO_ORIGIN = `http://127.0.0.1:${port}`;
  site = await ModuleOrigin.open(port);
});
afterAll(() => site.close());
const { journey, visitor } = openHouse(env);

const NAME = '光谷制药有限公司';
const CONTACT = '王海涛';

/** Somebody whose console says that the module is these files, on the other origin. */
async function guestOf(files: Files) {
  site.files = files;
  const one = await visitor();
  site.allowed = one.origin;
  let described = files;
  await one.page.setRequestInterception(true);
  one.page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/micro-apps.json') void request.continue();
    else void request.respond({ contentType: 'application/json', body: descriptionOf(site.origin, described) });
  });
  /** The module alone is deployed: its files first, what the console says of it last. */
  const deploy = (next: Files) => {
    site.files = next;
    described = next;
  };
  return { one, deploy };
}

const typed = (label: string) =>
  `::-p-xpath(//label[contains(., "${label}")]/ancestor::*[contains(@class, "pms-form-item-row")]//input)`;
const inputs = ({ page }: Visitor) =>
  page.$$eval('.pms-modal input', (all) => all.map(({ value }) => value).filter((value) => /王海涛|光谷/.test(value)));

async function fillForm(one: Visitor, action = '新增租户') {
  await one.press(action);
  await one.page.locator(typed('联系人')).fill(CONTACT);
  await one.page.locator(typed('发票抬头')).fill(NAME);
  expect(await inputs(one)).toEqual([CONTACT, NAME]);
  await keeps(one, NAME);
}

/** As when the user comes back to the window a while later. */
const comeBack = ({ page }: Visitor) =>
  page.evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + 6 * 60 * 1000;
    document.dispatchEvent(new Event('visibilitychange'));
  });

journey('a module on another origin: pages, later parts, styles, calls and a form', async () => {
  const { one } = await guestOf(built());
  const own: string[] = [];
  one.page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === one.origin && pathname.startsWith('/micro-pms/') && request.resourceType() !== 'document')
      own.push(pathname);
  });
  await one.signIn('op.hubei', '/micro-pms/home');
  await one.sees('出租率');
  expect(await one.page.$eval('.pms dd', (figure) => figure.textContent)).toBe('48');
  await one.page.locator('.pms dd button').click();
  await one.arrivesAt('/micro-pms/unit');
  await one.sees('批量生成');
  // A part that comes with the press, and a style sheet of a later page.
  await one.open('/micro-pms/tenant');
  await one.sees('楚天物流');
  await fillForm(one);
  expect(own).toEqual([]);
  expect(site.asked.filter((name) => name.endsWith('.css')).length).toBeGreaterThan(0);
  expect(site.asked.filter((name) => name.startsWith('src__pages__')).length).toBeGreaterThan(2);
});

journey('an origin that does not allow the console: a sentence, and the next try once it does', async () => {
  const { one } = await guestOf(built());
  site.allowed = 'https://console.example';
  await one.signIn('op.hubei', '/micro-pms/home');
  await one.sees('物业管理模块无法打开');
  site.allowed = one.origin;
  await one.press('重试');
  await one.sees('出租率');
});

journey('deployed anew while a form is open: it is said, and what was typed is there in the new one', async () => {
  const first = built();
  const { one, deploy } = await guestOf(first);
  await one.signIn('op.hubei', '/micro-pms/tenant');
  await one.sees('楚天物流');
  await fillForm(one);
  await comeBack(one);
  await one.page.waitForNetworkIdle();
  expect(await one.text()).not.toContain('物业模块有新版本');

  deploy(nextBuild(first, '新增租户', '登记新租户'));
  await comeBack(one);
  await one.sees('物业模块有新版本');
  // Nothing has happened to the form by itself.
  expect(await inputs(one)).toEqual([CONTACT, NAME]);
  await one.press('重新打开模块');
  await one.sees('登记新租户');
  expect(await one.text()).not.toContain('物业模块有新版本');
  await one.press('登记新租户');
  await one.sees('有未保存的草稿');
  await one.press('恢复');
  expect(await inputs(one)).toEqual([CONTACT, NAME]);
  expect(one.page.url()).toBe(`${one.origin}/micro-pms/tenant`);
});

journey('parts of the former version are gone: a sentence and a way on, no white page', async () => {
  const first = built();
  const { one, deploy } = await guestOf(first);
  await one.signIn('op.hubei', '/micro-pms/tenant');
  await one.sees('楚天物流');
  await fillForm(one);
  deploy(nextBuild(first, '批量生成', '成批生成'));
  await one.page.evaluate(() => {
    window.history.pushState({}, '', '/micro-pms/unit');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await one.sees('物业模块已更新，此内容需要重新加载');
  await one.press('重新打开模块');
  await one.sees('成批生成');
  await one.page.evaluate(() => document.querySelector<HTMLElement>('[data-tab="/micro-pms/tenant"]')?.click());
  await one.sees('楚天物流');
  await one.press('新增租户');
  await one.sees('有未保存的草稿');
  await one.press('恢复');
  expect(await inputs(one)).toEqual([CONTACT, NAME]);
  // That the part did not come is in the log of the page.
  one.errors.length = 0;
});
