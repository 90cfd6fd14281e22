import type { Input } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { activityApi } from '../../../src/contract/promotion/activities';
import { main } from '../../support/backends';
import { create, E11, fill, form, openPromotions, type Promotions, publish, update } from './promotions';

type Facts = Partial<Input<typeof activityApi.checkConflict>>;

const TYPE = 'fullQuantityReductionAgg';
let world: Promotions;

beforeAll(async () => {
  world = await openPromotions(main.start);
});
afterAll(() => world.backend.stop());

const ofProduct = async (productId = 'P003') => {
  const { formId } = await fill(world.operator, TYPE, { items: [{ productId }] });
  return { formId, ladders: [...E11], productScopeType: 'PRODUCT' as const };
};

test('a change asks for a reason for what it adds, not for what was accepted at publishing', async () => {
  const { activityId: other } = await publish(world.operator, TYPE, {
    ...(await ofProduct()),
    endTime: '2026-03-20 00:00:00',
  });
  const facts = { ...(await ofProduct()), endTime: '2026-03-19 00:00:00' };
  const first = { ...form(facts), conflictReason: '先期推广，已经同意' };
  const made = await world.operator.data(create(TYPE), { ...first, saveMode: 'PUBLISH' });
  const { activityId, version } = made;
  const change = { ...first, formId: undefined, activityId, version, saveMode: 'PUBLISH' as const };
  const asked = (more: Facts) =>
    world.operator.data(activityApi.checkConflict, { ...change, ...more, activityType: TYPE });
  expect(await asked({ remark: '只改备注' })).toMatchObject({
    ...{ blocked: false, needsReason: false },
    conflicts: [{ activityId: other, needsReason: false }],
  });
  expect(await asked({ endTime: '2026-03-19 12:00:00' })).toMatchObject({ needsReason: true });
  const longer = { ...change, endTime: '2026-03-19 12:00:00', conflictReason: '' };
  expect((await world.operator.call(update(TYPE), longer)).code).toBe(ERROR.activityMeets);
  const saved = await world.operator.data(update(TYPE), { ...change, remark: '只改备注', conflictReason: '' });
  expect(saved.version).toBe(version + 1);
});

test('another product in the place of one is asked about, also where both activities have it', async () => {
  const all = await publish(world.operator, TYPE, { ladders: [...E11], productScopeType: 'ALL', priority: 77 });
  const first = { ...form(await ofProduct('P001')), priority: 78, startTime: '2026-03-20 00:00:00' };
  const made = await world.operator.data(create(TYPE), { ...first, saveMode: 'PUBLISH' });
  const change = { ...first, ...made, conflictReason: '', saveMode: 'PUBLISH' as const };
  const asked = async (productId: string) => {
    const { formId } = await ofProduct(productId);
    const { conflicts } = await world.operator.data(activityApi.checkConflict, {
      ...{ ...change, formId, activityType: TYPE },
    });
    return conflicts.find(({ activityId }) => activityId === all.activityId)?.needsReason;
  };
  expect(await asked('P001')).toBe(false);
  expect(await asked('P002')).toBe(true);
  const { formId } = await ofProduct('P002');
  const refused = await world.operator.call(update(TYPE), { ...change, formId });
  expect(refused.code).toBe(ERROR.activityMeets);
});

test('prices below the minimum are published after a warning that names the products and both prices', async () => {
  const offer = async (price: string) => {
    const items = [
      { productId: 'P001', priceMode: 'FIXED' as const, specialPrice: price },
      { productId: 'P002', priceMode: 'FIXED' as const, specialPrice: '0.0100' },
    ];
    const { formId } = await fill(world.operator, 'specialOffer', { items });
    return { ...form({ formId }), saveMode: 'PUBLISH' as const };
  };
  const given = await offer('0.0200');
  const asked = await world.operator.call(create('specialOffer'), given);
  expect(asked).toMatchObject({ success: false, code: ERROR.belowMinPrice });
  expect(asked.msg).toBe('低于最低销售价（2个）：阿莫西林胶囊 0.02 < 10.50、布洛芬缓释胶囊 0.01 < 15.00');
  const saved = await world.operator.data(create('specialOffer'), { ...given, confirmCodes: [ERROR.belowMinPrice] });
  // What was accepted is not asked about again; another price is.
  const { activityId, version } = saved;
  const renamed = { ...given, formId: undefined, activityId, version, remark: '改了备注' };
  const kept = await world.operator.data(update('specialOffer'), renamed);
  const { formId } = await offer('0.0100');
  const changed = { ...renamed, formId, version: kept.version };
  expect(await world.operator.call(update('specialOffer'), changed)).toMatchObject({ success: false });
});
