/* docs/domain/property-bills.md#fee-items: what is billed keeps its terms; and what is overdue is so on every page. */
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi } from '../../../../src/contract/property/bills';
import { FEE_TYPE, feeItemApi, tariffApi } from '../../../../src/contract/property/fee-items';
import { leaseApi } from '../../../../src/contract/property/leases';
import { pmsApi } from '../../../../src/contract/property/micro-pms';
import { tenantApi } from '../../../../src/contract/property/tenants';
import { main } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, billsOf, generate, letProperty, PROPERTY_FEE, RENT, signedInAgain } from './letProperty';

let data: Awaited<ReturnType<typeof main.data>>;
let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;

const open = async (CLOCK: string) => (backend = await hostBackend({ ...data.env, CLOCK }));

beforeEach(async () => {
  data = await main.data();
  await open('2026-04-02 10:00:00');
  desk = await letProperty(backend.origin, 2);
});
afterEach(async () => {
  await backend.stop();
  await data.remove();
});

test('the cycle of a fee that is billed stays, as its price does', async () => {
  const { admin } = desk;
  const form = {
    ...({ feeName: '垃圾清运费', feeType: FEE_TYPE.other, calcMode: 1, unitPrice: '60.0000', cycle: 1 } as const),
  };
  const { feeItemId } = await admin.data(feeItemApi.save, form);
  await admin.data(feeItemApi.save, { ...form, feeItemId, version: 1, cycle: 3 });
  await admin.data(feeItemApi.save, { ...form, feeItemId, version: 2 });
  await approvedLease(desk, 0, { feeItems: [{ feeItemId }] });
  expect(await generate(desk, '2026-04', [feeItemId])).toMatchObject({ made: 4 });
  const again = { ...form, feeItemId, version: 3 };
  for (const change of [{ cycle: 3 as const }, { cycle: null }, { unitPrice: '61.0000' }])
    expect(await admin.call(feeItemApi.save, { ...again, ...change })).toMatchObject({ code: ERROR.tariffWrong });
  await admin.data(feeItemApi.save, { ...again, lateFeeDays: 5 });
  expect(await generate(desk, '2026-04', [feeItemId])).toMatchObject({ made: 0, existing: 4, credits: 0 });
});

test('a tariff does not begin in a month that is billed, if only in part', async () => {
  await approvedLease(desk, 0, {
    ...{ startDate: '2026-03-01', endDate: '2026-03-15', feeItems: [{ feeItemId: PROPERTY_FEE }] },
  });
  expect(await generate(desk, '2026-03', [PROPERTY_FEE])).toMatchObject({ made: 1 });
  const tariff = { feeItemId: PROPERTY_FEE, propertyId: desk.propertyId, prices: ['4.0000'] };
  expect(await desk.operator.call(tariffApi.save, { ...tariff, from: '2026-03' })).toMatchObject({
    code: ERROR.tariffWrong,
  });
  await desk.operator.data(tariffApi.save, { ...tariff, from: '2026-04' });
});

/** What is overdue by the ageing, on the home page, and of the tenant. */
async function overdue() {
  const { operator, propertyId, tenantId } = desk;
  const { records } = await operator.data(tenantApi.page, { tenantName: '武汉光谷制药' });
  const of = await operator.data(tenantApi.page, { tenantName: '武汉光谷制药', hasOverdue: 1 });
  return {
    ageing: (await operator.data(billApi.ageing, { tenantId })).overdue,
    home: (await operator.data(pmsApi.homeSummary, { propertyId })).overdueAmount,
    tenant: records[0]?.overdueAmount,
    isListed: of.total === 1,
  };
}

test('what is caught up is overdue after the last day to pay it, and what is credited is not owed', async () => {
  const { operator, admin } = desk;
  await approvedLease(desk, 0);
  const credited = await approvedLease(desk, 1, { startDate: '2026-03-01', endDate: '2026-03-31' });
  await generate(desk, '2026-03', [RENT]);
  expect(await overdue()).toEqual({ ageing: '0.00', home: '0.00', tenant: '0.00', isListed: false });

  const march = (await billsOf(desk)).find(({ leaseId }) => leaseId === credited)!;
  await admin.data(billApi.reduce, { id: march.billId, version: march.version, amount: '100.00', reason: '服务补偿' });
  // The minute has not come yet: it runs on.
  const { version } = await operator.data(leaseApi.detail, { id: credited });
  const change = { fromDate: '2026-03-01', rentAmount: '100.00', reason: '双方协商降租' };
  const { amendmentId } = await operator.data(leaseApi.amend, { id: credited, version, ...change });
  await admin.data(leaseApi.amendApprove, { id: amendmentId, version: 1, result: 1 });
  const cancelled = (await billsOf(desk)).find(({ billId }) => billId === march.billId);
  expect(cancelled).toMatchObject({ unpaidAmount: '0.00', creditAmount: '8500.00' });

  await backend.stop();
  await hostSteps(data.env, [{ leases: '2026-04-03 00:01:00' }]);
  await open('2026-04-03 10:00:00');
  desk = { ...desk, ...(await signedInAgain(backend.origin)) };
  expect(await overdue()).toEqual({ ageing: '25800.00', home: '25800.00', tenant: '25800.00', isListed: true });
});
