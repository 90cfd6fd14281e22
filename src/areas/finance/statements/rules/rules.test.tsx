import { waitFor, within } from '@testing-library/react';
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
