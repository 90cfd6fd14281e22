/* docs/domain/orders.md#status: what was signed for a week ago is done, however many there are. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { finishOrders } from '../../../server/areas/orders/data/followOrder';
import { openStore } from '../../../server/platform/database/open';
import { rowsOf } from '../../../server/platform/database/rows';
import { SALES_STATUS } from '../../../src/contract/orders/orders';
import { main } from '../../support/backends';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;
/** More than the parameters of one statement have room for. */
const MANY = 17_000;

onPostgres('after days without a server all orders that are due are finished, each with its event', async () => {
  const backend = await main.start({ WORKER: '0' });
  const { db, close } = await openStore({
    ...{ databaseUrl: backend.databaseUrl, dataDir: '', seed: () => Promise.resolve() },
  });
  try {
    await db.execute(sql`insert into sales_order select (jsonb_populate_record(null::sales_order, to_jsonb(one) || jsonb_build_object(
        'order_no', 'MANY' || n, 'order_status', ${SALES_STATUS.signed}::int, 'sign_time', '2026-03-01 09:00:00'))).*
      from (select * from sales_order limit 1) as one, generate_series(1, ${MANY}::int) as n`);
    await finishOrders(db, '2026-03-09 09:00:00');
    const counted = z.object({ orders: z.number() });
    const [finished] = await rowsOf(
      db,
      sql`select count(*)::int as orders from sales_order join sales_order_event using (order_no)
        where order_no like 'MANY%' and order_status = ${SALES_STATUS.finished} and time = '2026-03-09 09:00:00'`,
      counted,
    );
    expect(finished).toEqual({ orders: MANY });
  } finally {
    await close();
    await backend.stop();
  }
});
