import { ERROR } from '../../../src/contract/error-codes';
import { priceCompareApi } from '../../../src/contract/pricing/compare';
import { prodRulesApi } from '../../../src/contract/pricing/prod-rules';
import { MAIN_ENGINE } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';
import type { HostedBackend } from '../../support/host/host';
import { openPromotions, type Promotions } from '../promotion/promotions';

const { page, preview, copy, changes, cancel } = priceCompareApi;

describe.each(MAIN_ENGINE)('prices of branches ($engine)', ({ start }) => {
  let backend: HostedBackend;
  let world: Promotions;
  let admin: Client;

  beforeAll(async () => {
    backend = await start();
    world = await openPromotions(() => Promise.resolve(backend));
    ({ admin } = world);
  });
  afterAll(() => backend.stop());

  const branchIds = ['FDA', 'FDB', 'FDB01', 'FDC'];
  const rowOf = async (productId: string) => {
    const keyword = `SP${productId.slice(1).padStart(6, '0')}`;
    return (await admin.data(page, { branchIds, keyword, pageSize: 10 })).records[0]!;
  };

  test('each branch has its own price or that of the nearest one above, and says which', async () => {
    // Every seventh product has a price of its own in FDB.
    const row = await rowOf('P101');
    expect(row.cells.map(({ branchId, isOwn, fromName }) => [branchId, isOwn, fromName])).toEqual([
      ['FDA', true, '江城医药集团总部'],
      ['FDB', true, '江城医药湖北有限公司'],
      ['FDB01', false, '江城医药湖北有限公司'],
      ['FDC', true, expect.any(String)],
    ]);
    const [group, hubei, below] = row.cells;
    expect(Number(hubei!.listPrice)).toBeLessThan(Number(group!.listPrice));
    expect(below!.listPrice).toBe(hubei!.listPrice);
    expect([row.price0, row.price1, row.price4]).toEqual([Number(group!.listPrice), Number(hubei!.listPrice), null]);
    expect(row.differs).toBe(true);
    expect((await rowOf('P001')).differs).toBe(false);
  });

  test('the filter leaves what is not the same everywhere, and pages are pages of it', async () => {
    const all = await admin.data(page, { branchIds, pageSize: 500 });
    const differing = await admin.data(page, { branchIds, differs: 1, pageSize: 500 });
    expect(differing.records.map(({ productId }) => productId)).toEqual(
      all.records.filter(({ differs }) => differs).map(({ productId }) => productId),
    );
    expect(differing.total).toBe(differing.records.length);
    expect(differing.total).toBeLessThan(all.total);
    const second = await admin.data(page, { branchIds, differs: 1, pageSize: 10, pageNum: 2 });
    expect(second.records.map(({ productId }) => productId)).toEqual(
      differing.records.slice(10, 20).map(({ productId }) => productId),
    );
  });

  const asked = (productIds: string[], toBranchIds: string[]) => ({
    ...{ fromBranchId: 'FDC', toBranchIds, productIds },
    fields: ['listPrice' as const, 'minSalePrice' as const],
  });

  test('a copy does what its preview has shown, at once; orders are priced by it', async () => {
    const before = await rowOf('P101');
    const { changes: shown, plan } = await admin.data(preview, asked(['P101', 'P001'], ['FDB01']));
    const from = before.cells[3]!.listPrice!;
    expect(shown).toMatchObject([
      {
        ...{ productId: 'P101', branchId: 'FDB01', becomesOwn: true, belowMin: false },
        listPrice: { before: before.cells[2]!.listPrice, after: from },
      },
    ]);
    const done = await admin.data(copy, { ...asked(['P101', 'P001'], ['FDB01']), plan });
    expect(done).toEqual({ changed: 1, scheduled: 0 });
    const after = await rowOf('P101');
    expect(after.cells[2]).toMatchObject({ listPrice: from, isOwn: true, next: null });
    // Its own price stays: only the branch below was meant.
    expect(after.cells[1]).toEqual(before.cells[1]);
    const trial = await admin.data(prodRulesApi.trial, {
      ...{ branchId: 'FDB01', custId: 'C102', lines: [{ lineNo: 1, productId: 'P101', qty: '1' }] },
    });
    expect(trial.lines[0]?.listPrice).toBe(from);
    const again = await admin.call(copy, { ...asked(['P101', 'P001'], ['FDB01']), plan });
    expect(again.code).toBe(ERROR.pricesMoved);
  });

  test('a copy may wait for its day, and be called off until then', async () => {
    const { plan } = await admin.data(preview, asked(['P106'], ['FDB']));
    const effectiveTime = '2026-03-20 00:00:00';
    expect(await admin.data(copy, { ...asked(['P106'], ['FDB']), plan, effectiveTime })).toEqual({
      changed: 0,
      scheduled: 1,
    });
    const row = await rowOf('P106');
    expect(row.cells[1]).toMatchObject({ isOwn: false, next: { effectiveTime, listPrice: row.cells[3]!.listPrice } });
    const { records } = await admin.data(changes, { status: 0, pageSize: 10 });
    expect(records).toMatchObject([
      { productCode: 'SP000106', branchName: '江城医药湖北有限公司', effectiveTime, status: 0 },
    ]);
    const ids = records.map(({ changeId }) => changeId);
    expect(await admin.data(cancel, { ids })).toEqual({ cancelled: 1 });
    expect((await rowOf('P106')).cells[1]!.next).toBeNull();
    expect((await admin.call(cancel, { ids })).code).toBe(ERROR.priceApplied);
  });

  test('what waits for another company is neither shown nor called off', async () => {
    const toShanghai = { ...asked(['P108'], ['FDC']), fromBranchId: 'FDB' };
    const { plan } = await admin.data(preview, toShanghai);
    await admin.data(copy, { ...toShanghai, plan, effectiveTime: '2026-03-20 00:00:00' });
    const waiting = { status: 0, pageSize: 10 } as const;
    const ids = (await admin.data(changes, waiting)).records.map(({ changeId }) => changeId);
    expect(ids).toHaveLength(1);
    const { operator } = world;
    expect((await operator.data(changes, waiting)).total).toBe(0);
    expect((await operator.call(cancel, { ids })).code).toBe(ERROR.notFound);
    expect(await admin.data(cancel, { ids })).toEqual({ cancelled: 1 });
  });

  test('branches outside of the own ones are neither shown nor priced; whoever may only look copies nothing', async () => {
    const { operator } = world;
    expect((await operator.call(page, { branchIds: ['FDB', 'FDC'] })).code).toBe(ERROR.branchNotGranted);
    expect((await operator.call(preview, asked(['P101'], ['FDB01']))).code).toBe(ERROR.branchNotGranted);
    expect((await operator.data(page, { branchIds: ['FDB', 'FDB01'], pageSize: 10 })).total).toBeGreaterThan(0);
    const auditor = await signedIn(backend.origin, 'audit.ro');
    expect((await auditor.call(preview, asked(['P101'], ['FDB01']))).code).toBe(ERROR.notGranted);
    const conflict = await admin.call(preview, asked(['P101'], ['FDC']));
    expect(conflict).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'toBranchIds' }] });
  });

  test('a list price that waits for its day leaves the minimum as it is by then', async () => {
    const { records } = await admin.data(page, { branchIds, differs: 1, pageSize: 500 });
    const of = (fields: ('listPrice' | 'minSalePrice')[], productIds: string[]) => ({
      ...{ fromBranchId: 'FDC', toBranchIds: ['FDB'], productIds, fields },
    });
    const ids = records.map(({ productId }) => productId);
    const lists = await admin.data(preview, of(['listPrice'], ids));
    const leasts = await admin.data(preview, of(['minSalePrice'], ids));
    const { productId, minSalePrice } = leasts.changes.find(
      (one) => !one.belowMin && lists.changes.some((other) => other.productId === one.productId && !other.belowMin),
    )!;
    const copied = async (field: 'listPrice' | 'minSalePrice', more: object) => {
      const wanted = of([field], [productId]);
      const { plan, changes: shown } = await admin.data(preview, wanted);
      await admin.data(copy, { ...wanted, plan, ...more });
      return shown[0]![field]!.after;
    };
    const listPrice = await copied('listPrice', { effectiveTime: '2026-03-20 00:00:00' });
    // The list of what waits says what changes, and not what it leaves.
    const waiting = await admin.data(changes, { status: 0, pageSize: 10 });
    expect(waiting.records).toMatchObject([{ listPrice, minSalePrice: null }]);
    await copied('minSalePrice', {});
    backend = await backend.reopen({ CLOCK: '2026-03-20 00:00:01' });
    admin = await signedIn(backend.origin, 'admin.hq');
    const { productCode: keyword } = records.find((one) => one.productId === productId)!;
    const [row] = (await admin.data(page, { branchIds, keyword, pageSize: 10 })).records;
    expect(row!.cells[1]).toMatchObject({ listPrice, minSalePrice: minSalePrice!.after, isOwn: true });
  });
});
