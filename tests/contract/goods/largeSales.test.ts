/* docs/domain/goods.md#monitors */
import { Client as PgClient } from 'pg';
import { strategyApi } from '../../../src/contract/goods/monitor-strategies';
import { COMPARE, METRIC, SCHEDULE } from '../../../src/contract/goods/monitoring';
import { main } from '../../support/backends';
import { signedIn } from '../../support/client';

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

const LINE = `(select order_no, line_no from outbound_line order by outbound_no desc limit 1)`;
/** Ten million pieces for a hundred million yuan. */
const QTY = '100000000000';
const NET = '10000000000';

onPostgres('an order of millions of pieces does not keep a metric from being measured', async () => {
  const backend = await main.start();
  const database = new PgClient({ connectionString: backend.databaseUrl });
  await database.connect();
  await database.query(
    `update sales_order_line set qty = ${QTY}, net_amount = ${NET} where (order_no, line_no) in ${LINE}`,
  );
  await database.query(`update outbound_line set qty = ${QTY} where (order_no, line_no) in ${LINE}`);
  await database.end();
  const admin = await signedIn(backend.origin, 'admin.hq');
  for (const metric of [METRIC.salesGrowth, METRIC.margin, METRIC.idleDays]) {
    const { strategyId: id } = await admin.data(strategyApi.add, {
      ...{ strategyName: `大单 ${metric}`, metric, compare: COMPARE.less, threshold: '-99999999', windowDays: 90 },
      ...{ branchIds: ['FDB'], productScopeType: 'ALL', level: 2, receiverIds: ['S00102'], notifyBy: [1] },
      ...{ schedule: SCHEDULE.daily, runAt: '07:00', noDataMinutes: 1440 },
    });
    expect(await admin.call(strategyApi.run, { id })).toMatchObject({ code: 200 });
  }
  await backend.stop();
});
