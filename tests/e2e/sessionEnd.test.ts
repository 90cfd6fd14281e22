import type { HTTPRequest } from 'puppeteer';
import { ERROR } from '../../src/contract/error-codes';
import { platformUserApi } from '../../src/contract/account/platform-user';
import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { type Fairs, openFairs } from '../contract/trade-fair/fairs';
import { signedIn } from '../support/client';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, server, visitor } = openHouse();
const ENDED = '/sale/tradeFairManage?state=4';
const EXPIRED = '登录已过期，请重新登录';
const MANY = 50;

/** Counts, in the page, the messages of the end and the ways to the sign-in. */
const watchEnds = ({ page }: Visitor) =>
  page.evaluate((expired) => {
    const seen = { messages: 0, signIns: 0 };
    Object.assign(window, { seen });
    const leaves = new Set<Node>();
    new MutationObserver(() => {
      const all = [...document.querySelectorAll('.ant-message *')];
      for (const one of all) if (one.childElementCount === 0 && one.textContent === expired) leaves.add(one);
      seen.messages = leaves.size;
    }).observe(document.body, { childList: true, subtree: true });
    for (const way of ['pushState', 'replaceState'] as const) {
      const original = history[way].bind(history);
      history[way] = (data, title, url) => {
        if (String(url).includes('/login')) seen.signIns += 1;
        original(data, title, url);
      };
    }
  }, EXPIRED);

const ends = ({ page }: Visitor) => page.evaluate(() => Object.entries(window).find(([name]) => name === 'seen')?.[1]);

/** A fair that is over: its row has a button that calls at once. */
async function endedFair({ admin, operator, submit }: Fairs, subject: string) {
  const { tradeFairId: id } = await submit(subject);
  const reason = '场馆档期有冲突';
  await operator.data(tradeFairApi.publish, { id, version: 1, confirm: 1 });
  await operator.data(tradeFairApi.takeDown, { id, version: 2, reason });
  await admin.data(tradeFairApi.end, { id, version: 3, reason });
}

/** Holds calls until there are so many, and refuses all of them together. */
async function refuseTogether({ page }: Visitor, path: string, many: number) {
  const held: HTTPRequest[] = [];
  const late: string[] = [];
  const body = JSON.stringify({ code: ERROR.sessionExpired, success: false, msg: '', data: null, requestId: 'r' });
  const refuse = (one: HTTPRequest) => one.respond({ status: 401, contentType: 'application/json', body });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.headers().authorization && held.length >= many) late.push(request.url());
    if (!request.url().includes(path)) return void request.continue();
    held.push(request);
    // A request that the end of the session has aborted takes no answer.
    if (held.length === many) void Promise.allSettled(held.map(refuse));
  });
  return { held, late };
}

journey('a session that ends at the server ends in the page', async () => {
  const operator = await visitor();
  await operator.signIn('op.hubei', ENDED);
  await operator.sees('共 1 条');
  const kept = await operator.page.evaluate(() => sessionStorage.getItem('branch-admin:session'));
  const { token }: { token: string } = JSON.parse(kept ?? '{}');
  const other = await signedIn(server().origin, 'op.hubei');
  other.token = token;
  await other.data(platformUserApi.logout, {});
  await operator.press('查询');
  await operator.sees(EXPIRED);
  await operator.arrivesAt(`/login?redirect=${encodeURIComponent(ENDED)}`);
});

journey('fifty calls refused together end it once', async () => {
  const fairs = await openFairs(() => Promise.resolve(server()));
  await Promise.all(Array.from({ length: MANY }, (_, i) => endedFair(fairs, `结束的展会${i}`)));
  const operator = await visitor();
  await operator.signIn('op.hubei', ENDED);
  await operator.sees(`共 ${MANY + 1} 条`);
  await operator.at('.ant-pagination-options .ant-select').click();
  await operator.at('.ant-select-item-option[title="50 条/页"]').click();
  await operator.page.waitForFunction(
    (many) => document.querySelectorAll('tr[data-row-key]').length === many,
    {},
    MANY,
  );
  await watchEnds(operator);
  const { held, late } = await refuseTogether(operator, '/tradeFair/copy', MANY);

  // One after the other; the server holds the answers until all have asked.
  const rows = await operator.page.$$('tr[data-row-key] button[aria-label="更多操作"]');
  for (const more of rows) {
    await more.evaluate((button) => (button as HTMLElement).click());
    await operator.page.waitForFunction(() => {
      const items = [...document.querySelectorAll<HTMLElement>('.ant-dropdown [role="menuitem"]')];
      const copy = items.find((item) => item.textContent === '复制' && item.checkVisibility());
      copy?.click();
      return copy !== undefined;
    });
    await operator.page.waitForFunction(
      () => ![...document.querySelectorAll('.ant-dropdown [role="menuitem"]')].some((item) => item.checkVisibility()),
    );
  }
  await operator.arrivesAt(`/login?redirect=${encodeURIComponent(ENDED)}`);
  await operator.sees(EXPIRED);
  await operator.page.waitForNetworkIdle();
  expect(await ends(operator)).toEqual({ messages: 1, signIns: 1 });
  expect([held.length, late]).toEqual([MANY, []]);
});
