import { act, screen, waitFor, within } from '@testing-library/react';
import { tradeFairApi } from '@/contract/trade-fair/fairs';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import {
  actionsOf,
  address,
  choose,
  closed,
  dialogOf,
  discard,
  fill,
  person,
  press,
  rowOf,
} from '@tests/support/screen';

const LIST = '/sale/tradeFairManage';
const stateOf = async (subject: string) => (await rowOf(subject)).querySelector('.ant-tag')?.textContent;
const becomes = (subject: string, state: string) => waitFor(async () => expect(await stateOf(subject)).toBe(state));

const NEW = '2026新品推介会';

test('publishing names the fair, passes on what the server warns of, and can be refused twice', async () => {
  await renderApp(LIST, { as: 'op.hubei' });
  await choose(NEW, '发布');
  const first = await dialogOf(`发布展会“${NEW}”？`);
  expect(within(first).getByText(/部分内容不能再修改/)).toBeVisible();
  await press('取消', first);
  await closed(first);

  await choose(NEW, '发布');
  await press('发布', await dialogOf(`发布展会“${NEW}”？`));
  const warned = await dialogOf('展会还没有商品和供应商');
  await press('取消', warned);
  await closed(warned);
  expect(await stateOf(NEW)).toBe('初始');

  await choose(NEW, '发布');
  await press('发布', await dialogOf(`发布展会“${NEW}”？`));
  await press('仍要继续', await dialogOf('展会还没有商品和供应商'));
  await becomes(NEW, '已发布');
  expect(await actionsOf(NEW)).toContain('下架');
});

const SUMMER = '2026夏季订货会';

test('taking down asks for a reason; a list that is not up to date says so and catches up', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  await renderApp(LIST, { as: 'op.hubei' });
  await choose(SUMMER, '下架');
  const dialog = await dialogOf(`下架展会“${SUMMER}”`);
  await press('下架', dialog);
  expect(await within(dialog).findByText('原因不能为空')).toBeVisible();
  await fill(within(dialog).getByLabelText('原因'), '场馆撤');
  expect(await within(dialog).findByText('原因须在5-200字符之间')).toBeVisible();
  await fill(within(dialog).getByLabelText('原因'), '场馆临时撤销');

  // Another person makes the same move, and reverts it.
  await act(async () => {
    const { version } = await admin.data(tradeFairApi.takeDown, { id: '70002', version: 1, reason: '时间另行通知' });
    await admin.data(tradeFairApi.publish, { id: '70002', version, confirm: 1 });
  });
  await press('下架', dialog);
  expect(await screen.findByText('数据已被他人修改，请刷新后重试')).toBeVisible();
  expect(within(dialog).getByLabelText('原因')).toHaveValue('场馆临时撤销');
  await discard(dialog);

  await choose(SUMMER, '下架');
  const again = await dialogOf(`下架展会“${SUMMER}”`);
  expect(within(again).getByLabelText('原因')).toHaveValue('');
  await fill(within(again).getByLabelText('原因'), '场馆临时撤销');
  await press('下架', again);
  await becomes(SUMMER, '已下架');
  await choose(SUMMER, '发布');
  await press('发布', await dialogOf(`发布展会“${SUMMER}”？`));
  await press('仍要继续', await dialogOf('展会还没有商品和供应商'));
  await becomes(SUMMER, '已发布');
});

test('a copy is a draft in the editor; deleting names subject and code', async () => {
  await renderApp(LIST, { as: 'show.clerk' });
  await choose('ZH2026040005', '复制');
  expect(await screen.findByText(/^已复制为草稿 ZH2026030005/)).toBeVisible();
  await waitFor(() => expect(address()).toMatch(/^\/sale\/saleShowEdit\?id=\d+$/));
  await press('变更记录');
  expect(await rowOf('复制自')).toHaveTextContent('ZH2026040005');
  await person.keyboard('{Escape}');
  await press('取消');
  await choose('ZH2026040005', '删除');
  const dialog = await dialogOf('删除展会“2026秋季订货会”？');
  expect(within(dialog).getByText('删除后不能恢复，展会编码 ZH2026040005 也不再使用。')).toBeVisible();
  await press('删除', dialog);
  await waitFor(() => expect(screen.queryByText('ZH2026040005')).toBeNull());
});

const DEVICES = '2026器械专场';

test('ending asks for a reason and is the end; the fair that is entered is the one of the pages behind it', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  await choose(DEVICES, '结束');
  const dialog = await dialogOf(`结束展会“${DEVICES}”`);
  await fill(within(dialog).getByLabelText('原因'), '厂家无法到场');
  await press('结束', dialog);
  await becomes(DEVICES, '已结束');
  expect(await actionsOf(DEVICES)).toEqual(['进入展会', '查看', '复制']);
  await choose(DEVICES, '进入展会');
  await waitFor(() => expect(address()).toBe('/sale/saleShowHome'));
  expect(JSON.stringify(sessionStorage)).toContain(DEVICES);
});
