import { tradeFairApi } from '../../src/contract/trade-fair/fairs';
import { platformUserApi } from '../../src/contract/account/platform-user';
import { signedIn } from '../support/client';
import { openHouse } from './journeys';
import { keeps } from './keptDraft';
import type { Visitor } from './visitor';

const { journey, server, visitor } = openHouse();
const EDIT = '/sale/saleShowEdit?id=70004';
const OFFER = '有未保存的草稿';

/** Long enough for an offer to come, where there should be none. */
const pause = () => new Promise((done) => setTimeout(done, 800));
/** Leaves the page as a crash does, once what was typed is kept: nobody is asked. */
async function crash(one: Visitor, typed: string) {
  await keeps(one, typed);
  const { page } = one;
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
}

async function tokenOf({ page }: Visitor) {
  const kept = await page.evaluate(() => sessionStorage.getItem('branch-admin:session'));
  const { token }: { token: string } = JSON.parse(kept ?? '{}');
  return token;
}

/** The server ends the session of a window. */
async function expire(one: Visitor) {
  const other = await signedIn(server().origin, 'op.hubei');
  other.token = await tokenOf(one);
  await other.data(platformUserApi.logout, {});
}

journey('what was typed survives a crash and an expired session, and goes with the logout', async () => {
  const one = await visitor();
  await one.signIn('op.hubei', EDIT);
  await one.fill('venue', '新馆');
  await crash(one, '新馆');
  await one.sees(OFFER);
  await one.press('恢复');
  expect(await one.valueOf('venue')).toBe('新馆');

  await keeps(one, '新馆');
  await expire(one);
  await one.fill('contactName', '沈立');
  await one.press('存草稿');
  await one.sees('登录已过期，请重新登录');
  await one.arrivesAt(`/login?redirect=${encodeURIComponent(EDIT)}`);
  await one.fillSignIn('op.hubei');
  await one.arrivesAt(EDIT);
  await one.sees(OFFER);
  const tags = await one.page.$$eval('[data-tab]', (all) => all.map(({ textContent }) => textContent));
  expect(tags).toEqual(['首页', '2026新品推介会']);

  // Another person changes the record before the draft is taken up.
  const other = await signedIn(server().origin, 'admin.hq');
  const saveElsewhere = async (venue: string) => {
    const { tradeFairId: id, ...fair } = await other.data(tradeFairApi.detail, { id: '70004' });
    const meals = fair.meals.map(({ started: _started, ...meal }) => meal);
    await other.data(tradeFairApi.update, { ...fair, meals, id, venue, saveMode: 'SUBMIT' });
  };
  await saveElsewhere('旧馆');
  await one.page.reload();
  await one.sees('此后已被 周启明');
  await one.press('恢复');
  await one.sees('对方的修改');
  await one.answer('按选择继续编辑');
  expect([await one.valueOf('venue'), await one.valueOf('contactName')]).toEqual(['新馆', '沈立']);
  await one.press('存草稿');
  await one.sees('草稿已保存');
  await one.page.reload();
  await one.page.waitForSelector('[id$=edit_venue]');
  expect([await one.valueOf('venue'), await one.text()]).toEqual(['新馆', expect.not.stringContaining(OFFER)]);

  // What has been saved meanwhile is no unsaved input any more: so it is when a window closes right behind a save.
  await one.fill('venue', '别馆');
  await crash(one, '别馆');
  await one.sees(OFFER);
  await saveElsewhere('别馆');
  await one.page.reload();
  await one.page.waitForSelector('[id$=edit_venue]');
  await pause();
  expect([await one.valueOf('venue'), await one.text()]).toEqual(['别馆', expect.not.stringContaining(OFFER)]);

  await one.fill('venue', '南馆');
  await crash(one, '南馆');
  await one.sees(OFFER);
  await one.at('::-p-xpath(//header//button[normalize-space(.)="陈思远"])').click();
  await one.follow('退出登录');
  await one.sees('还有 1 份未保存的草稿');
  await one.answer('放弃并退出');
  await one.arrivesAt('/login');
  await one.fillSignIn('op.hubei');
  await one.page.waitForSelector('[id$=edit_venue]');
  await pause();
  expect(await one.text()).not.toContain(OFFER);

  await one.open('/profile/index');
  await one.fill('nickname', '小陈');
  await crash(one, '小陈');
  await one.sees(OFFER);
  await one.press('恢复');
  expect(await one.valueOf('nickname')).toBe('小陈');
});

journey('a browser that denies its database, and two tabs at one form', async () => {
  const one = await visitor();
  await one.signIn('op.hubei', EDIT);
  const two = await one.duplicate();
  await two.lookAt();
  await two.fill('venue', '第二个');
  await keeps(two, '第二个');
  await one.lookAt();
  await one.page.reload();
  await one.page.waitForSelector('[id$=edit_venue]');
  await pause();
  // Somebody is still typing at it, over there.
  expect(await one.text()).not.toContain(OFFER);

  await one.page.evaluateOnNewDocument(() => {
    indexedDB.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await one.page.reload();
  await one.fill('venue', '没有数据库');
  await one.press('存草稿');
  await one.sees('草稿已保存');
});
