import { screen, waitFor, within } from '@testing-library/react';
import { dashboardApi } from '@/contract/account/dashboard';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { signedIn } from '@tests/support/client';
import { failCalls } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { address, person, press, textsOf } from '@tests/support/screen';

/** Figures of the card of fairs; the cards of the day lead to the same list. */
const figures = () =>
  textsOf(
    screen.queryByText('展会', { selector: '.ant-card-head-title' })?.closest('.ant-card')?.querySelectorAll('a') ?? [],
  );
const linesOf = (card: string) => textsOf(screen.getByText(card).closest('.ant-card')!.querySelectorAll('li'));

test('headquarters sees every fair; a figure leads to the fairs that it counts', async () => {
  await renderApp('/dashboard', { as: 'admin.hq' });
  await screen.findByText('周启明，您好');
  await waitFor(() => expect(figures()).toEqual(['初始1', '已发布1', '已下架1', '进行中1', '已结束1', '草稿1']));
  expect(linesOf('近期展会')).toEqual([
    '进行中2026春季订货会2026-03-07 – 03-10',
    '已发布2026夏季订货会2026-05-09 – 05-11',
  ]);
  await person.click(screen.getByText('草稿', { selector: 'a *' }));
  await waitFor(() => expect(address()).toBe('/sale/tradeFairManage?state=9'));
  await waitFor(() =>
    expect(textsOf(document.querySelectorAll('tr.ant-table-row > td:first-child'))).toEqual(['2026秋季订货会']),
  );
});

test('a branch sees its own fairs, and each person what he did last', async () => {
  const origin = await startBackend();
  for (const loginName of ['show.clerk', 'op.hubei']) {
    const client = await signedIn(origin, loginName);
    await client.data(tradeFairApi.add, { subject: `${loginName}的展会`, saveMode: 'DRAFT' });
  }
  await renderApp('/dashboard', { as: 'show.clerk' });
  expect(await screen.findByText('江城医药上海有限公司及下级公司的数据')).toBeVisible();
  await waitFor(() => expect(figures()).toEqual(['初始0', '已发布0', '已下架0', '进行中1', '已结束1', '草稿2']));
  expect(linesOf('我的最近操作')).toEqual([expect.stringMatching(/^新增show\.clerk的展会/)]);
  expect(linesOf('近期展会')).toEqual(['进行中2026春季订货会2026-03-07 – 03-10']);
  await person.click(screen.getByText('2026春季订货会'));
  await waitFor(() => expect(address()).toBe('/sale/saleShowEdit?id=70001'));
});

test('whose work is no fair is shown none', async () => {
  await renderApp('/dashboard', { as: 'purchase.hq' });
  expect(await screen.findByText('您还没有修改过数据')).toBeVisible();
  expect(screen.queryByText('近期展会')).toBeNull();
  expect(figures()).toEqual([]);
});

test('who only looks is led to nothing that he may not do', async () => {
  await renderApp('/dashboard', { as: 'audit.ro' });
  expect(await screen.findByText('第一天：已完成 0/2')).toBeVisible();
  expect(screen.getByRole('link', { name: '导出一张列表' })).toBeVisible();
});

test('who has changed nothing yet is told so', async () => {
  await renderApp('/dashboard', { as: 'audit.ro' });
  expect(await screen.findByText('您还没有修改过数据')).toBeVisible();
});

test('the first day is led through, step by step, until every step is taken or it is put away', async () => {
  const client = await signedIn(await startBackend(), 'show.clerk');
  const before = await client.data(dashboardApi.firstSteps, {});
  // A clerk of fairs has nothing to do with promotions.
  expect(before.map(({ step }) => step)).toEqual(['profile', 'fair', 'import', 'export']);
  await client.data(tradeFairApi.add, { subject: '第一场', saveMode: 'DRAFT' });
  const { unmount } = await renderApp('/dashboard', { as: 'show.clerk' });
  const left = (await client.data(dashboardApi.firstSteps, {})).filter(({ isDone }) => !isDone);
  expect(left.map(({ step }) => step)).not.toContain('fair');
  expect(await screen.findByText(`第一天：已完成 ${4 - left.length}/4`)).toBeVisible();
  expect(screen.getByRole('link', { name: '完善个人资料' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '新增一场展会' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '不再显示这些步骤' }));
  expect(screen.queryByText(/^第一天/)).toBeNull();
  unmount();
  await renderApp('/dashboard', { as: 'show.clerk' });
  await screen.findByText('我的最近操作');
  expect(screen.queryByText(/^第一天/)).toBeNull();
});

const group = (name: string) => screen.findByRole('region', { name });
const tiles = async (name: string) =>
  [...(await group(name)).querySelectorAll('a')].map((tile) => tile.firstElementChild!.textContent);

test('a card leads to the rows that it counts', async () => {
  await renderApp('/dashboard', { as: 'op.hubei' });
  const card = (await within(await group('等我处理')).findByText('未处理差异')).closest('a')!;
  const count = card.children[1]!.textContent;
  await person.click(card);
  await waitFor(() =>
    expect(address()).toMatch(/^\/reconciliation\/checkDiffList\?handleStatus=0&handleStatus=4&asOf=/),
  );
  expect(await screen.findByText(`共 ${count} 条`)).toBeVisible();
});

test('cards are put in order by the keyboard, made wide and hidden; the server keeps it until it is reset', async () => {
  const { unmount } = await renderApp('/dashboard', { as: 'op.hubei' });
  const before = await tiles('等我处理');
  const [first, second, third] = before as [string, string, string];
  await press('调整卡片');
  const move = await screen.findByRole('button', { name: `${first} 后移` });
  move.focus();
  await person.keyboard('{Enter}');
  await person.click(screen.getByRole('button', { name: `${second} 放宽` }));
  await person.click(screen.getByRole('button', { name: `${third} 隐藏` }));
  await press('保存');
  await waitFor(async () => expect((await tiles('等我处理')).slice(0, 2)).toEqual([second, first]));
  expect(await tiles('等我处理')).not.toContain(third);
  unmount();
  await renderApp('/dashboard', { as: 'op.hubei' });
  expect((await tiles('等我处理')).slice(0, 2)).toEqual([second, first]);
  await press('调整卡片');
  await press('恢复默认');
  await waitFor(async () => expect(await tiles('等我处理')).toEqual(before));
});

test('whoever may not search orders sees neither their cards nor their trend', async () => {
  await renderApp('/dashboard', { as: 'show.clerk' });
  expect(await tiles('我的数字')).toEqual(['进行中展会', '导出中']);
  expect(screen.queryByText('订单趋势')).toBeNull();
});

test('orders of another period that could not be read are not those of the period before', async () => {
  await renderApp('/dashboard', { as: 'op.hubei' });
  const chart = async () => screen.findByRole('table', { name: '订单额（元）' });
  expect(within(await chart()).getAllByRole('row')).toHaveLength(1 + 7);
  const mend = failCalls('/dashboard/trend');
  await person.click(screen.getByText('近30日'));
  const again = await screen.findByRole('button', { name: '重新加载' });
  expect(screen.queryByRole('table', { name: '订单额（元）' })).toBeNull();
  mend();
  await person.click(again);
  expect(within(await chart()).getAllByRole('row')).toHaveLength(1 + 30);
});
