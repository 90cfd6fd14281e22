import { screen, waitFor, within } from '@testing-library/react';
import { prizeApi } from '@/contract/trade-fair/prizes';
import { signedIn } from '@tests/support/client';
import { failCalls } from '@tests/support/failCalls';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { buttonNames, choose, dialogOf, fill, findButton, person, press, rowOf } from '@tests/support/screen';

test.each([
  ['the prizes', '/prize/page'],
  ['the draw that runs', '/drawPage'],
])('that %s could not be read is said in the panel that starts a draw', async (_, path) => {
  const mend = failCalls(path);
  await renderApp('/sale/drawLottery', { as: 'admin.hq' });
  await pickFair();
  const panel = (await screen.findByText('开始一轮抽奖')).closest<HTMLElement>('.ant-card')!;
  await within(panel).findByText('重新加载');
  expect(buttonNames(panel)).toEqual(['重新加载']);
  mend();
  await press('重新加载', panel);
  await waitFor(() => expect(buttonNames(panel)).toEqual(['开始抽奖']));
});

test('a draw is started and stopped, a win is taken back, and its place is drawn again', async () => {
  await renderApp('/sale/drawLottery', { as: 'admin.hq' });
  await pickFair();
  expect(await screen.findByText('保密，抽奖结束后公布')).toBeVisible();
  expect(screen.getByText('已公布')).toBeVisible();

  await person.click(await screen.findByLabelText('奖品'));
  await person.click(await screen.findByText('智能手表 · 剩余 10'));
  await press('开始抽奖');
  expect(await screen.findByText('第 2 轮正在进行：智能手表')).toBeVisible();
  await press('停止并公布');
  expect(await screen.findByText('已抽出 1 位')).toBeVisible();
  await findButton('开始抽奖');
  expect(await screen.findByText('智能手表 · 剩余 9')).toBeVisible();

  await choose('智能手表', '中奖名单');
  const drawer = await dialogOf('第 2 轮中奖名单');
  await press('取消中奖', drawer);
  const question = await dialogOf('可以在本轮补抽');
  await fill(question.querySelector('textarea')!, '本人未到场');
  await press('取消中奖', question);
  expect(await within(drawer).findByText('已取消')).toBeVisible();
  await person.click(drawer.querySelector('.ant-drawer-close')!);

  await waitFor(async () => expect(buttonNames(await rowOf('智能手表'))).toContain('更多操作'));
  await choose('智能手表', '补抽');
  await press('补抽', await dialogOf('补抽第 2 轮'));
  expect(await screen.findByText('第 3 轮正在进行：智能手表')).toBeVisible();
  await press('停止并公布');
  await findButton('开始抽奖');
});

test('that a fair has no seed is not said while they could not be read', async () => {
  const mend = failCalls('/seedList');
  await renderApp('/sale/drawLottery', { as: 'admin.hq' });
  await pickFair();
  await findButton('重新加载');
  expect(screen.queryByText(/今天还没有种子承诺/)).toBeNull();
  expect(buttonNames()).not.toContain('生成种子承诺');
  mend();
  await press('重新加载');
  expect(await screen.findByText('已公布')).toBeVisible();
});

test('where yesterday’s seed is still secret it is said why nothing can be drawn, and what comes first', async () => {
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await network(input, init);
    const isOfSeeds = (input instanceof Request ? input.url : String(input)).includes('/seedList');
    return isOfSeeds ? new Response((await answer.text()).replaceAll('2026-03-08', '2026-03-06'), answer) : answer;
  };
  await renderApp('/sale/drawLottery', { as: 'admin.hq' });
  await pickFair();
  expect(await screen.findByText(/^2026-03-06 的种子还未公布/)).toBeVisible();
  expect(screen.getByText('今天还没有种子承诺，不能抽奖。')).toBeVisible();
  expect(await findButton('开始抽奖')).toBeDisabled();
  expect(buttonNames()).not.toContain('生成种子承诺');
  globalThis.fetch = network;
});

test('a prize that has run out is wished for no more', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const prize = { prizeName: '压轴大奖', prizeLevel: 1, quota: 1 } as const;
  await admin.data(prizeApi.add, { tradeFairId: '70001', ...prize });
  await renderApp('/sale/drawLottery', { as: 'admin.hq' });
  await pickFair();
  await person.click(await screen.findByLabelText('奖品'));
  await person.click(await screen.findByText('压轴大奖 · 剩余 1'));
  await press('开始抽奖');
  await press('停止并公布');
  await findButton('开始抽奖');
  await waitFor(() => expect(document.querySelector('.ant-select')).toHaveTextContent('请选择'));
});
