import { screen, waitFor, within } from '@testing-library/react';
import { failCalls, failsFirst } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, findButton, person, press, rowOf } from '@tests/support/screen';

const open = async () => {
  await renderApp('/erp/approvalCancel', { as: 'admin.hq' });
  await person.click(await screen.findByRole('tab', { name: '审批链' }));
};

test('a chain is tried, added with a step of its own, switched off and deleted', async () => {
  await open();
  expect(await rowOf('首营品种(特殊管理)')).toHaveTextContent(/SP-SY-1.*商品录入.*30.*1 采购.*2 质管.*3 质量负责人/);
  await press('试算');
  const trial = await dialogOf('这样的单据会走哪条审批链？');
  expect(await within(trial).findByText(/SP 商品录入/)).toBeVisible();
  await person.click(within(trial).getByLabelText('首营'));
  await person.click(await screen.findByText('是', { selector: '.ant-select-item-option-content' }));
  expect(await within(trial).findByText(/SP-SY 首营品种/)).toBeVisible();
  await person.keyboard('{Escape}');

  await press('新增审批链');
  const drawer = await dialogOf('新增审批链');
  await fill(within(drawer).getByLabelText('编码'), 'KH-JC');
  await fill(within(drawer).getAllByLabelText('名称')[0]!, '基层医疗机构');
  await person.click(within(drawer).getByLabelText('业务类型'));
  await person.click(await screen.findByText('客户录入', { selector: '.ant-select-item-option-content' }));
  await fill(within(drawer).getByLabelText('优先级'), '50');
  await fill(within(drawer).getByLabelText('步骤名称'), '质管');
  await person.click(within(drawer).getByLabelText('审批人'));
  await person.click(await screen.findByText('质管员', { selector: '.ant-select-item-option-content' }));
  await press('保存', drawer);
  await closed(drawer);
  expect(await rowOf('基层医疗机构')).toHaveTextContent(/KH-JC.*客户录入.*50.*1 质管.*启用/);

  await failsFirst('/chain/', async () => {
    await choose('基层医疗机构', '停用');
    await press('停用', await dialogOf('停用审批链“基层医疗机构”？'));
  });
  // Every document that this chain takes has another one, so it may be disabled.
  await waitFor(async () => expect(await rowOf('基层医疗机构')).toHaveTextContent(/停用.*编辑启用/));
  await choose('基层医疗机构', '删除');
  await press('删除', await dialogOf('删除审批链“基层医疗机构”？'));
  await waitFor(() => expect(screen.queryByText('基层医疗机构')).toBeNull());
});

test('what could not be tried is not said to go the way of another document', async () => {
  await open();
  await press('试算');
  const trial = await dialogOf('这样的单据会走哪条审批链？');
  expect(await within(trial).findByText(/SP 商品录入/)).toBeVisible();
  const mend = failCalls('/chain/trial');
  await person.click(within(trial).getByLabelText('首营'));
  await person.click(await screen.findByText('是', { selector: '.ant-select-item-option-content' }));
  await findButton('重新加载', trial);
  expect(within(trial).queryByText(/SP 商品录入/)).toBeNull();
  mend();
  await press('重新加载', trial);
  expect(await within(trial).findByText(/SP-SY 首营品种/)).toBeVisible();
});

test('the storage that a chain asks for is said by its name', async () => {
  await open();
  await choose('首营品种(特殊管理)', '编辑');
  const drawer = await dialogOf('编辑审批链“首营品种(特殊管理)”');
  await waitFor(() =>
    expect(within(drawer).getAllByLabelText('贮藏')[0]!.closest('.ant-select')).toHaveTextContent('冷藏冷冻'),
  );
});
