import { screen, waitFor, within } from '@testing-library/react';
import { failCalls } from '@tests/support/failCalls';
import { MOUNTS, renderApp } from '@tests/support/renderApp';
import { choose, closed, dialogOf, fill, person, press, rowOf } from '@tests/support/screen';
import { workbook } from '@tests/support/sheets';

test('a product goes down for a reason, is planned to come back, and tells what has become of it', async () => {
  await renderApp('/item/listing?productCode=SP000001&branchId=FDB', { as: 'op.hubei' });
  await choose('SP000001', '下架');
  const dialog = await dialogOf('下架“阿莫西林胶囊”');
  await press('下架', dialog);
  expect(await within(dialog).findByText('原因不能为空')).toBeVisible();
  await person.click(within(dialog).getByLabelText('原因'));
  await person.click(await screen.findByText('质量', { selector: '.ant-select-item-option-content' }));
  await press('下架', dialog);
  // Pages of the app show the product, so the user is asked.
  const asked = await dialogOf('请确认以下事项');
  expect(await within(asked).findByText(/^湖北首页（版本 1）· .+ · 江城医药湖北有限公司 · .+ 起$/)).toBeVisible();
  await press('仍要继续', asked);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf('SP000001')).toHaveTextContent('已下架'));

  const mend = failCalls('/up/preview');
  await choose('SP000001', '上架');
  expect(await screen.findByText('请求失败')).toBeVisible();
  mend();

  await choose('SP000001', '定时');
  const plan = await dialogOf('定时上下架“阿莫西林胶囊”');
  await fill(within(plan).getByLabelText('计划时间'), '2030-01-01 09:00');
  await person.keyboard('{Enter}');
  await press('定时', plan);
  // The product has no picture, so the user is asked.
  const thin = await dialogOf('请确认以下事项');
  expect(thin).toHaveTextContent('阿莫西林胶囊');
  await press('仍要继续', thin);
  await closed(plan);
  await waitFor(async () => expect(await rowOf('SP000001')).toHaveTextContent('已下架定时'));

  await choose('SP000001', '记录');
  const log = await dialogOf('上下架记录：阿莫西林胶囊');
  expect(await within(log).findByText('设置定时')).toBeVisible();
  expect(within(log).getAllByText('陈思远').length).toBeGreaterThan(1);
});

test('a file takes products down, and the list shows it', async () => {
  await renderApp('/item/listing', { as: 'op.hubei' });
  expect(await rowOf('SP000304')).toHaveTextContent('已上架');
  await press('导入');
  const dialog = await dialogOf('导入说明');
  const rows = [
    ['商品编码*', '动作*', '原因', '计划时间'],
    ['SP000304', '下架', '缺货', ''],
  ];
  const file = new File([new Uint8Array(workbook(rows))], '上下架.xlsx');
  await person.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await press('保存', dialog);
  await closed(dialog);
  await waitFor(async () => expect(await rowOf('SP000304')).toHaveTextContent('已下架'));
});

test('where nothing can go down, nothing is said to be saved and the reason stays', async () => {
  await renderApp('/item/listing?productCode=SP000304&branchId=FDB', { as: 'op.hubei' });
  const row = await rowOf('SP000304');
  await waitFor(() => expect(row).toHaveTextContent('已下架'));
  await person.click(within(row).getByRole('checkbox'));
  await press('下架');
  const dialog = await dialogOf('下架“甲钴胺片”');
  await person.click(within(dialog).getByLabelText('原因'));
  await person.click(await screen.findByText('质量', { selector: '.ant-select-item-option-content' }));
  await press('下架', dialog);
  const told = await dialogOf('1 条都不能处理');
  await press('知道了', told);
  await closed(told);
  expect(screen.queryByText('保存成功')).toBeNull();
  expect(dialog).toBeVisible();
  expect(dialog).toHaveTextContent('质量');
});

test('the rows of a list ask once for the names of their companies', async () => {
  const network = globalThis.fetch;
  const asked: string[] = [];
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('loginOrgList')) asked.push(address);
    return network(input, init);
  };
  await renderApp('/item/listing', { as: 'op.hubei' });
  await waitFor(() => expect(document.querySelectorAll('tr[data-row-key]').length).toBeGreaterThan(10));
  await waitFor(() =>
    expect(screen.getAllByText('江城医药湖北有限公司', { selector: 'td, td *' }).length).toBeGreaterThan(3),
  );
  // The filter by company makes a request of its own.
  expect(asked.length).toBeLessThanOrEqual(2 * MOUNTS);
});
