/* docs/domain/system.md#operation-log: what the log says of amounts, prices, areas and rates. */
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import { createOf } from '../../../src/contract/promotion/activities';
import { FEE_TYPE, feeItemApi } from '../../../src/contract/property/fee-items';
import { leaseApi } from '../../../src/contract/property/leases';
import { meterApi } from '../../../src/contract/property/meters';
import { PROPERTY_TYPE, propertyApi } from '../../../src/contract/property/properties';
import { fairCommodityApi } from '../../../src/contract/trade-fair/commodities';
import { prizeApi } from '../../../src/contract/trade-fair/prizes';
import { type Backend, main } from '../../support/backends';
import { PROPERTY_FEE, letProperty, TERMS } from '../property/billing/letProperty';
import { E11, form } from '../promotion/promotions';
import { lastChange } from './lastChange';

const tradeFairId = '70001';

let backend: Backend;
let desk: Awaited<ReturnType<typeof letProperty>>;

beforeAll(async () => {
  backend = await main.start();
  desk = await letProperty(backend.origin, 1);
});
afterAll(() => backend.stop());

const changesOf = (objectId: string) => lastChange(desk.admin, objectId);

test('an amount is in yuan, when it is new and when it changes', async () => {
  const prize = { prizeName: '雨伞', prizeLevel: 4, quota: 10 } as const;
  const { prizeId } = await desk.admin.data(prizeApi.add, { tradeFairId, ...prize, unitValue: '129' });
  expect(await changesOf(prizeId)).toMatchObject({ unitValue: [null, '129.00'] });
  await desk.admin.data(prizeApi.update, { prizeId, version: 1, ...prize, unitValue: '131.50' });
  expect(await changesOf(prizeId)).toEqual({ unitValue: ['129.00', '131.50'] });
  await desk.admin.data(prizeApi.update, { prizeId, version: 2, ...prize, unitValue: null });
  expect(await changesOf(prizeId)).toEqual({ unitValue: ['131.50', null] });
});

test('a price and a threshold have their four decimals', async () => {
  const { records } = await desk.admin.data(fairCommodityApi.page, { tradeFairId });
  const { id, version, listPrice, fairPrice, minQty } = records[0]!;
  await desk.admin.data(fairCommodityApi.update, { id, version, fairPrice: listPrice, minQty });
  expect(await changesOf(id)).toMatchObject({ fairPrice: [fairPrice, listPrice] });
  const { strategyId } = await desk.admin.data(strategyApi.add, {
    ...{ metric: METRIC.stock, compare: COMPARE.less, threshold: '100.5', windowDays: 30, branchIds: ['FDB'] },
    ...{ productScopeType: 'PRODUCT', productIds: ['P001'], pendingRuns: 3, recoverMargin: '10' },
    ...{ schedule: SCHEDULE.daily, noDataMinutes: 120, strategyName: '库存', level: 3, receiverIds: ['S00102'] },
    ...{ notifyBy: [1], runAt: '07:00' },
  });
  expect(await changesOf(strategyId)).toMatchObject({ threshold: [null, '100.5'], recoverMargin: [null, '10'] });
});

test('an area is in square metres, a rate in per cent or per mille', async () => {
  const { admin, operator } = desk;
  const { records } = await operator.data(propertyApi.page, { propertyName: '光谷一号楼' });
  const { propertyId, version, managerId, address } = records[0]!;
  const same = {
    propertyId,
    version,
    branchId: 'FDB',
    propertyName: '光谷一号楼',
    propertyType: PROPERTY_TYPE.office,
    managerId,
    address,
  };
  await operator.data(propertyApi.save, { ...same, totalArea: '8600' });
  expect(await changesOf(propertyId)).toEqual({ totalArea: ['0.00', '8600.00'] });
  const { feeItemId } = await admin.data(feeItemApi.save, {
    ...{ feeName: '垃圾清运费', feeType: FEE_TYPE.other, calcMode: 1, unitPrice: '6.6', lateRate: '0.5', taxRate: '9' },
  });
  expect(await changesOf(feeItemId)).toMatchObject({
    ...{ unitPrice: [null, '6.6000'], lateRate: [null, '0.5000'], taxRate: [null, '9.00'] },
  });
});

test('what is inside of a list is said in the same way', async () => {
  const { operator, tenantId, unitIds } = desk;
  const { leaseId } = await operator.data(leaseApi.save, {
    ...{ ...TERMS, tenantId, unitIds, deposit: '17200.00', increase: [{ fromMonth: 13, rate: '5' }] },
    feeItems: [{ feeItemId: PROPERTY_FEE, price: '3.25', area: '120' }],
  });
  expect(await changesOf(leaseId)).toMatchObject({
    ...{ rentAmount: [null, '8600.00'], deposit: [null, '17200.00'] },
    increases: [null, [{ fromMonth: 13, rate: '5.00' }]],
    fees: [null, [{ feeItemId: '物业费', price: '3.2500', area: '120.00', quantity: null }]],
  });
  const { activityId } = await operator.data(createOf('fullQuantityReductionAgg'), {
    ...{ ...form(), saveMode: 'DRAFT', ladders: [...E11], budgetAmount: '5000' },
  });
  expect(await changesOf(activityId)).toMatchObject({
    budgetAmount: [null, '5000.00'],
    ladders: [null, E11.map((step) => expect.objectContaining(step))],
  });
});

test('what stayed as it was is no change', async () => {
  const { operator, propertyId, unitIds } = desk;
  const shared = { propertyId, unitId: unitIds[0]!, feeType: 3 } as const;
  const meter = { ...shared, installDate: '2026-01-31', startValues: ['0'] };
  const { meterId } = await operator.data(meterApi.save, { ...meter, meterNo: 'S-1' });
  await operator.data(meterApi.save, { ...meter, meterId, version: 1, meterNo: 'S-2' });
  expect(await changesOf(meterId)).toEqual({ meterNo: ['S-1', 'S-2'] });
});
