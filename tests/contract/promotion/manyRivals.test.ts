/* docs/domain/promotion.md#conflicts: whoever has nothing in common with an activity hides nobody who has. */
import { activityApi } from '../../../src/contract/promotion/activities';
import { E11, fill, form, publish } from './promotions';
import { type Moments, openMoments } from './storeAt';

const TYPE = 'fullQuantityReductionAgg' as const;
const NOW = '2026-03-08 10:00:00';
const terms = { ladders: [...E11], productScopeType: 'PRODUCT' as const };

let moments: Moments;
beforeAll(async () => {
  moments = await openMoments();
});
afterAll(() => moments.remove());

test('the one that an activity meets is found among more than a hundred of other products', async () => {
  const meets = await moments.at(NOW, async ({ operator }) => {
    const other = await fill(operator, TYPE, { items: [{ productId: 'P002' }] });
    await publish(operator, TYPE, { ...terms, formId: other.formId, activityName: '其他商品' });
    const same = await fill(operator, TYPE, { items: [{ productId: 'P001' }] });
    return publish(operator, TYPE, { ...terms, formId: same.formId, priority: 90 });
  });
  await moments.onStore(
    {
      sql: `insert into activity select made.* from activity as one, generate_series(1, 120) as n, jsonb_populate_record(one,
        jsonb_build_object('activity_id', 900000 + n, 'activity_code', 'T' || n, 'activity_name', 'T' || n)) as made
        where one.activity_name = '其他商品'`,
    },
    {
      sql: `insert into activity_product (activity_id, product_id, exclude)
        select 900000 + n, 'P002', 0 from generate_series(1, 120) as n`,
    },
  );
  await moments.at(NOW, async ({ operator }) => {
    const { formId } = await fill(operator, TYPE, { items: [{ productId: 'P001' }] });
    const asked = { ...form({ ...terms, formId }), saveMode: 'PUBLISH' as const, activityType: TYPE };
    const { conflicts } = await operator.data(activityApi.checkConflict, asked);
    expect(conflicts.map(({ activityId, relation }) => [activityId, relation])).toContainEqual([
      meets.activityId,
      'FIRST',
    ]);
  });
});
