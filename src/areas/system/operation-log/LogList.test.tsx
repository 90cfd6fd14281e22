import { screen, waitFor, within } from '@testing-library/react';
import { profileApi } from '@/contract/account/profile';
import { prizeApi } from '@/contract/trade-fair/prizes';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, fill, press, rowOf, textsOf } from '@tests/support/screen';

const LIST = '/permissionSys/operationLog';
const USER = {
  userId: '3001',
  realName: '陈致远',
  phone: '13900000002',
  branchId: 'FDB',
  nickname: '',
  introduction: '',
  email: '',
  remark: '',
};

const rows = () => document.querySelectorAll('tr.ant-table-row');

test('what was changed today is found by its record, its result and its button, and shown field by field', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  await admin.data(profileApi.updateUser, { ...USER, version: 1 });
  // The version is stale: the log also records refused writes.
  await admin.call(profileApi.updateUser, { ...USER, version: 1 });

  await renderApp(LIST, { as: 'admin.hq' });
  await fill(await screen.findByLabelText('对象编号'), USER.userId);
  await press('查询');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(textsOf(rows())).toEqual([expect.stringContaining('未成功'), expect.stringContaining('成功')]);
  expect(rows()[1]).toHaveTextContent('修改');

  await press('查看', rows()[1]);
  const drawer = await dialogOf('标准操作日志');
  expect(await within(drawer).findByText('陈致远')).toBeVisible();
  expect(within(drawer).getByText('陈思远')).toBeVisible();
  await press('关闭', drawer);

  await fill(screen.getByLabelText('对象编号'), '');
  await press('查询');
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
});

test('what was changed reads as on the screen of its object, whichever that is', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  await admin.data(prizeApi.add, {
    ...{ tradeFairId: '70001', prizeName: '蓝牙音箱', prizeLevel: 4, quota: 3, unitValue: '1299.00' },
  });
  await renderApp(LIST, { as: 'admin.hq' });
  await press('查看', await rowOf('蓝牙音箱'));
  const drawer = await dialogOf('标准操作日志');
  const changes = (await within(drawer).findByText('价值（元）')).closest('table')!;
  const said = textsOf(changes.querySelectorAll('tbody tr.ant-table-row'));
  // In the order of its own form, and what it refers to by its name.
  expect(said).toEqual([
    '奖品–蓝牙音箱',
    '奖级–三等奖',
    '数量–3',
    '已抽–0',
    '已领–0',
    '价值（元）–1,299.00',
    '每人一次–是',
    '每客户一次–否',
    '随机奖池权重–1',
    '排序–100',
    '状态–启用',
    '展会–2026春季订货会',
  ]);
  // The id stands among the facts of the row.
  expect(said.join()).not.toContain('prizeId');
});
