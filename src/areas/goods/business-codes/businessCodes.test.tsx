import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';
import { workbook } from '@tests/support/sheets';

test('a code is changed, another becomes the default, and a customer is tried', async () => {
  await renderApp('/permissionSys/defaultBusinessCode', { as: 'op.hubei' });
  await choose('XS02', '编辑');
  const drawer = await dialogOf('编辑业务码“连锁药店销售”');
  await fill(within(drawer).getByLabelText('业务名称'), '药店销售');
  await press('保存', drawer);
  await closed(drawer);
  await waitFor(async () => expect(await rowOf('XS02')).toHaveTextContent('药店销售'));
  await choose('XS03', '设为默认');
  await press('设为默认', await dialogOf('将“武昌连锁销售”设为默认？'));
  await waitFor(async () => expect(await rowOf('XS03')).toHaveTextContent('是'));

  await press('试匹配');
  const dialog = await dialogOf('试匹配');
  await person.click(within(dialog).getByLabelText('客户'));
  await person.click(await screen.findByText(/KH00100/, { selector: '.ant-select-item-option-content' }));
  expect(await within(dialog).findByText(/^XS0\d/)).toBeVisible();
});

test('a file adds codes, and the list shows them', async () => {
  await renderApp('/permissionSys/defaultBusinessCode', { as: 'op.hubei' });
  await press('导入');
  const dialog = await dialogOf('导入说明');
  const rows = [
    ['业务类型*', '业务码*', '业务名称*', '客户类型', '区域编码', '业务员编号*', '默认', '状态'],
    ['销售', 'XS88', '导入的药店销售', '连锁药店', '', 'S00511', '', ''],
  ];
  const file = new File([new Uint8Array(workbook(rows))], '业务码.xlsx');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await press('保存', dialog);
  await closed(dialog);
  expect(await rowOf('XS88')).toHaveTextContent('导入的药店销售');
});
