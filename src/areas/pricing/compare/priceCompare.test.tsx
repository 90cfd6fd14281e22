import { screen, waitFor, within } from '@testing-library/react';
import { priceCompareApi } from '@/contract/pricing/compare';
import { signedIn } from '@tests/support/client';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, findButton, person, press, rowOf, textsOf } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

const drawerOf = (title: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('.ant-drawer')].find(
      (one) => one.querySelector('.ant-drawer-title')?.textContent === title,
    );
    if (!found) throw new Error(`No drawer ${title}`);
    return found;
  });

test('own prices are marked, inherited ones grey; what differs is copied below after a look at each cell', async () => {
  const client = await signedIn(await startBackend(), 'op.hubei');
  await renderApp('/market/priceCompare', { as: 'op.hubei' });
  const own = await rowOf('SP000101');
  expect(within(own).getAllByText('独立')).toHaveLength(1);
  expect(within(await rowOf('SP000102')).queryByText('独立')).toBeNull();
  expect(await findButton('导出')).toBeVisible();
  // A branch below gets a price of its own, and is then the only branch that differs.
  const [before] = (await client.data(priceCompareApi.page, { branchIds: ['FDB', 'FDB01'], keyword: 'SP000101' }))
    .records;
  await person.click(within(own).getByRole('checkbox'));
  await press('复制价格');
  const drawer = await drawerOf('复制价格');
  expect(within(drawer).getByText('复制所选 1 种商品的价格')).toBeVisible();
  await press('预览', drawer);
  expect(await within(drawer).findByText('将改变 0 个价格')).toBeVisible();
  expect(await findButton('确认复制', drawer)).toBeDisabled();
  expect(before!.cells.map(({ listPrice }) => listPrice)).toEqual([
    before!.cells[0]!.listPrice,
    before!.cells[0]!.listPrice,
  ]);
  await person.click(drawer.querySelector('.ant-drawer-close')!);
  await person.click(screen.getByRole('switch'));
  await waitFor(() => expect(screen.queryByText('SP000101', { selector: 'td, td *' })).toBeNull());
});

test('a price that waits for its day is shown with a clock, and called off', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq', 'FDA');
  const wanted = { fromBranchId: 'FDA', toBranchIds: ['FDB'], productIds: ['P101'], fields: ['listPrice' as const] };
  const { plan, changes } = await admin.data(priceCompareApi.preview, wanted);
  expect(changes).toHaveLength(1);
  await admin.data(priceCompareApi.copy, { ...wanted, plan, effectiveTime: '2026-04-01 00:00:00' });
  await renderApp('/market/priceCompare', { as: 'op.hubei' });
  expect(within(await rowOf('SP000101')).getByLabelText(/^2026-04-01 00:00 起/)).toBeVisible();
  await press('调价记录');
  const drawer = await drawerOf('调价记录');
  const row = (await within(drawer).findByText('SP000101', { selector: 'td, td *' })).closest('tr')!;
  expect(row).toHaveTextContent('待生效');
  await press('取消调价', row);
  const ask = await dialogOf('的待生效价格');
  await press('取消调价', ask);
  await closed(ask);
  await waitFor(() => expect(row).toHaveTextContent('已取消'));
  const { records } = await admin.data(priceCompareApi.changes, { status: 2, pageSize: 10 });
  expect(records).toMatchObject([{ productCode: 'SP000101' }]);
});

test('a preview that comes after the form was changed is not one of what the form says', async () => {
  await renderApp('/market/priceCompare', { as: 'op.hubei' });
  await person.click(within(await rowOf('SP000102')).getByRole('checkbox'));
  await press('复制价格');
  const drawer = await drawerOf('复制价格');
  const answers = slowCalls('/priceCompare/preview');
  await press('预览', drawer);
  await waitFor(() => expect(answers.count()).toBe(1));
  await person.click(within(drawer).getByLabelText('指定时间'));
  await answers.letGo();
  const look = await findButton('预览', drawer);
  await waitFor(() => expect(look).not.toHaveClass('ant-btn-loading'));
  expect(within(drawer).queryByText(/^将改变/)).toBeNull();
});

test('a price stands below its own branch, also while others are asked for', async () => {
  await renderApp('/market/priceCompare', { as: 'op.hubei' });
  const cells = async () => textsOf((await rowOf('SP000101')).querySelectorAll('td'));
  const before = await cells();
  const titles = () => textsOf(document.querySelectorAll('.ant-table-thead th'));
  const own = before.findIndex((one) => one.startsWith('独立'));
  const [company, second] = [titles()[own]!, titles()[own + 1]!];
  const late = slowCalls('/page');
  await press('打开公司列表');
  const picker = await dialogOf('选择公司');
  await person.click(await within(picker).findByText(company, { selector: '[role=treeitem] *' }));
  await press('确定', picker);
  await waitFor(() => expect(titles()).not.toContain(company));
  const now = await cells();
  expect(now[titles().indexOf(second)]).toBe(before[own + 1]);
  await late.letGo();
  await waitFor(async () => expect((await cells())[titles().indexOf(second)]).toBe(before[own + 1]));
});
