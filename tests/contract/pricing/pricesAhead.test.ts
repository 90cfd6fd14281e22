/* docs/domain/pricing.md#prices-of-branches: a list price does not end below the minimum of its day. */
import { ERROR } from '../../../src/contract/error-codes';
import { priceCompareApi } from '../../../src/contract/pricing/compare';
import { openMoments } from '../promotion/storeAt';

const { preview, copy, changes, cancel } = priceCompareApi;

test('a price that waits does not end below the minimum of its day, whatever comes or goes before', async () => {
  const [listPrice, minSalePrice] = ['listPrice', 'minSalePrice'] as const;
  const to = (fields: ('listPrice' | 'minSalePrice')[], fromBranchId: string) => ({
    ...{ fromBranchId, toBranchIds: ['FDB'], productIds: ['P113'], fields },
  });
  const set = (branchId: string, list: number, min: number) => ({
    sql: `insert into branch_product (product_id, branch_id, list_price, min_sale_price, cost_price, listed)
          values ('P113', '${branchId}', ${list}, ${min}, 10000, 1)
          on conflict (product_id, branch_id) do update set list_price = excluded.list_price, min_sale_price = excluded.min_sale_price`,
  });
  const data = await openMoments();
  await data.onStore(
    set('FDB', 200_000, 100_000),
    set('FDC', 110_000, 90_000),
    set('FDD', 250_000, 120_000),
    set('FDA', 300_000, 90_000),
  );
  await data.at('2026-03-08 09:00:00', async ({ admin: hq }) => {
    const plan = async (wanted: ReturnType<typeof to>, effectiveTime: string | null) =>
      hq.call(copy, { ...wanted, plan: (await hq.data(preview, wanted)).plan, effectiveTime });
    const day = (n: number) => `2026-03-${String(n).padStart(2, '0')} 00:00:00`;
    const ids = async () => (await hq.data(changes, { status: 0, pageSize: 10 })).records.map((one) => one.changeId);
    // The minimum is 12.00 from the 10th on: 11.00 on the 20th lies below it, and on the 9th it would from the 10th on.
    expect((await plan(to([minSalePrice], 'FDD'), day(10))).code).toBe(200);
    for (const n of [20, 9]) expect((await plan(to([listPrice], 'FDC'), day(n))).code).toBe(ERROR.listBelowMin);
    expect(await ids()).toHaveLength(1);
    await hq.data(cancel, { ids: await ids() });
    // The other way round as well, and at once.
    expect((await plan(to([listPrice], 'FDC'), day(20))).code).toBe(200);
    for (const when of [day(10), null])
      expect((await plan(to([minSalePrice], 'FDD'), when)).code).toBe(ERROR.listBelowMin);
    await hq.data(cancel, { ids: await ids() });
    // One that makes room for a later one is not called off before it.
    expect((await plan(to([listPrice], 'FDA'), day(20))).code).toBe(200);
    const [room] = await ids();
    expect((await plan(to([minSalePrice], 'FDD'), day(21))).code).toBe(200);
    expect((await plan(to([listPrice], 'FDC'), day(19))).code).toBe(200);
    expect((await hq.call(cancel, { ids: [room!] })).code).toBe(ERROR.listBelowMin);
    expect((await hq.data(cancel, { ids: await ids() })).cancelled).toBe(3);
  });
  await data.remove();
});
