import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press } from '@tests/support/screen';

const STATEMENT = 'DZ202603000002';

test('headquarters set the rules of a partner, and look at whether they were right', async () => {
  await renderApp('/reconciliation', { as: 'admin.hq' });
  await choose(STATEMENT, '规则表');
  const form = await dialogOf('规则表：同心医院');
  expect(await within(form).findByText('通用设置')).toBeVisible();
  const days = await within(form).findByLabelText('金额一致，近（天）');
  await waitFor(() => expect(days).toHaveValue('3'));
  await fill(days, '5');
  await press('保存', form);
  await closed(form);
  await choose(STATEMENT, '规则表');
  const again = await dialogOf('规则表：同心医院');
  expect(await within(again).findByText(/^第 1 版，周启明/)).toBeVisible();
  await waitFor(() => expect(within(again).getByLabelText('金额一致，近（天）')).toHaveValue('5'));
  await press('取消', again);
  await closed(again);

  await choose(STATEMENT, '规则评估');
  const dialog = await dialogOf('规则评估：同心医院');
  await person.click(within(dialog).getByText('整个公司'));
  await press('评估', dialog);
  expect(await within(dialog).findByText(/^\d+ 张已确认的对账单$/)).toBeVisible();
});

test('from the head of the list rules are of a company or one of its partners, and judged over all companies', async () => {
  await renderApp('/reconciliation', { as: 'admin.hq' });
  await press('规则表');
  const form = await dialogOf('规则表');
  await person.click(within(form).getByLabelText('公司'));
  await person.click(await screen.findByText('江城医药湖北有限公司', { selector: '.ant-select-tree-title' }));
  const party = await within(await dialogOf('规则表')).findByLabelText('对账对象');
  await person.click(party);
  await person.type(party, '楚康');
  expect(await screen.findByText(/^楚康制药/, { selector: '.ant-select-item-option-content' })).toBeVisible();
  expect(screen.getByText('供应商', { selector: '.ant-select-item-group' })).toBeVisible();
  await person.clear(party);
  await person.type(party, '同心');
  await person.click(await screen.findByText(/^同心医院 /, { selector: '.ant-select-item-option-content' }));
  // For this partner somebody has set the rules.
  expect(await screen.findByText(/^第 1 版，周启明/)).toBeVisible();
  const own = await dialogOf('规则表');
  await press('取消', own);
  await closed(own);
  await press('规则评估');
  const dialog = await dialogOf('规则评估');
  await press('评估', dialog);
  expect(await within(dialog).findByText(/^\d+ 张已确认的对账单$/)).toBeVisible();
});

test('who may not set rules has no rule table at the head', async () => {
  await renderApp('/reconciliation', { as: 'op.hubei' });
  await screen.findByRole('button', { name: '生成对账单' });
  for (const name of ['规则表', '规则评估']) expect(screen.queryByRole('button', { name })).toBeNull();
});
