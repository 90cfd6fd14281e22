import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { menusApi } from '@/contract/system/menus';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, buttonNames, choose, closed, dialogOf, fill, person } from '@tests/support/screen';
import { press, rowOf, textsOf } from '@tests/support/screen';

const LIST = '/permissionSys/menuManage';
const titles = () => textsOf(document.querySelectorAll('tr.ant-table-row > td:first-child'));
const preview = () => textsOf(document.querySelectorAll('.ant-card .ant-menu-title-content'));

/** Drags a row by its handle, and drops it on another one: jsdom has rows without height, whose middle means "inside". */
async function drop(moved: string, target: string) {
  const dataTransfer = { setData: () => undefined, setDragImage: () => undefined };
  fireEvent.dragStart((await rowOf(moved)).querySelector('[draggable=true]')!, { dataTransfer });
  const row = await rowOf(target);
  const over = createEvent.dragOver(row, { dataTransfer });
  fireEvent(row, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(row, { dataTransfer });
}

test('a menu is made, dragged below another one, moved back, and deleted; the preview follows', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  await renderApp(LIST, { as: 'admin.hq' });
  // The rows appear before the whole tree has loaded, on which their actions depend.
  await waitFor(async () => expect(within(await rowOf('展会管理')).getByText('新增下级')).toBeVisible());
  expect(await actionsOf('展会管理')).toEqual(['新增下级', '编辑', '移动', '变更记录']);
  await person.click(screen.getByLabelText('预览的角色'));
  await person.click(await screen.findByText('总部管理员', { selector: '.ant-select-item *' }));
  await waitFor(() => expect(preview()).toContain('帮助中心'));

  await press('新增');
  const add = await dialogOf('新增菜单');
  await fill(await within(add).findByLabelText('菜单名称'), '采购');
  await fill(within(add).getByLabelText('地址'), 'javascript:alert(1)');
  await press('选择图标', add);
  await press('TruckOutlined');
  await press('保存', add);
  expect(await within(add).findByText(/^地址格式不正确/)).toBeVisible();
  await fill(within(add).getByLabelText('地址'), '/purchase');
  await press('保存', add);
  await closed(add);
  await rowOf('采购');
  await waitFor(() => expect(preview()).toContain('采购'));
  // The user's own sidebar changes as well, without a reload.
  const sidebar = () => textsOf(document.querySelectorAll('aside [role=menuitem]'));
  await waitFor(() => expect(sidebar()).toContain('采购'));

  await drop('采购', '任务中心');
  await waitFor(() => expect(titles()).not.toContain('采购'));
  const [group] = await admin.data(menusApi.tree, { menuTitle: '采购' });
  expect([group?.menuTitle, group?.children[0]?.menuTitle]).toEqual(['任务中心', '采购']);

  await person.click((await rowOf('任务中心')).querySelector('.ant-table-row-expand-icon')!);
  await choose('采购', '移动');
  const move = await dialogOf('移动菜单：采购');
  expect(within(move).getByText('在“导入记录”之后')).toBeVisible();
  await person.click(await within(move).findByLabelText('上级'));
  await person.click(await screen.findByText('顶级', { selector: '.ant-select-tree *' }));
  await person.click(within(move).getByLabelText('位置'));
  await person.click(await screen.findByText('在“展会管理”之后', { selector: '.ant-select-item *' }));
  await press('保存', move);
  await closed(move);
  await waitFor(() => expect(preview().slice(0, 2)).toEqual(['展会管理', '采购']));

  await choose('采购', '删除');
  await press('删除', await dialogOf('删除菜单“采购”？'));
  await waitFor(() => expect(preview()).not.toContain('采购'));
  await waitFor(() => expect(sidebar()).not.toContain('采购'));
  expect(sidebar()).toContain('展会管理');
});

test('an auditor looks at the tree, and changes nothing', async () => {
  await renderApp(LIST, { as: 'audit.ro' });
  await rowOf('展会管理');
  expect(buttonNames()).toContain('全部展开');
  expect(buttonNames()).not.toContain('新增');
  expect(document.querySelector('[draggable=true].anticon, td [draggable=true]')).toBeNull();
});
