/* `onStore.ts <directory> <steps>` works on the data of a backend that is closed, and prints what each step has answered. */
import { sql } from 'drizzle-orm';
import { openStore } from '../../server/platform/database/open';
import { bookOrder, confirmUsage, releaseUsage } from '../../server/areas/pricing/data/bookUsage';
import { computeNightly } from '../../server/areas/promotion/jobs/runActivity';
import { vacuumDaily } from '../../server/platform/database/vacuum';
import { yuan } from '../../server/platform/numbers/money';
import { fromShanghai } from '../../server/platform/clock';
import { ORDER_TIME, type OrderLine, priced, SALESMAN } from './pricedOrder';

export type Step =
  | { sql: string }
  /** The minute of the night job at this moment. */
  | { nightly: string }
  /** The minute of the daily vacuum at this moment. */
  | { vacuum: string }
  | { book: string; custId: string; lines: readonly OrderLine[] }
  | { confirm: string }
  | { release: string };

async function main([, , dataDir = '', text = '[]']: readonly string[]) {
  const { db, close } = await openStore({ dataDir, seed: () => Promise.resolve() });
  const carryOut = async (step: Step): Promise<unknown> => {
    if ('sql' in step) {
      const result: unknown = await db.execute(sql.raw(step.sql));
      return typeof result === 'object' && result !== null && 'rows' in result ? result.rows : [];
    }
    if ('nightly' in step) return computeNightly(db, fromShanghai(step.nightly));
    if ('vacuum' in step) return vacuumDaily(db, fromShanghai(step.vacuum));
    if ('confirm' in step) return confirmUsage(db, step.confirm).then(() => null);
    if ('release' in step) return releaseUsage(db, step.release);
    const { book: orderNo, custId, lines } = step;
    const buyer = { orderNo, custId, staffId: SALESMAN, orderTime: ORDER_TIME };
    const booked = await bookOrder(db, buyer, (tx) => priced(tx, custId, lines));
    return booked.lines.map(({ unitDiscount, refusal }) => ({ discount: yuan(unitDiscount), refusal }));
  };
  // The steps are those of the test that started this.
  const steps = JSON.parse(text) as Step[];
  const answers: unknown[] = [];
  for (const step of steps) answers.push((await carryOut(step)) ?? null);
  await close();
  process.stdout.write(JSON.stringify(answers));
}

void main(process.argv);
