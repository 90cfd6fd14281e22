/*
 * docs/domain/property-bills.md#explanation: every bill of a year can be computed again from its explanation alone.
 * EXPLAINED says how many leases there are, 99 at most.
 */
import { billApi } from '../../../../src/contract/property/bills';
import { meterApi, readingApi } from '../../../../src/contract/property/meters';
import { Dice } from '../../../rules/dice';
import { MAIN_ENGINE } from '../../../support/backends';
import type { Client } from '../../../support/client';
import type { HostedBackend } from '../../../support/host/host';
import { evaluate, fen } from './evaluateBill';
import { approvedLease, letProperty, PROPERTY_FEE, RENT, signedInAgain } from './letProperty';

const LEASES = Number(process.env.EXPLAINED ?? 12);
const WATER = '85003';
const MONTHS = ['2025-12', '2026-01', '2026-02', '2026-03'];

/** How many bills there are, after each was computed again. */
async function recomputed(client: Client, query: object, pageNum = 1): Promise<number> {
  const { records, total } = await client.data(billApi.page, { pageSize: 500, pageNum, ...query });
  for (const { billId, billNo, amount, periodStart } of records) {
    const { parts } = await client.data(billApi.explain, { id: billId });
    expect([billNo, evaluate(parts, periodStart)]).toEqual([billNo, fen(amount)]);
  }
  const isAll = pageNum * 500 >= total;
  return isAll ? total : recomputed(client, query, pageNum + 1);
}

describe.each(MAIN_ENGINE)('explanations ($engine)', ({ start }) => {
  let backend: HostedBackend;
  beforeAll(async () => {
    backend = await (await start()).reopen({ CLOCK: '2026-04-02 10:00:00' });
  });
  afterAll(() => backend.stop());

  test('of the example, a year of bills', async () => {
    const { admin } = await signedInAgain(backend.origin);
    expect(await recomputed(admin, {})).toBeGreaterThan(100);
  });

  test('of leases with free days, increases and any cycle, and of meters that were read late, changed and ran over', async () => {
    const desk = await letProperty(backend.origin, LEASES);
    const { operator, propertyId } = desk;
    const dice = new Dice(20_260_402);
    for (let unit = 0; unit < LEASES; unit += 1) {
      const day = 1 + dice.int(0, 26);
      await approvedLease(desk, unit, {
        startDate: `2025-12-${String(day).padStart(2, '0')}`,
        rentAmount: `${5000 + dice.int(0, 8999)}.${String(10 + dice.int(0, 89))}`,
        payCycle: dice.pick([1, 3, 6, 12]),
        cycleAnchor: dice.pick([1, 2]),
        ...{ freeDays: dice.int(0, 39), deposit: '10000.00' },
        increase: [
          { fromMonth: 2, rate: '3.50' },
          { fromMonth: 4, rate: '1.25' },
        ],
        feeItems: [{ feeItemId: PROPERTY_FEE }, { feeItemId: WATER }],
      });
      const unitId = desk.unitIds[unit]!;
      const meter = { propertyId, unitId, meterNo: `J2-${unit}`, feeType: 3 as const, digits: 4, factor: '1.5000' };
      const { meterId } = await operator.data(meterApi.save, {
        ...{ ...meter, installDate: '2025-11-30', startValues: ['9980.00'] },
      });
      // Some are read each month, some once for all of them; all run over.
      const isLate = dice.chance(0.5);
      for (const [i, period] of MONTHS.entries()) {
        if (isLate && i < MONTHS.length - 1) continue;
        const values = [`${5 + 17 * i + dice.int(0, 8)}.${String(10 + dice.int(0, 89))}`];
        const overflow = isLate || i === 0 ? 1 : 0;
        await operator.data(readingApi.add, {
          ...{ meterId, period, values, overflow, confirm: 1 as const, remark: '已核对' },
          date: `${period}-${period === '2026-02' ? '28' : '30'}`,
        });
      }
    }
    const ask = { propertyId, period: '2026-04', feeItemIds: [RENT, PROPERTY_FEE, WATER], confirm: 1 as const };
    const { made } = await operator.data(billApi.generate, ask);
    expect(made).toBeGreaterThan(LEASES * 6);
    // The deposits are bills as well.
    expect(await recomputed(operator, { propertyId })).toBe(made + LEASES);
  });
});
