import type { Input } from '../../../src/contract/endpoint';
import { ERROR } from '../../../src/contract/error-codes';
import { activityApi, createOf } from '../../../src/contract/promotion/activities';
import { operationLogApi } from '../../../src/contract/system/operation-log';
import { MAIN_ENGINE } from '../../support/backends';
import type { Client } from '../../support/client';
import { E11, fill, form, openPromotions, type Promotions, publish } from './promotions';

type Facts = Parameters<typeof publish>[2];
type Check = Partial<Input<typeof activityApi.checkConflict>>;

const TYPE = 'fullQuantityReductionAgg';
const MARCH = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-31 23:59:59' };

describe.each(MAIN_ENGINE)('activities that meet ($engine)', ({ start }) => {
  let all: Promotions;
  let operator: Client;

  beforeAll(async () => {
    all = await openPromotions(start);
    ({ operator } = all);
  });
  afterAll(() => all.backend.stop());

  /** Each test has a product of its own. */
  const ladders = [...E11];
  const basketOf = (products: string[], who = operator) =>
    fill(who, TYPE, { items: products.map((productId) => ({ productId })) });
  const running = async (products: string[], facts: Facts = {}, who = operator) => {
    const { formId } = await basketOf(products, who);
    return publish(who, TYPE, { formId, ladders, productScopeType: 'PRODUCT', ...facts });
  };
  const check = async (products: string[], facts: Check = {}, who = operator) => {
    const { formId } = await basketOf(products, who);
    const asked = { ...form({ formId, ladders, productScopeType: 'PRODUCT' }), ...facts };
    return who.data(activityApi.checkConflict, { ...asked, saveMode: 'PUBLISH', activityType: TYPE, ...facts });
  };
  const met = async (...of: Parameters<typeof check>) =>
    (await check(...of)).conflicts.map(({ activityId, relation }) => [activityId, relation]);

  test('what both are for is counted; without a reason nothing is published, with one it is kept and logged', async () => {
    const { activityId, activityCode } = await running(['P001', 'P002', 'P003']);
    const answer = await check(['P002', 'P003', 'P004'], {
      startTime: '2026-03-20 00:00:00',
      endTime: '2026-04-10 00:00:00',
    });
    expect(answer).toMatchObject({ blocked: false, needsReason: true });
    expect(answer.conflicts).toMatchObject([
      {
        ...{ activityId, activityCode, relation: 'TIE', needsReason: true, status: 2, priority: 100, productCount: 2 },
        ...{ overlapStart: '2026-03-20 00:00:00', overlapEnd: '2026-03-31 23:59:59' },
      },
    ]);
    expect(answer.conflicts[0]!.productNames).toEqual(['布洛芬缓释胶囊', '板蓝根颗粒']);
    expect(answer.conflicts[0]!.customerCount).toBeGreaterThan(0);

    const { formId } = await basketOf(['P002']);
    const wanted = { ...form({ formId, ladders, productScopeType: 'PRODUCT' }), saveMode: 'PUBLISH' as const };
    const refused = await operator.call(createOf(TYPE), { ...wanted, conflictReason: '' });
    expect(refused).toMatchObject({
      success: false,
      code: ERROR.activityMeets,
      data: { warnings: [{ code: ERROR.activityMeets }] },
    });
    const { conflictReason: _, ...given } = wanted;
    const twin = await basketOf(['P002']);
    const asGiven = { ...given, formId: twin.formId, activityName: '只按规范的调用' };
    const known = await operator.data(createOf(TYPE), asGiven);
    await operator.data(activityApi.disable, { id: known.activityId, version: known.version, reason: '不再需要了' });
    const bare = await operator.call(createOf(TYPE), { ...wanted, conflictReason: '', confirm: 1 });
    expect(bare).toMatchObject({ code: ERROR.invalidInput, data: [{ field: 'conflictReason' }] });
    expect((await operator.call(createOf(TYPE), { ...wanted, conflictReason: '太短' })).code).toBe(ERROR.invalidInput);
    const saved = await operator.data(createOf(TYPE), { ...wanted, conflictReason: '新品推广，业务部同意' });
    const id = saved.activityId;
    expect(await operator.data(activityApi.discount, { id })).toMatchObject({ conflictReason: '新品推广，业务部同意' });
    const { records } = await operator.data(operationLogApi.history, {
      objectType: 'activity',
      objectId: id,
      pageSize: 20,
    });
    expect(records[0]?.changes.conflictReason?.at(-1)).toBe('新品推广，业务部同意');
  });

  test('times that only touch do not meet; a common second does', async () => {
    const { activityId } = await running(['P005'], {
      ...MARCH,
      startTime: '2026-03-05 00:00:00',
      endTime: '2026-03-15 23:59:59',
    });
    expect(await met(['P005'], { startTime: '2026-03-16 00:00:00', endTime: '2026-03-31 00:00:00' })).toEqual([]);
    expect(await met(['P005'], { startTime: '2026-03-01 00:00:00', endTime: '2026-03-04 23:59:59' })).toEqual([]);
    expect(await met(['P005'], { startTime: '2026-03-15 23:59:59', endTime: '2026-03-31 00:00:00' })).toEqual([
      [activityId, 'TIE'],
    ]);
    expect(await met(['P005'], { startTime: null, endTime: null })).toEqual([]);
    expect(await met(['P006'], MARCH)).toEqual([]);
  });

  test('branches above and below meet, those beside each other do not', async () => {
    const { admin } = all;
    const above = await running(['P007'], { branchId: 'FDA' }, admin);
    const below = await running(['P007'], { branchId: 'FDB01' }, admin);
    await running(['P007'], { branchId: 'FDC' }, admin);
    expect(await met(['P007'])).toEqual(
      expect.arrayContaining([
        [above.activityId, 'TIE'],
        [below.activityId, 'TIE'],
      ]),
    );
    expect(await met(['P007'])).toHaveLength(2);
    expect(await met(['P007'], { branchId: 'FDB02' })).toEqual([[above.activityId, 'TIE']]);
  });

  test('customers that are left out, other salespeople, other kinds of money do not meet', async () => {
    const { formId } = await fill(operator, TYPE, { items: [{ productId: 'P008' }], custIds: ['C100'] });
    const facts = { formId, ladders, productScopeType: 'PRODUCT', excludeCustomers: 1 } as const;
    const { activityId } = await publish(operator, TYPE, facts);
    const only = async (custId: string) => {
      const basket = await fill(operator, TYPE, { items: [{ productId: 'P008' }], custIds: [custId] });
      return met(['P008'], { formId: basket.formId, customerScopeType: 'CUSTOMER' });
    };
    expect(await only('C100')).toEqual([]);
    expect(await only('C101')).toEqual([[activityId, 'TIE']]);
    expect(await met(['P008'], { settleMode: 2, perOrderFlag: 1 })).toEqual([]);
    expect(await met(['P008'], { stackMode: 'STACKABLE' })).toEqual([[activityId, 'TIE']]);
    // A product may be left out of everything as well.
    const without = await fill(operator, TYPE, { items: [{ productId: 'P008', exclude: 1 }] });
    const everything = await met(['P008'], { formId: without.formId, productScopeType: 'ALL' });
    expect(everything.map(([id]) => id)).not.toContain(activityId);
    const whole = await met(['P008'], { formId: undefined, productScopeType: 'ALL' });
    expect(whole.map(([id]) => id)).toContain(activityId);
  });

  test('precedence: a lower priority yields, one that would never act is refused, drafts are only named', async () => {
    const first = await running(['P004'], { priority: 300 });
    expect(await met(['P004'])).toContainEqual([first.activityId, 'SILENCED']);
    const { blocked } = await check(['P004']);
    expect(blocked).toBe(true);
    const { formId } = await basketOf(['P004']);
    const refused = await operator.call(createOf(TYPE), {
      ...form({ formId, ladders, productScopeType: 'PRODUCT' }),
      saveMode: 'PUBLISH',
    });
    expect(refused.code).toBe(ERROR.activitySilenced);
    // Longer than the other one, or reached with less: it acts then.
    expect(await met(['P004'], { endTime: '2026-04-02 00:00:00' })).toContainEqual([first.activityId, 'SECOND']);
    const sooner = [{ threshold: '10', rewardType: 'AMOUNT', rewardValue: '1.00' }] as const;
    expect(await met(['P004'], { ladders: [...sooner] })).toContainEqual([first.activityId, 'SECOND']);
    expect(await met(['P004'], { priority: 301 })).toContainEqual([first.activityId, 'FIRST']);

    const basket = await basketOf(['P006']);
    const draft = await operator.data(createOf(TYPE), {
      ...form({ formId: basket.formId, ladders, productScopeType: 'PRODUCT' }),
      saveMode: 'DRAFT',
    });
    const answer = await check(['P006']);
    expect(answer).toMatchObject({ needsReason: false, blocked: false });
    expect(answer.conflicts).toMatchObject([{ activityId: draft.activityId, status: 0, needsReason: false }]);
    // An activity does not meet itself.
    expect(await met(['P006'], { activityId: draft.activityId })).toEqual([]);
  });
});
