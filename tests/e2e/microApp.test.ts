import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const house = openHouse();
const MOUNTS = Number(process.env.MOUNTS ?? 5);
const MOST_BYTES = 5 * 1024 * 1024;

const close = (one: Visitor, key: string) =>
  one.page.evaluate((tab) => {
    document.querySelector<HTMLElement>(`[data-tab="${tab}"] [data-close]`)?.click();
  }, key);
const show = (one: Visitor, key: string) =>
  one.page.evaluate((tab) => document.querySelector<HTMLElement>(`[data-tab="${tab}"]`)?.click(), key);

house.journey('the property module: a page with figures, kept behind others, following the console', async () => {
  const one = await house.visitor();
  const scripts: string[] = [];
  one.page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await one.signIn('op.hubei', '/micro-pms/home');
  await one.sees('出租率');
  await one.sees('房源数');
  const fontOf = (selector: string) => one.page.$eval(selector, (element) => getComputedStyle(element).fontFamily);
  expect(await fontOf('.pms h1')).toBe(await fontOf('[data-tab="/micro-pms/home"]'));
  // This window wants nothing to move.
  const pace = (element: Element) => getComputedStyle(element).getPropertyValue('--pms-motion-duration-mid');
  expect(await one.page.$eval('.pms', pace)).toBe('0s');
  // Its own figures, of its branch and below: two of the four properties.
  expect(await one.page.$eval('.pms dd', (figure) => figure.textContent)).toBe('48');
  await one.page.locator('.pms input[role="combobox"]').click();
  await one.page
    .locator('::-p-xpath(//*[contains(@class, "pms-select-item-option")][normalize-space(.)="江城产业园"])')
    .click();
  await one.sees('物业首页 · 江城产业园');
  await one.page.waitForFunction(() => document.querySelector('.pms dd')?.textContent === '36');

  const calls: string[] = [];
  one.page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await show(one, '/dashboard');
  await one.arrivesAt('/dashboard');
  await show(one, '/micro-pms/home');
  await one.arrivesAt('/micro-pms/home');
  expect(await one.page.$eval('.pms dd', (figure) => figure.textContent)).toBe('36');
  expect(calls.filter((url) => url.includes('/pms/'))).toEqual([]);

  // A tab that is refreshed draws its page anew, in the same place.
  await one.at('nav .ant-tabs-tab-active').click({ button: 'right' });
  await one.follow('刷新');
  await one.page.waitForFunction(() => document.querySelector('.pms dd')?.textContent === '48');

  // A figure leads to its page, which the console opens in a tab of its own.
  await one.page.locator('.pms dd button').click();
  await one.arrivesAt('/micro-pms/unit');
  await one.sees('批量生成');
  await one.page.goBack();
  await one.arrivesAt('/micro-pms/home');
  await one.sees('出租率');
  await close(one, '/micro-pms/unit');
  await close(one, '/micro-pms/home');
  await one.page.waitForFunction(() => !document.querySelector('.pms'));
});

house.journey('who signs in after another has a module of their own', async () => {
  const one = await house.visitor();
  await one.signIn('admin.hq', '/micro-pms/home');
  await one.sees('出租率');
  await one.press('周启明');
  await one.follow('退出登录');
  await one.arrivesAt('/login');
  await one.page.waitForFunction(() => !document.querySelector('.pms'));
  await one.fillSignIn('op.hubei');
  await one.arrivesAt('/micro-pms/home');
  await one.page.waitForFunction(() => document.querySelector('.pms dd')?.textContent === '48');
});

house.journey('a user without the module gets the warning, not the module', async () => {
  const one = await house.visitor();
  await one.signIn('show.clerk', '/micro-pms/home');
  await one.sees('暂无此项权限');
  await one.arrivesAt('/dashboard');
  expect(await one.page.$('.pms')).toBeNull();
});

house.journey(`mounted and unmounted ${MOUNTS} times it leaves no listener behind, and little else`, async () => {
  const one = await house.visitor();
  await one.signIn('admin.hq', '/dashboard');
  const { page } = one;
  // What comes after the first page is no leak of the module.
  await one.seesDashboard();
  await page.waitForSelector('button[aria-label^="待我审批"]');
  const devtools = await page.createCDPSession();
  await devtools.send('Performance.enable');
  // No handles: one that the test keeps would keep the whole page of its element.
  const until = async (condition: string) => {
    while (!(await page.evaluate(condition))) await new Promise((done) => setTimeout(done, 30));
  };
  const round = async () => {
    await page.evaluate(() => {
      window.history.pushState({}, '', '/micro-pms/home');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await until(`document.body.innerText.includes('出租率')`);
    await show(one, '/dashboard');
    await until(`location.pathname === '/dashboard'`);
    await close(one, '/micro-pms/home');
    await until(`!document.querySelector('.pms')`);
  };
  const measure = async () => {
    await new Promise((done) => setTimeout(done, 500));
    for (let i = 0; i < 4; i += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN;
  };
  // What is loaded with the first two stays.
  await round();
  await round();
  const before = await measure();
  for (let i = 0; i < MOUNTS; i += 1) await round();
  let after = await measure();
  const grown = (name: string) => after(name) - before(name);
  // A busy processor takes its time to let go; a leak stays.
  for (let tries = 0; tries < 20 && grown('JSEventListeners') > 0; tries += 1) after = await measure();
  console.info(
    `${MOUNTS} mounts: listeners ${grown('JSEventListeners')}, nodes ${grown('Nodes')}, heap ${Math.round(grown('JSHeapUsedSize') / 1024)} KB`,
  );
  expect(grown('JSEventListeners')).toBeLessThanOrEqual(0);
  // The two boxes around each mount, which single-spa does not let go of (docs/adr/0012).
  expect(grown('Nodes')).toBeLessThanOrEqual(4 + 2 * MOUNTS);
  // Of fifty mounts.
  expect(grown('JSHeapUsedSize')).toBeLessThanOrEqual(MOST_BYTES);
});
