import { waitFor, within } from '@testing-library/react';
import { fairCommodityApi } from '@/contract/trade-fair/commodities';
import { signedIn } from '@tests/support/client';
import { pickFair } from '@tests/support/pickFair';
import { renderApp } from '@tests/support/renderApp';
import { closed, dialogOf, fill, person, press, rowOf, selectAllBut } from '@tests/support/screen';
import { slowCalls } from '@tests/support/slowCalls';

const tradeFairId = '70001';

test('all commodities except one are removed, as far as nobody ordered them: said before it is done', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { page, add, productPage, deletePreview } = fairCommodityApi;
  const free = (await admin.data(productPage, { tradeFairId, pageSize: 100 })).records;
  const [fresh] = free.filter(({ alreadyAdded }) => alreadyAdded === 0);
  await admin.data(add, { tradeFairId, items: [{ productId: fresh!.productId, fairPrice: null }], sort: 1 });
  const all = async () => (await admin.data(page, { tradeFairId, pageSize: 200 })).records;
  const before = await all();
  const sold = before.find(({ soldQty }) => Number(soldQty) > 0)!;
  const { done, total } = await admin.data(deletePreview, { query: { tradeFairId }, except: [sold.id] });

  await renderApp('/sale/saleShowCommodities', { as: 'admin.hq' });
  await pickFair();
  const boxOf = async (name: string) => (await rowOf(name)).querySelector<HTMLElement>('.ant-checkbox-input')!;
  expect(total).toBe(before.length - 1);
  await selectAllBut({ total: before.length, boxOf, spared: sold.productCode });
  const remove = async () => {
    const bar = document.querySelector<HTMLElement>('.ant-pro-table-alert')!;
    await press('移除', bar);
    const sure = await dialogOf(`从展会移除所选的 ${total} 个商品`);
    await press('移除', sure);
    await closed(sure);
    return dialogOf(`${total} 条中 ${done} 条可以处理，${total - done} 条不能处理`);
  };
  const ask = await remove();
  await press('取消', ask);
  await closed(ask);
  expect(await all()).toEqual(before);
  await remove();
  await press('仍要继续', await dialogOf('条可以处理'));
  await dialogOf(`${done} 条成功，${total - done} 条失败`);
  await waitFor(async () => expect(await all()).toHaveLength(before.length - done));
  expect((await all()).map(({ id }) => id)).toContain(sold.id);
});

test('products are added at a percentage that is there: none is taken in the place of one that was deleted', async () => {
  const admin = await signedIn(await startBackend(), 'admin.hq');
  const { records } = await admin.data(fairCommodityApi.productPage, { tradeFairId, pageSize: 100 });
  const { productCode } = records.find(({ alreadyAdded }) => alreadyAdded === 0)!;
  await renderApp('/sale/saleShowCommodities', { as: 'admin.hq' });
  await pickFair();
  const added = slowCalls('/commodity/add');
  await press('添加商品');
  const dialog = await dialogOf('添加商品');
  const rate = await within(dialog).findByLabelText('展会价占原价');
  await person.clear(rate);
  await fill(within(dialog).getByLabelText('编码、名称或首字母'), productCode);
  await press('查询', dialog);
  await waitFor(() => expect(dialog.querySelectorAll('tr.ant-table-row input')).toHaveLength(1));
  await person.click(dialog.querySelector('tr.ant-table-row input')!);
  await press('添加所选（1）', dialog);
  await waitFor(() => expect(rate).toHaveAttribute('aria-invalid', 'true'));
  expect(added.count()).toBe(0);
  await fill(rate, '80');
  await press('添加所选（1）', dialog);
  await waitFor(() => expect(added.count()).toBe(1));
  await added.letGo();
});
