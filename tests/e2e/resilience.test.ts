import type { HTTPRequest } from 'puppeteer';
import { openHouse } from './journeys';
import { scriptsOf } from './pageFiles';
import type { Visitor } from './visitor';

const { journey, visitor } = openHouse();
const LIST = '/sale/tradeFairManage';
const EDIT = '/sale/saleShowEdit';
const LOST = '页面已更新，需要重新加载';

/** Goes to a page of the running application, as its links do. */
const walk = ({ page }: Visitor, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Answers requests in the network's place; `undefined` lets one through. */
async function intercept(
  { page }: Visitor,
  answer: (request: HTTPRequest) => { status: number; body?: string } | undefined,
) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const own = answer(request);
    if (own) void request.respond({ ...own, contentType: 'text/html' });
    else void request.continue();
  });
}

const isScriptOf = (request: HTTPRequest, page: string) =>
  scriptsOf(page).some((name) => request.url().endsWith(`/${name}`));

journey('a part of the application that is late, or gone after a deployment', async () => {
  const one = await visitor();
  await one.signIn('op.hubei');
  let failures = 1;
  let isGone = true;
  let documents = 0;
  await intercept(one, (request) => {
    if (request.resourceType() === 'document') documents += 1;
    if (isScriptOf(request, LIST) && failures-- > 0) return { status: 503 };
    return isGone && isScriptOf(request, EDIT) ? { status: 404 } : undefined;
  });
  await walk(one, LIST);
  await one.sees('2026夏季订货会');
  expect(documents).toBe(0);

  // Started anew once; what is missing after that too is said.
  await one.reloads(() => walk(one, EDIT));
  await one.sees(LOST);
  expect(documents).toBe(1);
  isGone = false;
  await one.press('重新加载');
  await one.page.waitForSelector('[id$=edit_subject]');
  await one.isCalled('新增/编辑展会 · 江城医药湖北有限公司');
});

journey('unsaved input outlives a lost part, a lost connection, and waits with a new version', async () => {
  const one = await visitor();
  await one.signIn('op.hubei', EDIT);
  await one.fill('subject', '还没有保存');
  let documents = 0;
  await intercept(one, (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'document') documents += 1;
    if (request.resourceType() === 'fetch' && pathname === '/')
      return { status: 200, body: '<script src="/umi.0123abcd.js"></script>' };
    return isScriptOf(request, LIST) ? { status: 404 } : undefined;
  });
  await walk(one, LIST);
  await one.sees(LOST);
  await walk(one, EDIT);
  expect(await one.valueOf('subject')).toBe('还没有保存');

  await one.page.setOfflineMode(true);
  await one.sees('网络连接已断开');
  await one.press('存草稿');
  await one.sees('请求失败');
  // A page whose code has not been loaded yet comes by itself when it can.
  await walk(one, '/dashboard');
  await one.page.waitForSelector('main [role="status"]');
  await one.page.setOfflineMode(false);
  await one.page.waitForFunction(() => !document.body.innerText.includes('网络连接已断开'));
  await one.sees('近期展会');
  await walk(one, EDIT);
  expect(await one.valueOf('subject')).toBe('还没有保存');

  await one.page.evaluate(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + 6 * 60 * 1000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await one.page.waitForNetworkIdle();
  expect(await one.text()).not.toContain('系统有新版本');
  await one.press('存草稿');
  await one.sees('草稿已保存');
  await one.sees('系统有新版本');
  expect(documents).toBe(0);
});
