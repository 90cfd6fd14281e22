import { violationsOf } from './axe';
import { openHouse } from './journeys';
import type { Visitor } from './visitor';

const { journey, visitor } = openHouse();

const SUBJECT = '2026春季订货会';
const inRow = (text: string, button: string) =>
  `::-p-xpath(//tr[contains(., "${text}")]//button[normalize-space(.)="${button}"])`;

/** The numbers of the tickets on the cards of the winners. */
const shownTickets = (screen: Visitor) =>
  screen.page.$$eval('ol > li', (cards) => cards.map((card) => /T\d{6}/.exec(card.textContent)?.[0]));

journey('a draw on the big screen is the same after a cut, and anybody can compute it again', async () => {
  const admin = await visitor();
  await admin.signIn('admin.hq', '/sale/drawLottery');
  await admin.press('选择展会');
  await admin.at(inRow(SUBJECT, '确定')).click();
  await admin.sees('种子承诺');
  await admin.press('打开大屏');
  const link = await admin.page.waitForSelector('.ant-modal a[href^="/prizeDraw"]');
  const address = await link!.evaluate((element) => element.getAttribute('href')!);

  const screen = await visitor();
  await screen.open(address);
  await screen.sees('恭喜中奖');
  await screen.press('下一轮');
  await screen.press('开始');
  await screen.sees('正在抽奖');
  await screen.page.reload();
  await screen.sees('正在抽奖');
  await screen.press('停止');
  await screen.sees('恭喜中奖');
  expect(await violationsOf(screen, 'big screen')).toEqual([]);
  const drawn = await shownTickets(screen);
  expect(drawn).toEqual([expect.stringMatching(/^T\d{6}$/)]);
  await screen.page.reload();
  await screen.sees('恭喜中奖');
  expect(await shownTickets(screen)).toEqual(drawn);

  await admin.lookAt();
  await admin.page.reload();
  await admin.at(inRow('2026-03-07', '复核')).click();
  await admin.press('重新计算');
  await admin.sees('一致：种子、奖池和中奖名单都与公布的相符');
});
