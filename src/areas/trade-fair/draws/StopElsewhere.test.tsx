import { screen, waitFor } from '@testing-library/react';
import { lotteryApi } from '@/contract/trade-fair/draws';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { findButton, rowOf } from '@tests/support/screen';

const PRIZE = '笔记本电脑';

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
