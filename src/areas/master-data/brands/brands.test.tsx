import { waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';
import { workbook } from '@tests/support/sheets';

test('a brand is added and disabled, and its history tells so', async () => {
  await renderApp('/item/brand', { as: 'op.hubei' });
  expect(await rowOf('PP000001')).toHaveTextContent('楚天制药有限公司');
  await press('新增');
  const dialog = await dialogOf('新增品牌');
  await fill(within(dialog).getByLabelText('品牌'), '康宁');
  await fill(within(dialog).getByLabelText('英文名'), 'Kangning');
  await press('保存', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf('康宁')).toHaveTextContent('Kangning'));
  await choose('康宁', '停用');
  await press('停用', await dialogOf('停用品牌“康宁”？'));
  await waitFor(async () =>
    expect(within(await rowOf('康宁')).getByText('停用', { selector: '.ant-tag' })).toBeVisible(),
  );
  await choose('康宁', '变更记录');
  const drawer = await dialogOf('变更记录：康宁');
  await waitFor(() => expect(drawer).toHaveTextContent('状态启用停用'));
});

test('a brand with products stays, and a file adds others', async () => {
  await renderApp('/item/brand', { as: 'op.hubei' });
  await choose('PP000001', '删除');
  const question = await dialogOf('删除品牌“楚天”？');
  await press('删除', question);
  await waitFor(() => expect(document.body).toHaveTextContent('还有'));

  await press('导入');
  const dialog = await dialogOf('导入说明');
  const rows = [
    ['品牌*', '英文名', '厂家', '排序', '描述', '状态'],
    ['导入的品牌', '', '', '1', '', ''],
  ];
  const file = new File([new Uint8Array(workbook(rows))], '品牌.xlsx');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await press('保存', dialog);
  await closed(dialog);
  expect(await rowOf('导入的品牌')).toHaveTextContent('D');
});
