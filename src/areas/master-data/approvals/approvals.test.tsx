import { screen, waitFor, within } from '@testing-library/react';
import { failsFirst } from '@tests/support/failCalls';
import { renderApp } from '@tests/support/renderApp';
import { actionsOf, choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

test('an approval is taken back after its effects were seen, with a reason', async () => {
  await renderApp('/erp/approvalCancel', { as: 'admin.hq' });
  const name = '奥美拉唑肠溶胶囊';
  expect(await rowOf(name)).toHaveTextContent(/商品录入.*审批中.*未取消/);
  await choose(name, '取消审批');
  const dialog = await dialogOf(`“${name}”`);
  await waitFor(() => expect(dialog).toHaveTextContent(/待办失效 1 个；不再有效：决定 [1-9] 个，字段意见 [1-9]\d* 项/));
  await fill(within(dialog).getByLabelText('原因'), '重复');
  await press('取消审批', dialog);
  expect(await within(dialog).findByText(/原因.*5/, { selector: '.ant-form-item-explain-error' })).toBeVisible();
  await fill(within(dialog).getByLabelText('原因'), '资料重复提交，由总部取消');
  await person.click(within(dialog).getByLabelText('同时回退业务单据'));
  await press('取消审批', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf(name)).toHaveTextContent(/已取消.*资料重复提交，由总部取消/));
  expect(await actionsOf(name)).toEqual(['流程']);
});

test('what its applicant has withdrawn is cancelled, and not called the contrary beside it', async () => {
  await renderApp('/erp/approvalCancel', { as: 'admin.hq' });
  const row = await rowOf('随州惠泽医药有限公司');
  expect(row).toHaveTextContent(/公司录入.*已取消/);
  expect(row).not.toHaveTextContent('未取消');
});

test('the flow tells of steps, deciders and what was said of which field', async () => {
  await renderApp('/erp/approvalCancel', { as: 'admin.hq' });
  const name = '汉江同泽医药有限公司';
  await fill(await screen.findByLabelText('业务单号'), 'GS2026');
  await press('查询');
  expect(await rowOf(name)).toHaveTextContent('已驳回');
  await choose(name, '流程');
  const drawer = await dialogOf('的流程');
  await waitFor(() => expect(drawer).toHaveTextContent('第 1 轮 · 1 采购'));
  expect(drawer).toHaveTextContent('许文静');
  expect(drawer).toHaveTextContent(/需修改税号与营业执照不一致，请核对/);
});

test('of a step that anybody with the button may decide, that is said', async () => {
  await renderApp('/erp/approvalCancel', { as: 'admin.hq' });
  await choose('汉阳区钟家村大药房', '流程');
  const drawer = await dialogOf('的流程');
  await waitFor(() => expect(drawer).toHaveTextContent(/第 1 轮 · 1 审核待办持有审核按钮者/));
});

test('of a lease it is said what becomes of it, either way', async () => {
  await renderApp('/erp/approvalCancel', { as: 'admin.hq' });
  const no = 'HT2026040002';
  expect(await rowOf(no)).toHaveTextContent(/租约.*审批中/);
  await choose(no, '取消审批');
  const dialog = await dialogOf(`${no}-1`);
  await waitFor(() => expect(dialog).toHaveTextContent(/不回退时租约 HT2026040002（.+）驳回，可修改后重新提交/));
  expect(dialog).toHaveTextContent(/回退时租约 HT2026040002（.+）回到草稿/);
  await fill(within(dialog).getByLabelText('原因'), '租金填写有误');
  await person.click(within(dialog).getByLabelText('同时回退业务单据'));
  await press('取消审批', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf(no)).toHaveTextContent(/已取消.*租金填写有误/));
  expect(await actionsOf(no)).toEqual(['流程']);
});

test('somebody is named as a substitute for a time and for kinds of documents, and that is ended', async () => {
  await renderApp('/erp/approvalCancel', { as: 'admin.hq' });
  await person.click(await screen.findByRole('tab', { name: '代理' }));
  await press('新增代理');
  const dialog = await dialogOf('最长 90 天');
  await person.click(within(dialog).getByLabelText('代理人'));
  // There is somebody, only not of this name.
  await person.paste('查无此人');
  expect(
    await screen.findByText('暂无数据', { selector: '.ant-select-dropdown .ant-empty-description' }),
  ).toBeVisible();
  await person.clear(within(dialog).getByLabelText('代理人'));
  await person.paste('何晓明');
  await person.click(await screen.findByText(/何晓明 · /, { selector: '.ant-select-item-option-content' }));
  for (const [label, moment] of [
    ['开始时间', '2030-03-01 08:00'],
    ['结束时间', '2030-07-01 18:00'],
  ] as const) {
    await fill(within(dialog).getByLabelText(label), moment);
    await person.keyboard('{Enter}');
  }
  await person.click(within(dialog).getByLabelText('商品录入'));
  await press('保存', dialog);
  expect(await within(dialog).findByText(/90/, { selector: '.ant-form-item-explain-error' })).toBeVisible();
  await fill(within(dialog).getByLabelText('结束时间'), '2030-03-10 18:00');
  await person.keyboard('{Enter}');
  await press('保存', dialog);
  await closed(dialog);
  const row = await rowOf('何晓明');
  // Who it is comes first; the number of the row says nothing to anybody.
  expect(row.querySelector('td')).toHaveTextContent('何晓明');
  expect(row).toHaveTextContent(/2030-03-01 08:00.*2030-03-10 18:00.*商品录入.*不在期间内/);
  await failsFirst('/substitute/cancel', async () => {
    await choose('何晓明', '取消代理');
    await press('取消代理', await dialogOf('取消由“何晓明”代理？'));
  });
  await waitFor(async () => expect(await rowOf('何晓明')).toHaveTextContent('已取消'));
  expect(await actionsOf('何晓明')).toEqual([]);
});
