/*
 * A month of bills of a property with 5,000 units (docs/domain/property-bills.md#runs): `npm run bench bills`, on the
 * PostgreSQL server of TEST_DATABASE_URL where there is one. Two months are there before the one that is measured.
 */
import { billApi } from '../../src/contract/property/bills';
import { BOTH } from '../contract/property/billing/letProperty';
import { LARGE_ID, largeProperty } from '../contract/property/billing/largeProperty';
import { change } from '../contract/tasks/exports';
import { signedIn } from '../support/client';
import { startServer } from '../support/server';
import { report } from './report';

const UNITS = Number(process.env.UNITS ?? 5_000);

async function timed<T>(work: () => Promise<T>) {
  const start = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - start) / 1_000 };
}

async function main() {
  const env = { PAGES: '0', CLOCK: '2026-03-01 09:00:00' };
  const server = await startServer({ env, prepare: (data) => change(data, ...largeProperty(UNITS)) });
  try {
    const client = await signedIn(server.origin, 'admin.hq');
    const asked = (period: string) => ({ propertyId: LARGE_ID, period, feeItemIds: BOTH });
    const run = (period: string) => timed(() => client.data(billApi.generate, asked(period)));
    await run('2026-02');
    const trial = await timed(() => client.data(billApi.dryRun, asked('2026-03')));
    const first = await run('2026-03');
    const again = await run('2026-03');
    const limits = { unit: 's', exact: false };
    report('bills', [
      { id: '', what: `a month of ${UNITS} units`, value: first.seconds, must: 10, ...limits },
      { id: '', what: '  bills made', value: first.answer.made, unit: 'bills', exact: false },
      { id: '', what: '  tried without writing', value: trial.seconds, must: 10, ...limits },
      { id: '', what: '  run again', value: again.seconds, must: 10, ...limits },
      { id: '', what: '  bills made again', value: again.answer.made, unit: 'bills', must: 0, exact: true },
    ]);
  } finally {
    await server.stop();
  }
}

void main();
