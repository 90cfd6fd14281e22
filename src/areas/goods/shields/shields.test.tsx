import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';
import { workbook } from '@tests/support/sheets';

const option = (text: string) => screen.findByText(text, { selector: '.ant-select-item-option-content' });

test('a product is kept from a type of customers, and that is switched off again', async () => {
  await renderApp('/item/productShield', { as: 'op.hubei' });
  expect(await rowOf('PB00000001')).toHaveTextContent('可见不可购');
  await press('新增');
  const drawer = await dialogOf('新增屏蔽');
  await person.click(within(drawer).getByLabelText('商品范围'));
  await person.click(await option('品牌'));
  await person.click(await within(drawer).findByLabelText('品牌'));
  await person.click(await option('楚天'));
  await person.click(within(drawer).getByLabelText('屏蔽类型'));
  await person.click(await option('不可见'));
  await fill(within(drawer).getByLabelText('开始时间'), '2026-03-01 09:00');
  await person.keyboard('{Enter}');
  await fill(within(drawer).getByLabelText('原因'), '品牌授权到期复核');
  await press('保存', drawer);
  // Pages of the app show products of the brand, so the user is asked.
  const asked = await dialogOf('请确认以下事项');
  expect((await within(asked).findAllByText(/^湖北首页（版本 1）/)).length).toBeGreaterThan(0);
  await press('仍要继续', asked);
  await closed(drawer);
  await waitFor(async () => expect(await rowOf('PB00000004')).toHaveTextContent('品牌: 楚天'));
  await choose('PB00000004', '停用');
  await press('停用', await dialogOf('停用屏蔽 PB00000004？'));
  await waitFor(async () =>
    expect(within(await rowOf('PB00000004')).getByText('停用', { selector: '.ant-tag' })).toBeVisible(),
  );
});

test('a file adds shields, and the list shows them', async () => {
  await renderApp('/item/productShield', { as: 'op.hubei' });
  await press('导入');
  const dialog = await dialogOf('导入说明');
  const rows = [
    ['商品编码*', '客户编码', '类型*', '开始*', '结束', '原因*'],
    ['SP000110', 'KH00100', '不显示价格', '2026-03-01', '', '导入的控销约定'],
  ];
  const file = new File([new Uint8Array(workbook(rows))], '屏蔽.xlsx');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await press('保存', dialog);
  await closed(dialog);
  expect(await rowOf('导入的控销约定')).toHaveTextContent('不显示价格');
});

test('a shield is viewed whole: its products, its customers and its history', async () => {
  await renderApp('/item/productShield', { as: 'op.hubei' });
  await choose('PB00000001', '查看');
  const drawer = await dialogOf('屏蔽 PB00000001');
  expect(await within(drawer).findByText('可见不可购')).toBeVisible();
  const rowText = (await rowOf('PB00000001')).textContent;
  for (const label of ['商品', '客户', '原因']) expect(within(drawer).getByText(label)).toBeVisible();
  const shown = within(drawer).getByText('商品').closest('tr, .ant-descriptions-row')?.textContent ?? '';
  expect(rowText).toContain(shown.replace('商品', '').trim());
  expect(within(drawer).getByText('变更记录')).toBeVisible();
});
