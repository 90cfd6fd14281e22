import { screen, waitFor, within } from '@testing-library/react';
import { workbenchApi } from '@/contract/finance/workbench';
import { call } from '@/core/http/call';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, fill, person, press } from '@tests/support/screen';

const ADDRESS = '/reconciliation/checkDiffList?statementId=92003';
const FILE = ['对方单号,日期,金额', 'CG-1,2026-02-30,12.50', 'CG-2,2026-02-11,abc'].join('\n');

async function runEnds() {
  for (;;) if ((await call(workbenchApi.bridge, { statementId: '92003' })).running === 0) return;
}

test('rows that could not be read are repaired beside what the file has, or let go', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  await press('导入对方明细');
  const dialog = await dialogOf('导入对方明细');
  const file = new File([FILE], '对方明细.csv', { type: 'text/csv' });
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await within(dialog).findByText(/新增 0，.*2/)).toBeVisible();
  await press('关闭', dialog);
  await closed(dialog);

  await press('待修正（2）');
  const drawer = document.body;
  await fill(await within(drawer).findByLabelText('日期 2'), '2026-02-12');
  expect(within(drawer).getByText('原值：2026-02-30')).toBeVisible();
  await press('重新校验 1 行', drawer);
  await waitFor(() => expect(within(drawer).getAllByLabelText(/^日期 \d$/)).toHaveLength(1));
  // The repaired rows are matched by a run, during which nothing else can be written.
  await runEnds();
  await press('作废', drawer);
  const reason = await dialogOf('作废文件第 3 行');
  await fill(within(reason).getByLabelText('原因'), '对方确认作废');
  await press('作废', reason);
  // The dialog closes with its row.
  expect(await within(drawer).findByText('没有待修正的行')).toBeVisible();
  await person.click(screen.getByRole('tab', { name: /^未匹配/ }));
  const theirs = await screen.findByRole('listbox', { name: '对方明细' });
  expect(await within(theirs).findByText('CG-1')).toBeVisible();

  await press('录入对方明细');
  const form = await dialogOf('录入对方明细');
  await fill(within(form).getByLabelText('对方单号'), 'CG-3');
  await fill(within(form).getByLabelText('日期'), '2026-02-12');
  await person.keyboard('{Enter}');
  await fill(within(form).getByLabelText('金额（元）'), '-3.00');
  await press('保存', form);
  await closed(form);
  expect(await within(theirs).findByText('CG-3')).toBeVisible();
});

test('what was typed of a row stays when another one is let go', async () => {
  await renderApp(ADDRESS, { as: 'op.hubei' });
  // The rows entered last are matched by a run, during which nothing else can be written.
  await runEnds();
  await press('导入对方明细');
  const dialog = await dialogOf('导入对方明细');
  const lines = ['对方单号,日期,金额', 'CG-7,2026-02-30,12.50', 'CG-8,2026-02-31,8.00', 'CG-9,2026-02-11,abc'];
  const file = new File([lines.join('\n')], '对方明细二.csv', { type: 'text/csv' });
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await within(dialog).findByText(/新增 0，.*3/);
  await press('关闭', dialog);
  await closed(dialog);
  await press('待修正（3）');
  await fill(await screen.findByLabelText('日期 2'), '2026-02-12');
  await fill(screen.getByLabelText('金额（元） 4'), '9.00');
  await runEnds();
  await press('作废', screen.getByLabelText('日期 3').closest('tr')!);
  const reason = await dialogOf('作废文件第 3 行');
  await fill(within(reason).getByLabelText('原因'), '对方确认作废');
  await press('作废', reason);
  await waitFor(() => expect(screen.queryByLabelText('日期 3')).toBeNull());
  expect(screen.getByLabelText('日期 2')).toHaveValue('2026-02-12');
  expect(screen.getByLabelText('金额（元） 4')).toHaveValue('9.00');
  // Nor does another tab lose it.
  await person.click(screen.getByRole('tab', { name: /^未匹配/ }));
  await waitFor(() => expect(screen.getByLabelText('日期 2')).not.toBeVisible());
  await person.click(screen.getByRole('tab', { name: /^待修正/ }));
  await waitFor(() => expect(screen.getByLabelText('日期 2')).toBeVisible());
  expect(screen.getByLabelText('日期 2')).toHaveValue('2026-02-12');
  await press('重新校验 2 行');
  expect(await screen.findByText('没有待修正的行')).toBeVisible();
});
