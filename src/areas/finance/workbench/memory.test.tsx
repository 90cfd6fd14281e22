import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, fill, person, press } from '@tests/support/screen';

test('a file with other columns asks once which is which, and comes in after that', async () => {
  await renderApp('/reconciliation/checkDiffList?statementId=92002', { as: 'op.hubei' });
  await press('导入对方明细');
  const dialog = await dialogOf('导入对方明细');
  const rows = ['凭证号,记账日期,发生额', 'A-1,11/02/2026,296.00', 'A-2,12/02/2026,40.00'];
  const file = new File([rows.join('\n')], '对方明细.csv', { type: 'text/csv' });
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  const profile = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-drawer')].find((one) =>
      one.textContent.includes('的列映射'),
    );
    expect(found).toBeDefined();
    return found!;
  });
  expect(await within(profile).findByText('记账日期')).toBeVisible();
  for (const [label, title] of [
    ['对方单号列', '凭证号'],
    ['日期列', '记账日期'],
    ['金额列', '发生额'],
  ] as const)
    await fill(within(profile).getByLabelText(label), title);
  await person.click(within(profile).getByLabelText('日期格式'));
  await person.click(await screen.findByText('日/月/年', { selector: '.ant-select-item-option-content' }));
  await press('保存', profile);
  await closed(profile);
  expect(await within(dialog).findByText(/新增 ?2/)).toBeVisible();
});
