import { ERROR } from '../../../src/contract/error-codes';
import { activityApi } from '../../../src/contract/promotion/activities';
import { basketApi } from '../../../src/contract/promotion/baskets';
import type { Client } from '../../support/client';
import { MAIN_ENGINE } from '../../support/backends';
import { create, E11, fill, form, openPromotions, type Promotions, update } from './promotions';

const TYPE = 'fullQuantityReductionAgg';
const { discount, products } = activityApi;
const paging = { pageNum: 1, pageSize: 20 };

describe.each(MAIN_ENGINE)('two editors of one activity ($engine)', ({ start }) => {
  let world: Promotions;

  beforeAll(async () => {
    world = await openPromotions(start);
  });
  afterAll(() => world.backend.stop());

  const scopeOf = async (activityId: string) =>
    (await world.operator.data(products, { activityId, ...paging })).records.map(({ productId }) => productId);

  /** A draft for P001, which both have open. */
  async function opened() {
    const { operator, admin } = world;
    const { formId } = await fill(operator, TYPE, { items: [{ productId: 'P001' }] });
    const given = form({ formId, productScopeType: 'PRODUCT', ladders: [...E11] });
    const { activityId } = await operator.data(create(TYPE), { ...given, saveMode: 'DRAFT' });
    const edit = async (who: Client, productId: string) => {
      const { formId: own, version } = await who.data(discount, { id: activityId, forEdit: 1 });
      const basket = { formId: own!, branchId: 'FDB', activityType: TYPE } as const;
      await who.data(basketApi.addProducts, { ...basket, items: [{ productId }] });
      return { ...given, activityId, version, formId: own!, saveMode: 'DRAFT' as const };
    };
    return { activityId, his: await edit(operator, 'P002'), hers: await edit(admin, 'P003') };
  }

  test('the second one is given the present record and goes on with her own basket', async () => {
    const { operator, admin } = world;
    const { activityId, his, hers } = await opened();
    await operator.data(update(TYPE), { ...his, remark: '他先保存', budgetAmount: '500.00' });
    const stale = await admin.call(update(TYPE), { ...hers, remark: '她后保存' });
    expect([stale.status, stale.code]).toEqual([200, ERROR.versionConflict]);
    expect(stale.data).toMatchObject({
      ...{ activityId, version: 2, remark: '他先保存', budgetAmount: '500.00', editLevel: 'FULL' },
      // Hers, not his, which is used up.
      formId: hers.formId,
      modifiedByName: (await admin.data(discount, { id: activityId })).modifiedByName,
    });
    expect(await scopeOf(activityId)).toEqual(['P001', 'P002']);
    expect(await operator.data(discount, { id: activityId })).toMatchObject({ remark: '他先保存', version: 2 });
    const next = { ...hers, version: 2, remark: '她后保存', budgetAmount: '500.00' };
    expect(await admin.data(update(TYPE), next)).toMatchObject({ version: 3 });
    expect(await scopeOf(activityId)).toEqual(['P001', 'P003']);
  });

  test('of those who save at the same moment one does', async () => {
    const { operator, admin } = world;
    const { activityId, his, hers } = await opened();
    const answers = await Promise.all([
      ...[operator.call(update(TYPE), { ...his, remark: '他' }), admin.call(update(TYPE), { ...hers, remark: '她' })],
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, ERROR.versionConflict]);
    const [kept, scope] = answers[0]!.success ? ['他', 'P002'] : ['她', 'P003'];
    expect(await operator.data(discount, { id: activityId })).toMatchObject({ remark: kept, version: 2 });
    expect(await scopeOf(activityId)).toEqual(['P001', scope]);
  });
});
