/* Whoever locks many rows locks them in the order of their ids: two of them never wait for each other in a circle. */
import { Pool } from 'pg';
import { ERROR } from '../../src/contract/error-codes';
import { concernApi } from '../../src/contract/goods/concerns';
import { ENTRY_STATUS } from '../../src/contract/master-data/approval';
import { commodityEntryApi } from '../../src/contract/master-data/entries';
import { prodRulesApi } from '../../src/contract/pricing/prod-rules';
import { ruleImportApi } from '../../src/contract/tasks/import-calls';
import { type Backend, main } from '../support/backends';
import { type Client, signedIn } from '../support/client';
import { meanwhile } from '../support/meanwhile';
import { workbook } from '../support/sheets';

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('many rows at once', () => {
  let backend: Backend;
  let pool: Pool;
  let operator: Client;
  beforeAll(async () => {
    backend = await main.start({ WORKER: '0' });
    pool = new Pool({ connectionString: backend.databaseUrl, max: 1 });
    operator = await signedIn(backend.origin, 'op.hubei', 'FDB');
  });
  afterAll(async () => {
    await pool.end();
    await backend.stop();
  });

  /** Somebody holds the first of two rows, which the table has behind the second: whoever waits for it holds no other. */
  async function firstLocked([table, key]: [string, string], ids: readonly [string, string]) {
    const row = (id: string) => `select 1 from ${table} where ${key} = ${id} for update`;
    await pool.query(`update ${table} set ${key} = ${key} where ${key} = ${ids[0]}`);
    await pool.query(`analyze ${table}`);
    return { before: row(ids[0]), free: `${row(ids[1])} nowait` };
  }

  test('concerns that are told', async () => {
    const ids: [string, string] = ['92804', '92805'];
    const held = await firstLocked(['goods_concern', 'concern_id'], ids);
    const told = await meanwhile(backend.databaseUrl, held, () => operator.data(concernApi.notify, { ids }));
    expect(told.sent).toBe(2);
  });

  test('a preview of a batch waits for nobody', async () => {
    const admin = await signedIn(backend.origin, 'admin.hq');
    const { records } = await admin.data(commodityEntryApi.page, { status: [ENTRY_STATUS.waiting], pageSize: 10 });
    const { entryId: id } = records[0]!;
    const { round, stepNo, contentHash } = await admin.data(commodityEntryApi.detail, { id });
    const preview = () => admin.data(commodityEntryApi.batchPreview, { items: [{ id, round, stepNo, contentHash }] });
    const before = await preview();
    expect(before[0]!.code).not.toBe(ERROR.versionConflict);
    const held = {
      before: `select 1 from entry where entry_id = ${id} for update`,
      last: `update entry set round = round + 1 where entry_id = ${id}`,
    };
    expect(await meanwhile(backend.databaseUrl, held, preview)).toEqual(before);
  });

  test('rules whose prices are imported', async () => {
    const rule = (ruleName: string) =>
      operator.data(prodRulesApi.addRule, {
        ...{ ruleName, categoryCode: 'SPECIAL', branchId: 'FDB', saveAndEnable: 0, confirm: 1 },
        ...{ effectiveStart: '2026-03-01 00:00:00', params: { items: [{ productId: 'P001', specialPrice: '12.1' }] } },
      });
    const [one, other] = [await rule('先锁'), await rule('后锁')];
    const held = await firstLocked(['price_rule', 'rule_id'], [one.id, other.id]);
    const rows = [one, other].map(({ ruleCode }) => [ruleCode, 'SP000003', '9.2', '']);
    const file = {
      content: workbook([['规则编码*', '商品编码*', '协议价*', '起购数量'], ...rows]),
      name: '协议价.xlsx',
    };
    const done = await meanwhile(backend.databaseUrl, held, () =>
      operator.upload(ruleImportApi.importPrices, { branchId: 'FDB' }, file),
    );
    expect(done).toMatchObject({ code: 200, data: { success: 2 } });
  });
});
