/* docs/domain/goods.md#monitors: which products a strategy watches, as its runs, its figure, its list and its backtest say. */
import { breedMonitorApi } from '../../../src/contract/goods/breed-monitors';
import { FLAG } from '../../../src/contract/fields';
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { COMPARE, METRIC, MONITOR_STATE, SCHEDULE } from '../../../src/contract/goods/monitoring';
import type { Input } from '../../../src/contract/endpoint';
import { type Backend, main } from '../../support/backends';
import { type Client, signedIn } from '../../support/client';

type Form = Input<typeof strategyApi.add>;

/** Everything is below the threshold. */
const form = (more: Partial<Form>): Form => ({
  ...{ strategyName: '库存', metric: METRIC.stock, compare: COMPARE.less, threshold: '99999999', windowDays: 30 },
  ...{ branchIds: ['FDB'], productScopeType: 'ALL', level: 2, receiverIds: ['S00102'], notifyBy: [1] },
  ...{ schedule: SCHEDULE.daily, runAt: '07:00', noDataMinutes: 1440, ...more },
});

const { ok, pending, noData, firing } = MONITOR_STATE;
const BY_WEIGHT: readonly number[] = [ok, pending, noData, firing];

let backend: Backend;
let admin: Client;
let hubei: Client;
beforeAll(async () => {
  backend = await main.start();
  admin = await signedIn(backend.origin, 'admin.hq');
  hubei = await signedIn(backend.origin, 'op.hubei');
});
afterAll(() => backend.stop());

const listed = async (strategyId: string, who = admin) => {
  const { records } = await who.data(strategyApi.page, { strategyId });
  return records[0]!;
};
/** All pages of what is watched. */
const watchedOf = async (id: string, who = admin) => {
  const first = await who.data(strategyApi.watched, { id, pageSize: 20 });
  const { total } = first;
  const records = [...first.records];
  for (let pageNum = 2; (pageNum - 1) * 20 < total; pageNum += 1)
    records.push(...(await who.data(strategyApi.watched, { id, pageSize: 20, pageNum })).records);
  expect(records).toHaveLength(total);
  expect(new Set(records.map(({ productId }) => productId)).size).toBe(total);
  return records;
};

test('the figure opens as many products as it says, before and after a run, whatever the scope', async () => {
  const { records } = await admin.data(strategyApi.page, { pageSize: 50 });
  expect(records.length).toBeGreaterThan(2);
  const scopes: Partial<Form>[] = [
    { branchIds: ['FDB', 'FDC'] },
    { productScopeType: 'PRODUCT', productIds: ['P001', 'P003', 'P005'] },
    { productScopeType: 'BRAND', brandIds: ['PP000001'] },
    { productScopeType: 'CATEGORY', categoryIds: ['01'] },
  ];
  const added: string[] = [];
  for (const scope of scopes) added.push((await admin.data(strategyApi.add, form(scope))).strategyId);
  const counts: number[] = [];
  for (const id of [...records.map(({ strategyId }) => strategyId), ...added]) {
    const before = (await listed(id)).productCount;
    expect(await watchedOf(id)).toHaveLength(before);
    await admin.data(strategyApi.run, { id });
    const { productCount } = await listed(id);
    expect(productCount).toBe(before);
    const watched = await watchedOf(id);
    expect(watched).toHaveLength(productCount);
    // The worst first, and none without a state.
    const weights = watched.map(({ state }) => BY_WEIGHT.indexOf(state!));
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights).not.toContain(-1);
    if (added.includes(id)) expect(watched[0]!.state).toBe(MONITOR_STATE.firing);
    counts.push(productCount);
  }
  expect(Math.min(...counts.slice(-4))).toBeGreaterThan(0);
  expect(new Set(counts.slice(-4)).size).toBeGreaterThan(2);
});

test('whoever sees a part of its companies gets the figure, and the products of that part', async () => {
  const { strategyId: both } = await admin.data(strategyApi.add, form({ branchIds: ['FDB', 'FDC'] }));
  const { strategyId: own } = await admin.data(strategyApi.add, form({}));
  expect(await listed(both)).toMatchObject({ allSeen: FLAG.yes });
  expect(await listed(both, hubei)).toMatchObject({ allSeen: FLAG.no });
  expect(await listed(own, hubei)).toMatchObject({ allSeen: FLAG.yes });
  const seen = await watchedOf(both, hubei);
  expect(new Set(seen.flatMap(({ branchIds }) => branchIds))).toEqual(new Set(['FDB']));
  expect((await watchedOf(both)).flatMap(({ branchIds }) => branchIds)).toContain('FDC');
  // A product of another company that was added to it belongs to it as well.
  await admin.data(breedMonitorApi.add, { strategyId: own, productIds: ['P001'], branchIds: ['FDC'] });
  expect(await listed(own, hubei)).toMatchObject({ allSeen: FLAG.no });
});

test('what was added and taken out counts in the figure, the list and the backtest as in a run', async () => {
  const { strategyId: all } = await admin.data(strategyApi.add, form({}));
  const [kept = '', out = '', more = ''] = (await watchedOf(all)).map(({ productId }) => productId);
  const content: Partial<Form> = { productScopeType: 'PRODUCT', productIds: [kept, out] };
  const { strategyId } = await admin.data(strategyApi.add, form(content));
  await admin.data(strategyApi.run, { id: strategyId });
  await admin.data(breedMonitorApi.add, { strategyId, productIds: [more], branchIds: ['FDB'] });
  const { records } = await admin.data(breedMonitorApi.page, { strategyId });
  const ids = records.filter(({ productId }) => productId === out).map(({ alertId }) => alertId);
  expect(ids).toHaveLength(1);
  await admin.data(breedMonitorApi.remove, { ids });

  const ofRun = [kept, more].sort();
  expect((await watchedOf(strategyId)).map(({ productId }) => productId).sort()).toEqual(ofRun);
  expect(await listed(strategyId)).toMatchObject({ productCount: 2 });
  const goodsOf = async (asked: object) => {
    const { rows } = await admin.data(strategyApi.backtest, { ...form(content), ...asked, days: 14 });
    return [...new Set(rows.map(({ productId }) => productId))].sort();
  };
  expect(await goodsOf({ strategyId })).toEqual(ofRun);
  expect(await goodsOf({})).toEqual([kept, out].sort());
  expect((await admin.data(strategyApi.run, { id: strategyId })).checked).toBe(2);

  const [one] = await watchedOf(strategyId);
  const found = await admin.data(strategyApi.watched, { id: strategyId, productCode: one!.productCode });
  expect(found).toMatchObject({ total: 1, records: [{ productId: one!.productId }] });
});
