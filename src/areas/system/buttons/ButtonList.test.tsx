import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person } from '@tests/support/screen';
import { press, rowOf } from '@tests/support/screen';

const LIST = '/permissionSys/functionMenuManage';
const CODE = 'tradeFairManage_print';

test('a button is made for a page, bound to a call, disabled and deleted; one of the product is only changed', async () => {
  await renderApp(LIST, { as: 'admin.hq' });
  expect(await actionsOf('index_save')).toEqual(['编辑', '变更记录']);
  await press('新增');
  const add = await dialogOf('新增按钮');
  await person.click(await within(add).findByLabelText('页面'));
  await person.click(await screen.findByText('展会管理', { selector: '.ant-select-tree-title' }));
  expect(await within(add).findByText('请选择页面，含下级的菜单不能有按钮')).toBeVisible();
  await person.click(await within(add).findByLabelText('页面'));
  await person.click(document.querySelector('.ant-select-tree-switcher_close')!);
  await person.click(await screen.findByText('展会列表', { selector: '.ant-select-tree *' }));
  await fill(within(add).getByLabelText('按钮编码'), 'print');
  await fill(within(add).getByLabelText('按钮名称'), '打印');
  await press('保存', add);
  await closed(add);

  await fill(screen.getByLabelText('按钮名称'), '打印');
  await press('查询');
  const row = await rowOf(CODE);
  expect(row).toHaveTextContent('展会列表tradeFairManage页头启用–');
  await person.click(row.querySelector('.ant-checkbox-input')!);
  expect(screen.getByText('已选择 1 项')).toBeVisible();
  await press('停用');
  await press('停用', await dialogOf(`停用 ${CODE} 等 1 个按钮？`));
  await waitFor(async () => expect(await rowOf(CODE)).toHaveTextContent('停用'));

  await choose(CODE, '删除');
  await press('删除', await dialogOf('删除按钮“打印”？'));
  await waitFor(() => expect(screen.queryByText(CODE)).toBeNull());
});
