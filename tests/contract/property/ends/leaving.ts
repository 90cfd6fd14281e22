import { billApi } from '../../../../src/contract/property/bills';
import { depositApi } from '../../../../src/contract/property/deposits';
import { leaseApi } from '../../../../src/contract/property/leases';
import { settlementApi } from '../../../../src/contract/property/settlements';
import { unitApi } from '../../../../src/contract/property/units';
import { main } from '../../../support/backends';
import type { HostedBackend } from '../../../support/host/host';
import type { Step } from '../../../support/onStore';
import { approvedLease, generate, letProperty, RENT, signedInAgain } from '../billing/letProperty';

export type Leaving = Awaited<ReturnType<typeof leavingDesk>>;

/** A property whose clock can be moved on, and what its people do with leases that end. */
export async function leavingDesk(clock: string, units = 2) {
  const data = await main.data();
  let backend: HostedBackend = await hostBackend({ ...data.env, CLOCK: clock });
  let desk = await letProperty(backend.origin, units);
  const passTo = async (moment: string, ...steps: Step[]) => {
    await backend.stop();
    await hostSteps(data.env, [...steps, { leases: moment }]);
    backend = await hostBackend({ ...data.env, CLOCK: moment });
    desk = { ...desk, ...(await signedInAgain(backend.origin)) };
  };
  return {
    desk: () => desk,
    origin: () => backend.origin,
    passTo,
    async stop() {
      await backend.stop();
      await data.remove();
    },
    lease: (id: string) => desk.operator.data(leaseApi.detail, { id }),
    unit: async (index: number) => {
      const { records } = await desk.operator.data(unitApi.page, { propertyId: desk.propertyId, pageSize: 500 });
      return records.find(({ unitId }) => unitId === desk.unitIds[index])!;
    },
    pay: (amount: string, day: string, more: object = {}) =>
      desk.operator.data(billApi.pay, {
        ...{ tenantId: desk.tenantId, amount, channel: 1 as const, payTime: `${day} 09:00:00`, confirm: 1 as const },
        ...more,
      }),
    /** A draft. */
    terminate: async (leaseId: string, outDate: string) => {
      const { version } = await desk.operator.data(leaseApi.detail, { id: leaseId });
      const asked = { leaseId, version, outDate, reason: '经营调整' };
      return (await desk.operator.data(leaseApi.terminate, asked)).settlementId;
    },
    settlement: (id: string) => desk.operator.data(settlementApi.detail, { id }),
    /** By the one and the other, as it stands. */
    async approve(id: string) {
      const { version, fingerprint } = await desk.operator.data(settlementApi.detail, { id });
      await desk.operator.data(settlementApi.submit, { id, version, fingerprint });
      await desk.admin.data(settlementApi.approve, { id, version: version + 1, result: 1 });
    },
    async giveBack(leaseId: string, amount: string) {
      const { returnId: id } = await desk.operator.data(depositApi.return, { leaseId, amount, reason: '退租退还' });
      await desk.admin.data(depositApi.returnApprove, { id, version: 1, result: 1 });
      await desk.operator.data(depositApi.returnPay, { id, version: 2, channel: 1, voucher: 'HD1' });
    },
    account: (id: string) => desk.operator.data(depositApi.account, { id }),
    entries: async (leaseId: string) => {
      const asked = { leaseId, orderDir: 'asc' as const };
      const { records } = await desk.operator.data(depositApi.page, asked);
      return records.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter]);
    },
  };
}

/** Two years by the quarter, its deposit paid, bills until the first quarter of the second year. */
export async function letByQuarter(feeItemIds: readonly string[] = []) {
  const at = await leavingDesk('2026-04-02 10:00:00');
  const leaseId = await approvedLease(at.desk(), 0, {
    ...{ startDate: '2026-04-01', endDate: '2028-03-31', payCycle: 3, deposit: '17200.00' },
    ...{ increase: [{ fromMonth: 13, rate: '3.00' }], feeItems: feeItemIds.map((feeItemId) => ({ feeItemId })) },
  });
  await at.pay('17200.00', '2026-04-02');
  await generate(at.desk(), '2027-01', [RENT]);
  return { at, leaseId };
}

/** It is the day in the middle of a quarter, and those before it were paid in time. */
export async function payQuarters(at: Leaving) {
  await at.passTo('2027-02-15 10:00:00');
  for (const day of ['2026-04-05', '2026-07-05', '2026-10-05']) await at.pay('25800.00', day);
}
