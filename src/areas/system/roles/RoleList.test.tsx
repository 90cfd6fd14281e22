import { screen, waitFor, within } from '@testing-library/react';
import { rolesApi } from '@/contract/system/roles';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, buttonNames, choose, closed, dialogOf, fill, person } from '@tests/support/screen';
import { press, rowOf, textsOf } from '@tests/support/screen';

const LIST = '/permissionSys/roleManage';

/** The line of the tree with this title. */
const lineOf = (tree: Element, title: string) =>
  within(tree as HTMLElement)
    .getByText(title)
    .closest('.ant-tree-treenode')!;
const isHalfTicked = (line: Element) => line.querySelector('.ant-tree-checkbox-indeterminate') !== null;

test('a role is made, gets a page by one of its buttons, shows its members, and goes', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  await renderApp(LIST, { as: 'admin.hq' });
  expect(await actionsOf('HQ_ADMIN')).toEqual(['编辑', '成员', '复制', '权限预览', '变更记录']);
  expect(await actionsOf('BRANCH_OPERATOR')).toEqual(['编辑', '授权', '成员', '复制', '权限预览', '变更记录']);

  await press('新增');
  const add = await dialogOf('新增角色');
  await waitFor(() => expect(within(add).getByLabelText('角色编码')).toHaveFocus());
  await fill(within(add).getByLabelText('角色编码'), 'buyer');
  await fill(within(add).getByLabelText('角色名称'), '采购');
  await press('保存', add);
  await waitFor(() => expect(add.querySelector('.ant-form-item-explain-error')).toBeVisible());
  expect(await screen.findByText('有 1 处需要修改')).toBeVisible();
  await fill(within(add).getByLabelText('角色编码'), 'BUYER');
  await press('保存', add);
  await closed(add);
  expect(textsOf((await rowOf('BUYER')).querySelectorAll('td')).slice(0, 5)).toEqual([
    ...['采购', 'BUYER', '本公司', '0', '启用'],
  ]);

  await choose('BUYER', '授权');
  const drawer = await dialogOf('授权：采购');
  await fill(await within(drawer).findByLabelText('输入菜单、按钮名称或编码'), 'tradeFairManage_view');
  await waitFor(() => expect(within(drawer).getByText('tradeFairManage_view')).toBeVisible());
  await person.click(lineOf(drawer, 'tradeFairManage_view').querySelector('.ant-tree-checkbox')!);
  expect(isHalfTicked(lineOf(drawer, '展会列表'))).toBe(true);
  expect(within(drawer).getByRole('status')).toHaveTextContent('菜单 2 个，按钮 1 个');
  // Unsaved ticks are not dropped without a question.
  await press('取消', drawer);
  await press('取消', await dialogOf('放弃已输入的内容？'));
  await press('保存', drawer);
  await closed(drawer);
  const { records } = await admin.data(rolesApi.page, { roleName: '采购' });
  const { menuIds, buttonCodes } = await admin.data(rolesApi.grants, { id: records[0]!.roleId });
  expect([menuIds.sort(), buttonCodes]).toEqual([['2000', '2001'], ['tradeFairManage_view']]);

  await choose('SALES_SHOW_CLERK', '成员');
  const members = await dialogOf('成员：展会专员');
  expect(await within(members).findByText('show.clerk')).toBeVisible();
  await press('关闭', members);
  await closed(members);

  await choose('BUYER', '删除');
  await press('删除', await dialogOf('删除角色“采购”？'));
  await waitFor(() => expect(screen.queryByText('BUYER')).toBeNull());
});

test('an auditor sees members, and changes nothing', async () => {
  await renderApp(LIST, { as: 'audit.ro' });
  expect(await actionsOf('BRANCH_OPERATOR')).toEqual(['成员', '权限预览', '变更记录']);
  expect(buttonNames()).not.toContain('新增');
});
