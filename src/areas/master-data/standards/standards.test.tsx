import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

const option = (text: string) => screen.findByText(text, { selector: '.ant-select-item-option-content' });

test('a standard with an old approval number is asked about, then stands in the list', async () => {
  await renderApp('/item/standardManage', { as: 'op.hubei' });
  expect(await rowOf('BZ00000020')).toBeVisible();
  await press('新增');
  const dialog = await dialogOf('新增标准');
  const field = (label: string) => within(dialog).getByLabelText(label);
  await fill(field('通用名'), '盐酸氨溴索片');
  await fill(field('规格'), '30mg*20片');
  await person.click(field('剂型'));
  await person.click(await option('片剂'));
  await fill(field('厂家'), '楚天制药有限公司');
  await person.click(field('处方类型'));
  await person.click(await option('甲类OTC'));
  await fill(field('批准文号'), '鄂卫药准字96001');
  await fill(field('条码'), '6901234567891');
  await person.click(field('包装'));
  await person.click(await option('盒'));
  await press('保存', dialog);
  expect(await within(dialog).findByText('条码应为13位数字，且校验位正确')).toBeVisible();
  await fill(field('条码'), '6901234567892');
  await press('保存', dialog);
  await screen.findByText('批准文号格式与常见格式不符：鄂卫药准字96001');
  await press('仍要继续');
  await closed(dialog);
  await waitFor(async () => expect(await rowOf('BZ00000021')).toHaveTextContent('鄂卫药准字96001'));
});

test('the products of a standard are shown, and it is disabled', async () => {
  await renderApp('/item/standardManage', { as: 'op.hubei' });
  await fill(await screen.findByLabelText('通用名'), '阿莫西林');
  await press('查询');
  await choose('BZ00000001', '匹配商品');
  const drawer = await dialogOf('BZ00000001 阿莫西林胶囊 的匹配商品');
  expect(await within(drawer).findByText('SP000001')).toBeVisible();
  await person.keyboard('{Escape}');
  await closed(drawer);
  await choose('BZ00000001', '停用');
  await press('停用', await dialogOf('停用标准 BZ00000001 阿莫西林胶囊？'));
  await waitFor(async () =>
    expect(within(await rowOf('BZ00000001')).getByText('停用', { selector: '.ant-tag' })).toBeVisible(),
  );
});

test.each([
  ['es', 'Crear', 'Nuevo estándar', { 'Forma farmacéutica': '片剂 Comprimido', Envase: '盒 Caja' }],
  ['ja', '新規作成', '標準の新規作成', { 剤形: '片剂 錠剤', 包装: '盒 箱' }],
] as const)('dosage forms and units are told in %s as well', async (language, add, title, told) => {
  await renderApp('/item/standardManage', { as: 'op.hubei', language });
  await press(add);
  const dialog = await dialogOf(title);
  for (const [label, item] of Object.entries(told)) {
    await person.click(within(dialog).getByLabelText(label));
    expect(await option(item)).toBeVisible();
  }
});
