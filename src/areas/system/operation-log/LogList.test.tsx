import { screen, waitFor, within } from '@testing-library/react';
import { profileApi } from '@/contract/account/profile';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { dialogOf, fill, press, textsOf } from '@tests/support/screen';

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
