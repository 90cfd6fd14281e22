import { ERROR } from '../../../src/contract/error-codes';
import { rolesApi } from '../../../src/contract/system/roles';
import { activityApi } from '../../../src/contract/promotion/activities';
import { basketApi } from '../../../src/contract/promotion/baskets';
import { main } from '../../support/backends';
import { refusal, ROLE } from '../system/people';
import { create, E11, form, openPromotions, type Promotions, publish, update } from './promotions';

const TYPE = 'fullQuantityReductionAgg';
const paging = { pageNum: 1, pageSize: 10 };
const refused = [ERROR.notGranted, 'supplierIds'];

let world: Promotions;
let stored: { activityId: string; version: number };

const bySupplier = (supplierIds: string[]) => ({
  productScopeType: 'SUPPLIER' as const,
  supplierIds,
  ladders: [...E11],
  // Not yet running: everything may still be changed.
  startTime: '2026-03-20 00:00:00',
});

beforeAll(async () => {
  world = await openPromotions(main.start);
  stored = await publish(world.operator, TYPE, bySupplier(['G0012', 'G0013']));
  const { admin } = world;
  const id = ROLE.operator;
  const { menuIds, buttonCodes, version } = await admin.data(rolesApi.grants, { id });
  const without = buttonCodes.filter((one) => one !== 'activityForm_pickSupplier');
  expect(without).toHaveLength(buttonCodes.length - 1);
  await admin.data(rolesApi.grant, { id, version, menuIds, buttonCodes: without });
});
afterAll(() => world.backend.stop());

test('whoever may not pick suppliers makes no activity for some, not even a draft', async () => {
  const { operator } = world;
  for (const saveMode of ['DRAFT', 'PUBLISH'] as const) {
    const answer = await operator.call(create(TYPE), { ...form(bySupplier(['G0012'])), saveMode });
    expect(answer.status).toBe(403);
    expect(refusal(answer)).toEqual(refused);
    expect(answer.data).toMatchObject([{ msg: '没有选择供应商的权限，不能更改' }]);
  }
  // Named beside another scope they are not kept.
  const all = await publish(operator, TYPE, { ...bySupplier(['G0012']), productScopeType: 'ALL' });
  expect(await operator.data(activityApi.discount, { id: all.activityId })).toMatchObject({ supplierIds: [] });
});

test('he keeps those of an activity whatever else he changes, and changes none of them', async () => {
  const { operator } = world;
  const { activityId } = stored;
  const given = { ...form(bySupplier(['G0013', 'G0012'])), activityId, saveMode: 'PUBLISH' as const };
  const kept = await operator.data(update(TYPE), { ...given, version: stored.version, remark: '只改备注' });
  for (const supplierIds of [['G0012'], ['G0012', 'G0014'], ['G0012', 'G0013', 'G0014']]) {
    const answer = await operator.call(update(TYPE), { ...given, supplierIds, version: kept.version });
    expect(refusal(answer)).toEqual(refused);
  }
  expect(await operator.data(activityApi.discount, { id: activityId })).toMatchObject({
    ...{ remark: '只改备注', supplierIds: ['G0013', 'G0012'], version: kept.version },
  });
  // Another activity of no supplier does not become one of some.
  const plain = await publish(operator, TYPE, { ladders: [...E11], startTime: '2026-03-20 00:00:00' });
  const turned = { ...given, activityId: plain.activityId, version: plain.version };
  expect(refusal(await operator.call(update(TYPE), turned))).toEqual(refused);
});

test('whoever may picks them; those of a scope are found by id, also one that is no longer dealt with', async () => {
  const { admin, operator } = world;
  const { activityId } = await publish(admin, TYPE, bySupplier(['G0014']));
  expect(await admin.data(activityApi.discount, { id: activityId })).toMatchObject({ supplierIds: ['G0014'] });
  const { records, total } = await operator.data(basketApi.suppliers, {
    ...{ branchId: 'FDB', supplierIds: ['G0014', 'G0012'], orderBy: 'supplierCode', orderDir: 'desc' },
    ...paging,
  });
  expect([total, records.map(({ supplierId }) => supplierId)]).toEqual([2, ['G0014', 'G0012']]);
});
