/* docs/domain/goods.md#stock: reserves begin and end with days, and the minutes between look at nothing. */
import type { Step } from '../../support/onStore';
import { type Moments, openMoments } from '../promotion/storeAt';

let moments: Moments;
beforeAll(async () => {
  moments = await openMoments();
});
afterAll(() => moments.remove());

const OF = "branch_id = 'FDB' and product_id = 'P101'";
const kept: Step = { sql: `select sum(reserved_qty)::int / 10000 as kept from stock where ${OF}` };
const taken: Step = { sql: `update stock set reserved_qty = 0 where ${OF}` };
const at = (goods: string): Step => ({ goods });

test('what is kept follows the days of a reserve; what was changed by hand is put right within the hour', async () => {
  const answers = await moments.onStore(
    { sql: `delete from core_reserve where ${OF}` },
    {
      sql: `insert into core_reserve (branch_id, product_id, cust_id, reserve_qty, start_date, end_date, status)
        values ('FDB', 'P101', 'C100', 370000, '2026-03-10', '2026-03-11', 1)`,
    },
    ...[at('2026-03-09 23:59:10'), kept],
    ...[at('2026-03-10 00:00:10'), kept],
    ...[taken, at('2026-03-10 00:41:10'), kept],
    ...[at('2026-03-10 01:00:10'), kept],
    ...[at('2026-03-12 00:00:10'), kept],
    { sql: `select status from core_reserve where ${OF}` },
  );
  const figures = answers.filter((one): one is [{ kept: number }] => JSON.stringify(one).includes('kept'));
  expect(figures.map(([one]) => one.kept)).toEqual([0, 37, 0, 37, 0]);
  expect(answers.at(-1)).toEqual([{ status: 3 }]);
});
