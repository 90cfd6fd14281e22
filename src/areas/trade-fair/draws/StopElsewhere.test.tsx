import { screen, waitFor } from '@testing-library/react';
import { lotteryApi } from '@/contract/trade-fair/draws';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { buttonNames, findButton, rowOf } from '@tests/support/screen';

const PRIZE = '笔记本电脑';
const WATCH = '智能手表';

test('a draw that is stopped elsewhere, as by the big screen, is stopped in the panel and in the list', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { drawId } = await admin.data(lotteryApi.start, { tradeFairId: '70001', prizeId: '77001', drawCount: 1 });
  await renderApp('/sale/drawLottery', { as: 'admin.hq' });
  await pickFair();
  expect(await screen.findByText(`第 2 轮正在进行：${PRIZE}`)).toBeVisible();
  expect(await rowOf(PRIZE)).toHaveTextContent('进行中');
  await admin.data(lotteryApi.stop, { drawId });
  await findButton('开始抽奖');
  await waitFor(async () => expect(await rowOf(PRIZE)).toHaveTextContent('已完成'));
});

test('what is done in another browser comes to a console whose user does nothing', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  await renderApp('/sale/drawLottery', { as: 'admin.hq' });
  await pickFair();
  await findButton('开始抽奖');
  const { drawId, roundNo } = await admin.data(lotteryApi.start, {
    tradeFairId: '70001',
    prizeId: '77002',
    drawCount: 1,
  });
  expect(await screen.findByText(`第 ${roundNo} 轮正在进行：${WATCH}`)).toBeVisible();
  const { winners } = await admin.data(lotteryApi.stop, { drawId });
  await findButton('开始抽奖');
  await admin.data(lotteryApi.revokeWinner, { winNo: winners[0]!.winNo, reason: '本人未到场' });
  await waitFor(async () => expect(buttonNames(await rowOf(WATCH))).toContain('更多操作'));
});
