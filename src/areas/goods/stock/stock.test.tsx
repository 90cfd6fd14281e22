import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@tests/support/renderApp';
import { address, choose, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';

const inputs = (label: string) => screen.findAllByLabelText(label);

test('stock opens its batches and the reserves of its product; one more customer is added and too much is refused', async () => {
  await renderApp('/item/productStock?productCode=SP000004', { as: 'op.hubei' });
  await choose('复方丹参片', '批次');
  const drawer = await dialogOf('批次：复方丹参片 60片（W01）');
  expect(await within(drawer).findByText('611')).toBeVisible();
  await person.keyboard('{Escape}');

  await choose('复方丹参片', '核心客户库存');
  await waitFor(() => expect(address()).toContain('/productStock/edit?id=92104'));
  expect(await screen.findByText('还没有核心客户预留')).toBeVisible();
  await press('添加客户');
  await press('保存');
  expect(await screen.findByText('核心客户不能为空')).toBeVisible();
  await person.click((await inputs('核心客户'))[0]!);
  await person.click(await screen.findByText(/KH00100/, { selector: '.ant-select-item-option-content' }));
  await fill((await inputs('预留数量'))[0]!, '612');
  await fill((await inputs('开始日期'))[0]!, '2026-03-08');
  await person.keyboard('{Enter}');
  await fill((await inputs('结束日期'))[0]!, '2026-03-31');
  await person.keyboard('{Enter}');
  await press('保存');
  expect(await screen.findByText('2026-03-08的预留合计612，超过库存611')).toBeVisible();
  await fill((await inputs('预留数量'))[0]!, '600');
  await press('保存');
  await waitFor(() => expect(address()).toContain('/item/productStock'));
  await waitFor(async () => expect(await rowOf('复方丹参片')).toHaveTextContent('600'));
});

test('of a reserve that is there its use is shown, and its customer stays', async () => {
  await renderApp('/productStock/edit?id=92101', { as: 'op.hubei' });
  expect(await screen.findByText('已用 40，剩余 80')).toBeVisible();
  expect(screen.getByText('已用 0，剩余 60')).toBeVisible();
  const [first] = await inputs('核心客户');
  expect(first).toBeDisabled();
  await press('删除第 1 行');
  await press('保存');
  await waitFor(() => expect(address()).toContain('/item/productStock'));
  await waitFor(async () => expect(await rowOf('SP000001')).toHaveTextContent('60'));
});
