/* P19 over HTTP: a price trial of 50 lines against 1,000 published activities, from the database to the trace. */
import { prodRulesApi } from '../../src/contract/pricing/prod-rules';
import { change } from '../contract/tasks/exports';
import { signedIn } from '../support/client';
import { startServer } from '../support/server';
import { report } from './report';

const LINES = 50;
const ACTIVITIES = 1_000;
/** Products that each activity names. */
const NAMED = 5;
const ROUNDS = 30;

/** Copies of one activity that runs, each for a few products of its own. */
const MANY = `
  insert into activity select (jsonb_populate_record(a, jsonb_build_object('activity_id', 900000 + n,
    'activity_code', 'BENCH' || n, 'activity_name', 'bench ' || n, 'priority', n % 999 + 1,
    'stack_mode', case when n % 2 = 0 then 'STACKABLE' else 'EXCLUSIVE' end, 'product_scope_type', 'PRODUCT',
    'customer_scope_type', 'ALL', 'start_time', '2026-01-01 00:00:00', 'end_time', '2026-12-31 23:59:59'))).*
  from (select * from activity where stage = 1 and activity_type = 'fullQuantityReductionAgg' and deleted = 0 limit 1) as one
  join activity a on a.activity_id = one.activity_id, generate_series(1, ${ACTIVITIES}) n`;
const PRODUCTS = `
  insert into activity_product (activity_id, product_id)
  select 900000 + n, p.product_id from generate_series(1, ${ACTIVITIES}) n
  cross join lateral (select product_id, row_number() over (order by product_id) as at from product where status = 1) p
  where (p.at + n) % (${LINES} / ${NAMED}) = 0 and p.at <= ${LINES}`;

async function main() {
  let ids: string[] = [];
  const server = await startServer({
    prepare: (data) => {
      const rows = change(
        data,
        MANY,
        PRODUCTS,
        `select product_id from product where status = 1 order by product_id limit ${LINES}`,
      );
      ids = rows.map(({ product_id: id }) => String(id));
    },
  });
  try {
    const client = await signedIn(server.origin, 'op.hubei');
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = performance.now();
      const { trace } = await client.data(prodRulesApi.trial, {
        ...{ branchId: 'FDB', custId: 'C100', orderTime: '2026-03-12 10:00:00', tryRuleIds: [] },
        lines: ids.map((productId, i) => ({ lineNo: i + 1, productId, qty: '100' })),
      });
      times.push(performance.now() - before);
      if (trace.length < ACTIVITIES) throw new Error('Not every activity was looked at.');
    }
    times.sort((a, b) => a - b);
    report('trial', [
      {
        id: 'P19',
        what: `a trial of ${LINES} lines, ${ACTIVITIES} activities: p50`,
        value: times[Math.floor(ROUNDS / 2)] ?? 0,
        unit: 'ms',
        exact: false,
      },
      { id: '', what: 'p95', value: times[Math.floor(ROUNDS * 0.95)] ?? 0, unit: 'ms', exact: false },
    ]);
  } finally {
    await server.stop();
  }
}

void main();
