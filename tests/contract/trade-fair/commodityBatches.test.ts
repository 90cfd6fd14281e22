/* What is offered at a fair, changed many at once: told by ids or by the filters of the list (ADR 22). */
import { ERROR } from '../../../src/contract/error-codes';
import { fairCommodityApi } from '../../../src/contract/trade-fair/commodities';
import { fairSupplierApi } from '../../../src/contract/trade-fair/suppliers';
import { usersApi } from '../../../src/contract/system/users';
import { pglite } from '../../support/backends';
import type { Client } from '../../support/client';
import { openPeople, type People, refusal } from '../system/people';

const tradeFairId = '70001';
const OVER = '70003';
/** Of another company. */
const FOREIGN = '70005';
const { page, add, productPage, shelf, shelfPreview, delete: remove, deletePreview } = fairCommodityApi;
const HAS_ORDERS = '商品已有订单，不能移除';

let people: People;

beforeAll(async () => {
  people = await openPeople(() => pglite.start());
});
afterAll(() => people.backend.stop());

const all = async () => (await people.admin.data(page, { tradeFairId, pageSize: 200 })).records;
const statuses = async () => Object.fromEntries((await all()).map(({ id, status }) => [id, status]));

test('all that a list finds, except one, leaves the shelf and comes back to it', async () => {
  const { admin } = people;
  const before = await statuses();
  const on = Object.keys(before).filter((id) => before[id] === 1);
  expect(on.length).toBeGreaterThan(2);
  const [spared, ...others] = on;
  const choice = { query: { tradeFairId, status: 1 as const }, except: [spared!], status: 0 as const };
  const preview = await admin.data(shelfPreview, choice);
  expect(preview).toEqual({ total: others.length, done: others.length, failed: [] });
  // Nothing was written, and nothing is when the list has become another one.
  expect((await admin.call(shelf, { ...choice, expected: on.length })).code).toBe(ERROR.choiceChanged);
  expect(await statuses()).toEqual(before);
  const done = await admin.data(shelf, { ...choice, expected: others.length });
  expect(done).toEqual({ ...preview, changed: others.length });
  expect(await statuses()).toEqual({ ...before, ...Object.fromEntries(others.map((id) => [id, 0])) });
  // By ids as ever; what is not there is told, and the others are done.
  expect(await admin.data(shelf, { ids: [...others, '1'], status: 1 })).toMatchObject({
    ...{ done: others.length, changed: others.length, failed: [{ id: '1', name: '', msg: '数据不存在' }] },
  });
  expect(await statuses()).toEqual(before);
  expect(refusal(await admin.call(shelf, { status: 1 }))).toEqual([ERROR.invalidInput, 'ids']);
});

test('what was ordered stays, and is told by its name', async () => {
  const { admin } = people;
  const free = (await admin.data(productPage, { tradeFairId, pageSize: 100 })).records;
  const fresh = free.filter(({ alreadyAdded }) => alreadyAdded === 0).slice(0, 2);
  expect(fresh).toHaveLength(2);
  await admin.data(add, { tradeFairId, items: fresh.map(({ productId }) => ({ productId, fairPrice: null })) });
  const before = await all();
  const idOf = (i: number) => before.find(({ productId }) => productId === fresh[i]?.productId)!.id;
  const sold = before.find(({ soldQty }) => Number(soldQty) > 0)!;
  const choice = { query: { tradeFairId }, except: [idOf(0)] };
  const preview = await admin.data(deletePreview, choice);
  expect(preview.total).toBe(before.length - 1);
  expect(preview.done).toBeLessThan(preview.total);
  expect(preview.failed).toContainEqual({ id: sold.id, name: sold.productName, msg: HAS_ORDERS });
  expect((await admin.call(remove, { ...choice, expected: before.length })).code).toBe(ERROR.choiceChanged);
  expect(await all()).toEqual(before);
  expect(await admin.data(remove, { ...choice, expected: preview.total })).toEqual(preview);
  const left = (await all()).map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([idOf(0), sold.id]));
  expect(left).not.toContain(idOf(1));
  expect(left).toHaveLength(before.length - preview.done);
});

test('a fair that is over, one of another company, and buttons that one lacks', async () => {
  const { admin } = people;
  const stranger = await people.as('op.hubei');
  const roleId = await people.addRole('LOOKS', ['saleShowCommodities_edit']);
  const looking = await people.enter(
    await admin.data(usersApi.addUser, people.form('looks.on', 'S00511', { roleIds: [roleId] })),
  );
  type Ask = (client: Client, fair: string) => Promise<{ code: number }>;
  const asks: Ask[] = [
    (client, fair) => client.call(remove, { query: { tradeFairId: fair } }),
    (client, fair) => client.call(deletePreview, { query: { tradeFairId: fair } }),
    (client, fair) => client.call(shelf, { query: { tradeFairId: fair }, status: 1 }),
    (client, fair) => client.call(shelfPreview, { query: { tradeFairId: fair }, status: 1 }),
  ];
  for (const ask of asks) {
    expect((await ask(admin, OVER)).code).toBe(ERROR.statusForbids);
    expect((await ask(stranger, FOREIGN)).code).toBe(ERROR.notFound);
    expect((await ask(looking, tradeFairId)).code).toBe(ERROR.notGranted);
  }
  // A commodity of a fair that one does not see is as one that does not exist.
  await admin.data(fairSupplierApi.addSupplier, { tradeFairId: FOREIGN, suppliers: [{ supplierId: 'G0012' }] });
  const [product] = (await admin.data(productPage, { tradeFairId: FOREIGN })).records;
  await admin.data(add, { tradeFairId: FOREIGN, items: [{ productId: product!.productId, fairPrice: null }] });
  const [theirs] = (await admin.data(page, { tradeFairId: FOREIGN })).records;
  expect((await stranger.call(shelf, { ids: [theirs!.id], status: 0 })).code).toBe(ERROR.notFound);
  const [ours] = await all();
  const both = { ids: [ours!.id, theirs!.id], status: ours!.status };
  const failed = [{ id: theirs!.id, name: '', msg: '数据不存在' }];
  expect(await stranger.data(shelf, both)).toEqual({ total: 2, done: 1, changed: 0, failed });
});

test('with the button of a row single commodities are told, and not all of a list', async () => {
  const { admin } = people;
  const roleId = await people.addRole('ROWS', ['saleShowCommodities_del', 'saleShowCommodities_shelf']);
  const clerk = await people.enter(
    await admin.data(usersApi.addUser, people.form('by.row', 'S00512', { roleIds: [roleId] })),
  );
  const before = await all();
  const query = { tradeFairId };
  const { id, status } = before[0]!;
  for (const endpoint of [remove, deletePreview])
    expect((await clerk.call(endpoint, { query })).code).toBe(ERROR.notGranted);
  for (const endpoint of [shelf, shelfPreview])
    expect((await clerk.call(endpoint, { query, status: 0 })).code).toBe(ERROR.notGranted);
  expect(await clerk.data(shelf, { ids: [id], status })).toMatchObject({ done: 1, changed: 0 });
  expect(await all()).toEqual(before);
});
