import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { webcrypto } from 'node:crypto';
import { screenApi } from '@/contract/trade-fair/big-screen';
import { drawProofApi } from '@/contract/trade-fair/draw-proof';
import { lotteryApi } from '@/contract/trade-fair/draws';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { fill, press } from '@tests/support/screen';

const tradeFairId = '70001';
const FIRST_DRAW = '78001';

// Browsers have it on secure origins; jsdom has none.
beforeAll(() => Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle }));

test('a guest computes a draw again and finds his ticket; another link leads nowhere', async () => {
  const clerk = await signedIn(await startBackend(), 'show.clerk');
  const { screenToken } = await clerk.data(lotteryApi.openScreen, { tradeFairId });
  const { proofUrl } = await clerk.data(screenApi.screen, { tradeFairId, screenToken });
  const key = proofUrl.replace('/drawProof#', '');
  const { draws } = await clerk.data(drawProofApi.list, { key });
  const first = draws.find(({ drawId }) => drawId === FIRST_DRAW)!;
  const [won] = first.winners;
  const proof = await clerk.data(drawProofApi.open, { key, drawId: FIRST_DRAW });
  const lost = proof.pool.find(({ ticketNo }) => !proof.picks.some((one) => one.ticketNo === ticketNo))!;

  await renderApp(proofUrl);
  expect(await screen.findByText('2026春季订货会')).toBeVisible();
  const card = await screen.findByRole('article', { name: `第 ${first.roundNo} 轮` });
  await fill(screen.getByLabelText('输入您的券号，查看是否参与'), won!.ticketNo.toLowerCase());
  await press('重新计算', card);
  expect(await within(card).findByText('核对无误：结果由承诺的种子算出')).toBeVisible();
  expect(within(card).getByText(`${won!.ticketNo} 中奖：${won!.prizeName}`)).toBeVisible();
  expect(within(card).getAllByText(/一致/)).toHaveLength(4);
  expect(within(card).queryByText(/不一致/)).toBeNull();
  await fill(screen.getByLabelText('输入您的券号，查看是否参与'), lost.ticketNo);
  expect(await within(card).findByText(new RegExp(`${lost.ticketNo} 参与了本轮`))).toBeVisible();
  await fill(screen.getByLabelText('输入您的券号，查看是否参与'), 'T999999');
  expect(await within(card).findByText('T999999 没有参与本轮')).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test.each([[''], ['70001.xxxxxxxxxxxxxxxxxxxxxx'], ['<img src=x>']])(
  'the link #%s says that it is no good',
  async (key) => {
    await renderApp(`/drawProof#${key}`);
    expect(await screen.findByText('链接无效')).toBeVisible();
  },
);
