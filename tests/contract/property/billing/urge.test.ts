/* docs/domain/property-bills.md#reminders: tenants are asked for what is open, each once a day. */
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi, URGE_RESULT } from '../../../../src/contract/property/bills';
import { jobApi } from '../../../../src/contract/tasks/jobs';
import { tenantApi } from '../../../../src/contract/property/tenants';
import { main } from '../../../support/backends';
import { signedIn } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { approvedLease, billsOf, generate, letProperty, RENT } from './letProperty';

const PERSON = '42010619850307123X';
let data: Awaited<ReturnType<typeof main.data>>;
let backend: HostedBackend;
let desk: Awaited<ReturnType<typeof letProperty>>;

beforeAll(async () => {
  data = await main.data();
  backend = await hostBackend({ ...data.env, CLOCK: '2026-03-08 09:00:00' });
  desk = await letProperty(backend.origin, 3);
});
afterAll(async () => {
  await backend.stop();
  await data.remove();
});

const urge = (billIds: readonly string[]) => desk.operator.data(billApi.urge, { billIds: [...billIds] });

test('one message for all that a tenant owes, and no second one that day', async () => {
  const leases = [await approvedLease(desk, 0), await approvedLease(desk, 1)];
  await generate(desk, '2026-03', [RENT]);
  const bills = (await billsOf(desk)).filter(({ leaseId, feeType }) => leases.includes(leaseId ?? '') && feeType === 1);
  expect(bills).toHaveLength(6);
  const [paid, ...open] = bills;
  await desk.operator.data(billApi.pay, {
    ...{ tenantId: desk.tenantId, amount: paid!.unpaidAmount, channel: 1, payTime: '2026-03-08 08:59:00' },
    items: [{ billId: paid!.billId, amount: paid!.unpaidAmount }],
  });
  const first = await urge([paid!.billId, open[0]!.billId, open[1]!.billId]);
  const amount = (Number(open[0]!.unpaidAmount) + Number(open[1]!.unpaidAmount)).toFixed(2);
  expect(first.tenants).toEqual([
    { tenantId: desk.tenantId, tenantName: '武汉光谷制药', bills: 2, amount, result: URGE_RESULT.sent },
  ]);
  const times = new Map((await billsOf(desk)).map(({ billId, urgeTime }) => [billId, urgeTime]));
  expect(times.get(paid!.billId)).toBeNull();
  expect(times.get(open[0]!.billId)).toMatch(/^2026-03-08 /);
  expect((await urge([open[2]!.billId])).tenants).toMatchObject([{ result: URGE_RESULT.today }]);
  // There is one message to be sent, by a job that everybody can look at.
  const jobs = await desk.admin.data(jobApi.page, { kind: 'tenantSms' });
  expect(jobs.total).toBe(1);
  expect((await desk.operator.call(billApi.urge, { billIds: [paid!.billId] })).code).toBe(ERROR.propertyForbids);
});

test('who has no mobile number is named, and others than those in sight are nobody', async () => {
  const { tenantId } = await desk.operator.data(tenantApi.save, {
    ...{ branchId: 'FDB', tenantType: 2, tenantName: '田玉兰', idNo: PERSON },
    ...{ contactName: '何敏', contactPhone: '027-82801234' },
  });
  await approvedLease({ ...desk, tenantId }, 2);
  await generate(desk, '2026-03', [RENT]);
  const own = (await billsOf(desk)).filter((bill) => bill.tenantId === tenantId);
  expect((await urge([own[0]!.billId])).tenants).toMatchObject([
    { tenantName: '田玉兰', result: URGE_RESULT.unreachable },
  ]);
  const other = await signedIn(backend.origin, 'op.hubei', 'FDB02');
  expect((await other.call(billApi.urge, { billIds: [own[1]!.billId] })).code).toBe(ERROR.propertyForbids);
});
