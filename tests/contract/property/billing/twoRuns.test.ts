/* docs/domain/property-bills.md#runs: two processes on one month make each bill once. */
import type { Input } from '../../../../src/contract/endpoint';
import { ERROR } from '../../../../src/contract/error-codes';
import { billApi } from '../../../../src/contract/property/bills';
import { main } from '../../../support/backends';
import { type Client, signedIn } from '../../../support/client';
import { startServer } from '../../../support/server';
import { approvedLease, billsOf, BOTH, generate, letProperty, PROPERTY_FEE } from './letProperty';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
const MONTHS = Number(process.env.RUNS ?? 6);

/** A run waits five seconds for another one, which is too little on a busy machine: then it is asked for once more. */
async function run(client: Client, ask: Input<typeof billApi.generate>) {
  for (;;) {
    const answer = await client.call(billApi.generate, ask);
    if (answer.code !== ERROR.billRunOn) {
      expect(answer.code).toBe(200);
      return answer.data;
    }
  }
}

onPostgres('each bill is made by one of two processes, and a third run makes none', async () => {
  const { env: seeded, remove } = await main.data();
  const env = { PAGES: '0', ...seeded, CLOCK: '2026-03-08 09:00:00' };
  const servers = await Promise.all([startServer({ env }), startServer({ env })]);
  try {
    const desk = await letProperty(servers[0].origin);
    for (const unit of [0, 1, 2, 3, 4])
      await approvedLease(desk, unit, { startDate: '2026-01-01', feeItems: [{ feeItemId: PROPERTY_FEE }] });
    const other = await signedIn(servers[1].origin, 'op.hubei');
    for (let month = 1; month <= MONTHS; month += 1) {
      const period = `${2026 + Math.floor((month - 1) / 12)}-${String(((month - 1) % 12) + 1).padStart(2, '0')}`;
      const ask = { propertyId: desk.propertyId, period, feeItemIds: BOTH };
      const both = await Promise.all([desk.operator, other].map((client) => run(client, ask)));
      expect(both.reduce((sum, { made }) => sum + made, 0)).toBe(10);
      expect(both.reduce((sum, { existing }) => sum + existing, 0)).toBe(10 + (month - 1) * 20);
      expect(await generate(desk, period)).toMatchObject({ made: 0, existing: month * 10 });
    }
    expect(await billsOf(desk)).toHaveLength(MONTHS * 10);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await remove();
  }
});
