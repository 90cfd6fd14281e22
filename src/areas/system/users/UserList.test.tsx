import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { usersApi } from '@/contract/system/users';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, buttonNames, choose, closed, dialogOf, discard, fill, person } from '@tests/support/screen';
import { press, rowOf, textsOf } from '@tests/support/screen';

const LIST = '/permissionSys/userManage';
const field = (dialog: HTMLElement, label: string) => within(dialog).findByLabelText(label);
const statusOf = async (name: string) => (await rowOf(name)).querySelector('.ant-tag')?.textContent;
const names = () => textsOf(document.querySelectorAll('tr.ant-table-row > td:first-child'));

/** Picks an entry of the list that a select has opened. */
const pick = async (text: string) =>
  person.click(await screen.findByText(text, { selector: '.ant-select-item *, .ant-select-tree *' }));

test('the list says who may do what, and finds people', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  await rowOf('op.hubei');
  expect(names()).toHaveLength(11);
  expect(await actionsOf('op.hubei')).toEqual([
    ...['查看', '编辑', '分配角色', '分配公司', '重置密码', '权限预览', '变更记录', '停用'],
  ]);
  await fill(screen.getByLabelText('姓名'), ' 陈思远 ');
  await press('查询');
  await waitFor(() => expect(names()).toEqual(['op.hubei']));
  const cells = textsOf((await rowOf('op.hubei')).querySelectorAll('td')).slice(1, 7);
  expect(cells).toEqual(['陈思远', 'S00102', '138****0002', '江城医药湖北有限公司', '分公司操作员', '启用']);
  await choose('op.hubei', '查看');
  expect(await within(await dialogOf('陈思远')).findByText('13800000002')).toBeVisible();
});

test('a new account: its field of trouble, and its password, once', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  await press('新增');
  const dialog = await dialogOf('新增用户');
  await person.click(await field(dialog, '员工编号'));
  await pick('钱立群 · S00542 · 采购部');
  await fill(await field(dialog, '姓名'), '钱立群');
  await fill(await field(dialog, '登录名'), 'OP.hubei');
  await fill(await field(dialog, '手机'), '13900000542');
  await person.click(await field(dialog, '公司'));
  await pick('江城医药集团总部');
  await person.click(within(dialog).getByLabelText('打开公司列表'));
  const companies = await dialogOf('含下级公司');
  await person.click(await within(companies).findByText('江城医药集团总部'));
  await press('确定', companies);
  await person.click(await field(dialog, '角色'));
  await pick('只读审计员');
  await press('保存', dialog);
  expect(await within(dialog).findByText('已存在')).toBeVisible();
  await fill(await field(dialog, '登录名'), 'qian.liqun');
  await press('保存', dialog);
  const shown = await dialogOf('请记下密码');
  expect(shown.querySelector('code')?.textContent).toMatch(/^\w{12}$/);
  await press('已记下', shown);
  await closed(shown);
  expect(within(await rowOf('qian.liqun')).getByText('只读审计员')).toBeVisible();
});

test('a dialog holds what it was opened for, not what the one before held', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  for (const [name, phone] of [
    ['show.clerk', '13800000003'],
    ['op.hubei', '13800000002'],
  ] as const) {
    await choose(name, '编辑');
    const dialog = await dialogOf('编辑 ');
    expect(await field(dialog, '手机')).toHaveValue(phone);
    await fill(await field(dialog, '姓名'), '写了一半');
    await discard(dialog);
  }
});

test('an edit, other roles, and the end of an account', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  await renderApp(LIST, { as: 'admin.hq' });
  await choose('show.clerk', '编辑');
  const edit = await dialogOf('编辑 林小雨');
  expect(await field(edit, '手机')).toHaveValue('13800000003');
  await fill(await field(edit, '手机'), '13900000003');
  // Somebody else has saved first: typed values stay.
  await act(() => admin.data(usersApi.updateRoleUser, { userId: '3002', roleIds: ['2001', '2002'] }));
  await press('保存', edit);
  const conflict = await dialogOf('对方改动的字段与您不同');
  expect(conflict).toHaveTextContent('周启明');
  await press('按选择继续编辑', conflict);
  await closed(conflict);
  expect(await field(edit, '手机')).toHaveValue('13900000003');
  await press('保存', edit);
  await closed(edit);

  await choose('show.clerk', '变更记录');
  const history = await dialogOf('变更记录：林小雨 (show.clerk)');
  expect(await within(history).findByText('139****0003')).toBeVisible();
  expect(within(history).getByText('未成功')).toBeVisible();
  await person.click(history.querySelector('.ant-drawer-close')!);
  await closed(history);

  await choose('show.clerk', '分配角色');
  const roles = await dialogOf('分配角色：林小雨');
  expect(within(roles).getByText('分公司操作员')).toBeVisible();
  await person.click(roles.querySelector('.ant-select-selection-item-remove')!);
  await press('保存', roles);
  await closed(roles);
  await waitFor(async () => expect(within(await rowOf('show.clerk')).queryByText('分公司操作员')).toBeNull());

  await choose('show.clerk', '停用');
  await press('停用', await dialogOf('停用 林小雨 (show.clerk)？'));
  await waitFor(async () => expect(await statusOf('show.clerk')).toBe('停用'));
  await choose('admin.hq', '停用');
  await press('停用', await dialogOf('停用 周启明 (admin.hq)？'));
  expect(await screen.findByText('不能停用自己的账号')).toBeVisible();
});

test('who alone can decide approvals is disabled after a second question', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  await choose('purchase.hq', '停用');
  await press('停用', await dialogOf('停用 许文静 (purchase.hq)？'));
  const asked = await dialogOf('请确认以下事项');
  expect(asked).toHaveTextContent(/停用后\d+张单据的审批会停住/);
  await press('取消', asked);
  await closed(asked);
  expect(await statusOf('purchase.hq')).toBe('启用');
  await choose('purchase.hq', '停用');
  await press('停用', await dialogOf('停用 许文静 (purchase.hq)？'));
  await press('仍要继续', await dialogOf('请确认以下事项'));
  await waitFor(async () => expect(await statusOf('purchase.hq')).toBe('停用'));
});

test('an auditor looks, and changes nothing', async () => {
  await renderApp(LIST, { as: 'audit.ro' });
  expect(await actionsOf('op.hubei')).toEqual(['查看', '权限预览', '变更记录']);
  expect(buttonNames()).not.toContain('新增');

  await choose('op.hubei', '权限预览');
  const seen = await dialogOf('权限预览：陈思远');
  expect(await within(seen).findByText('本公司及下级')).toBeVisible();
  await person.click(within(seen).getByText('看不到'));
  await fill(within(seen).getByLabelText('输入菜单、按钮名称或编码'), '用户管理');
  await person.click(await within(seen).findByText('用户管理'));
  expect(await within(seen).findByText(/没有授权，缺少 12001/)).toBeVisible();
  expect(await within(seen).findByText('可以授权的人：周启明 (admin.hq)')).toBeVisible();
});
