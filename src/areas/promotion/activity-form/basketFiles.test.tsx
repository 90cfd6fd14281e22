import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { address, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';
import { workbook } from '@tests/support/sheets';

const FORM = '/market/activityForm';
const LOCKED = '已选商品或客户，公司不能再更换。';
const field = (label: string) => screen.findByLabelText(label);

test('special prices from a file become the basket of a new form; a bad row is mended in place', async () => {
  await renderApp('/market/specialsPricing', { as: 'op.hubei' });
  await press('导入');
  const dialog = await dialogOf('导入说明');
  const head = ['商品编码*', '特价方式*', '值*', '起购数量', '每客户限量', '每单限量', '总限量'];
  const bytes = workbook([
    head,
    ['SP000001', '固定价', '11.5', '', '', '', ''],
    ['SP000003', '固定', '9.5', '', '', '', ''],
  ]);
  const file = new File([new Uint8Array(bytes)], '特价.xlsx');
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await press('保存', dialog);
  expect(await within(dialog).findByText('第3行 特价方式: 只能是固定价、折扣率、直降')).toBeVisible();
  await person.click(within(dialog).getByText('在线修正'));
  await fill(await field('特价方式 3'), '固定价');
  await press('重新校验 1 行');
  await waitFor(() => expect(screen.queryByLabelText('特价方式 3')).toBeNull());
  await person.click(document.querySelector('.ant-drawer-close')!);
  await waitFor(() => expect(address()).toMatch(/^\/market\/activityForm\?type=specialOffer&mode=add&formId=/));
  await person.click(await screen.findByText('商品', { selector: '.ant-steps-item-title' }));
  expect(await rowOf('SP000001')).toHaveTextContent('11.50');
  expect(await rowOf('SP000003')).toHaveTextContent('9.50');
});

test('a file into a basket says what it refused, and the row is mended in place', async () => {
  await renderApp(`${FORM}?type=specialOffer&mode=add`, { as: 'op.hubei' });
  await person.click(await screen.findByText('商品', { selector: '.ant-steps-item-title' }));
  await press('导入');
  const dialog = await dialogOf('导入说明');
  const head = ['商品编码*', '特价方式*', '值*', '起购数量', '每客户限量', '每单限量', '总限量'];
  const bytes = workbook([
    head,
    ['sp000001', '固定价', '11.5', '', '', '', ''],
    ['SP000003', '固定价', '9,5', '', '', '', ''],
  ]);
  const file = new File([new Uint8Array(bytes)], '特价.xlsx');
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await press('保存', dialog);
  // The list behind the dialog has its first row, and other buttons in its tool bar.
  expect(await rowOf('SP000001')).toHaveTextContent('11.50');
  expect(await within(dialog).findByText('已导入 1 行，1 行未能导入')).toBeVisible();
  expect(dialog).toBeVisible();
  await person.click(within(dialog).getByText('在线修正'));
  await fill(await field('值 3'), '9.5');
  await press('重新校验 1 行');
  await waitFor(async () => expect(await rowOf('SP000003')).toHaveTextContent('9.50'));

  // A search narrows the list, but the warning of the import still counts all rows.
  await person.click(document.querySelector('.ant-drawer-close')!);
  await fill(await field('编码、名称或首字母'), 'SP000001');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('SP000003', { selector: 'td, td *' })).toBeNull());
  await press('导入');
  expect(await screen.findByText('替换列表中的 2 项（撤销导入不会恢复它们）')).toBeVisible();
});

test('once the rows of a file are undone, the company of the form can be changed again', async () => {
  await renderApp(`${FORM}?type=specialOffer&mode=add`, { as: 'op.hubei' });
  const company = () => screen.findByLabelText('公司');
  expect(await company()).toBeEnabled();
  await person.click(await screen.findByText('商品', { selector: '.ant-steps-item-title' }));
  await press('导入');
  const dialog = await dialogOf('导入说明');
  const bytes = workbook([
    ['商品编码*', '特价方式*', '值*', '起购数量', '每客户限量', '每单限量', '总限量'],
    ['SP000001', '固定价', '11.5', '', '', '', ''],
    ['SP000003', '固定价', '9,5', '', '', '', ''],
  ]);
  const file = new File([new Uint8Array(bytes)], '特价.xlsx');
  await person.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await press('保存', dialog);
  await person.click(await within(dialog).findByText('在线修正'));
  expect(await screen.findByText(LOCKED)).toBeInTheDocument();
  expect(await company()).toBeDisabled();
  await press('撤销导入', await dialogOf('共 2 行 = 成功 1 + 失败 1'));
  await press('撤销导入', await dialogOf('撤销已导入的 1 行？'));
  await waitFor(() => expect(screen.queryByText(LOCKED)).toBeNull());
  expect(await company()).toBeEnabled();
});
