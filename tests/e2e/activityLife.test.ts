import type { Browser } from 'puppeteer';
import { activityApi } from '../../src/contract/promotion/activities';
import { openMoments, type Moments } from '../contract/promotion/storeAt';
import { Visitor } from './visitor';

const NAME = '全程返利';
const LIST = '/market/rebatePricing';
/** A customer buys for 768.00 and 495.00 while the activity runs; later 30 of P003, 297.00, come back. */
const SOLD = [
  "insert into sale_document (bill_no, branch_id, cust_id, order_time, order_status) values ('L1', 'FDB', 'C100', '2026-03-10 10:00:00', 50), ('L2', 'FDB', 'C100', '2026-03-11 08:00:00', 50)",
  "insert into sale_line (bill_no, line_no, product_id, qty, shipped_qty, unit_price, base, net) values ('L1', 1, 'P001', 600000, 600000, 128000, 76800, 76800), ('L2', 1, 'P003', 500000, 500000, 99000, 49500, 49500)",
].map((sql) => ({ sql }));
const RETURNED = {
  sql: "insert into sale_return (return_no, bill_no, line_no, qty, accepted_time) values ('LR', 'L2', 1, 300000, '2026-03-14 10:00:00')",
};

const inDrawer = (name: string) => `.ant-drawer ::-p-xpath(.//button[normalize-space(.)="${name}"])`;
const row = (text: string) => `::-p-xpath(//tr[contains(., "${NAME}") and contains(., "${text}")])`;

let moments: Moments;
let browser: Browser;

beforeAll(async () => {
  [moments, browser] = await Promise.all([openMoments({ PAGES: '1' }), hostBrowser()]);
});
afterAll(() => moments.remove());

/** Somebody at the console at this moment. */
const on = (clock: string, loginName: string, path: string, walk: (one: Visitor) => Promise<unknown>) =>
  moments.at(clock, async ({ backend }) => {
    const one = await Visitor.enter(browser, backend.origin);
    try {
      await one.signIn(loginName, path);
      await walk(one);
      expect(one.errors).toEqual([]);
    } catch (error) {
      await one.picture(`activityLife ${clock.slice(0, 10)}`);
      throw error;
    } finally {
      await one.page.browserContext().close();
    }
  });

const toConfirm = (one: Visitor) => one.at('.ant-steps-item:last-child .ant-steps-item-title').click();

async function edit(one: Visitor, state: string) {
  await one.at(`${row(state)} ::-p-xpath(.//button[. = "编辑"])`).click();
  await one.page.waitForSelector('[id$=edit_activityName]');
}

/** Pays what the drawer shows, or takes it back. */
async function settle(one: Visitor, told: string) {
  // The list is being read again, and what is ticked meanwhile is of the list before: then it is ticked anew.
  await one.page.waitForNetworkIdle({ idleTime: 300 });
  await one.page.waitForFunction(() => {
    const box = document.querySelector<HTMLInputElement>('.ant-drawer tr[data-row-key] input[type=checkbox]');
    if (box && !box.checked) box.click();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.ant-drawer button')];
    return buttons.some(({ textContent, disabled }) => textContent.trim() === '发放返利' && !disabled);
  });
  await one.at(inDrawer('发放返利')).click();
  await one.at('.ant-modal button[role=switch]').click();
  await one.answer('发放返利');
  await one.sees(told);
  await one.page.waitForSelector('.ant-drawer ::-p-xpath(.//tr[@data-row-key and contains(., "已结算")])');
}

test('an activity from the draft to the money that is taken back, days apart', async () => {
  await on('2026-03-08 09:00:00', 'op.hubei', '/market/activityForm?type=fullAmountRebate&mode=add', async (one) => {
    await one.page.waitForSelector('[id$=edit_activityName]');
    await one.fill('activityName', NAME);
    await one.fillMoment('startTime', '2026-03-10 00:00');
    await one.fillMoment('endTime', '2026-03-12 23:59');
    await one.at('input[aria-label="第 1 档满"]').fill('1000');
    await one.at('input[aria-label="第 1 档减金额"]').fill('30');
    await one.press('存草稿');
    await one.sees('草稿已保存');
    await one.open(LIST);
    await one.page.waitForSelector(row('草稿'));
    await edit(one, '草稿');
    await toConfirm(one);
    await one.press('发布');
    await one.arrivesAt(LIST);
    await one.page.waitForSelector(row('未开始'));
  });
  await moments.onStore(...SOLD);
  await on('2026-03-11 09:00:00', 'op.hubei', LIST, async (one) => {
    await edit(one, '进行中');
    await one.sees('活动进行中：只能修改');
    expect(await one.page.$eval('[id$=edit_startTime]', (input) => input.matches(':disabled'))).toBe(true);
    await one.at('textarea[id$=edit_remark]').fill('发货后结算');
    await toConfirm(one);
    await one.press('保存');
    await one.arrivesAt(LIST);
    await one.page.waitForSelector(row('进行中'));
  });
  const id = await moments.at('2026-03-13 09:00:00', async ({ operator }) => {
    const { records } = await operator.data(activityApi.queryDiscount, { activityName: NAME });
    return records[0]!.activityId;
  });
  const computing = `/market/calculationPricing?id=${id}`;
  await on('2026-03-13 09:00:00', 'admin.hq', LIST, async (one) => {
    await one.page.waitForSelector(row('已结束'));
    await one.open(computing);
    await one.at(inDrawer('重新计算')).click();
    await one.sees('已计算 1 家客户');
    await settle(one, '已发放 1 家客户，共 30.00 元');
  });
  // 1263.00 − 297.00 = 966.00 does not reach 1000.00 any more.
  await moments.onStore(RETURNED, { nightly: '2026-03-15 02:00:00' });
  await on('2026-03-15 09:00:00', 'admin.hq', computing, async (one) => {
    await one.sees('待扣回');
    await settle(one, '已发放 1 家客户，共 -30.00 元');
  });
  await on('2026-03-15 10:00:00', 'op.hubei', LIST, async (one) => {
    await one.at(`${row('已结束')} ::-p-xpath(.//button[. = "编辑"])`).click();
    await one.sees('复制');
  });
});
