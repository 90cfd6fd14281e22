/* What the database itself refuses, whoever writes: a script, or the second of two who were both allowed to. */
import { ERROR } from '../../src/contract/error-codes';
import { prodRulesApi } from '../../src/contract/pricing/prod-rules';
import { savedViewApi, VIEW_SHARE } from '../../src/contract/account/saved-views';
import { ENGINES } from '../support/backends';
import { type Client, signedIn } from '../support/client';
import { promotionSamples } from './samples/promotion';

const AT_ONCE = Array.from({ length: 8 }, (_, i) => i);

/** Runs a statement and answers the name of the constraint that it broke; what it wrote is taken back anyway. */
const REFUSED = `create function refused(statement text) returns text language plpgsql as $$
  declare broken text;
  begin
    begin
      execute statement;
      raise exception 'nothing';
    exception
      when integrity_constraint_violation then get stacked diagnostics broken = constraint_name;
      when raise_exception then broken = null;
    end;
    return broken;
  end $$`;

const STATEMENTS: [constraint: string, statement: string][] = [
  ['activity_budget', 'update activity set budget_amount = 100, budget_used = 101'],
  ['activity_amounts', 'update activity set budget_used = -1'],
  ['activity_period', 'update activity set stage = 1, start_time = now(), end_time = now()'],
  ['activity_staff_quota', 'update activity_staff set quota_amount = 1, used_amount = 2'],
  ['activity_stage', 'update activity set stage = 3'],
  ['activity_version', 'update activity set version = 0'],
  ['price_rule_period', 'update price_rule set effective_end = effective_start'],
  ['price_rule_status', 'update price_rule set status = 2'],
  ['branch_product_prices', 'update branch_product set list_price = -1'],
  ['product_batch_qty', 'update product_batch set qty = -1'],
  ['trade_fair_state', 'update trade_fair set state = 5'],
  ['trade_fair_period', 'update trade_fair set state = 1, start_time = now(), end_time = now()'],
  ['meal_quota', 'update meal set issued_count = quota + 1'],
  ['prize_quota', 'update prize set drawn_count = quota + 1'],
  ['fair_order_amounts', 'update fair_order set pay_amount = -1'],
  ['fair_order_cust_id_customer_cust_id_fk', "update fair_order set cust_id = 'nobody'"],
  ['fair_order_guest_id_guest_guest_id_fk', 'update fair_order set guest_id = 1'],
  ['fair_order_line_product_id_product_product_id_fk', "update fair_order_line set product_id = 'nothing'"],
  ['fair_order_line_amounts', 'update fair_order_line set qty = -1'],
  ['winner_fair_customer_id_fair_customer_id_fk', 'update winner set fair_customer_id = 1'],
  ['winner_win_status', 'update winner set win_status = 7'],
  ['lottery_ticket_status', 'update lottery_ticket set status = 4'],
  ['invitation_send_status', 'update invitation set send_status = 4'],
  ['sale_return_line', 'update sale_return set line_no = 999'],
  [
    'saved_view_share',
    "insert into saved_view (list_key, name, share, content, created_by, created_by_name, gmt_created, modified_by, gmt_modified) values ('l', 'n', 9, '{}', '', '', now(), '', now())",
  ],
  ['pms_deposit_entry_balance', 'update pms_deposit_entry set balance_after = -1'],
  ['app_user_status', 'update app_user set status = 3'],
];

describe.each(ENGINES)('$engine', ({ start, data }) => {
  test('rows that make no sense are refused, also from a script', async () => {
    const { env, remove } = await data();
    const asked = STATEMENTS.map(([, statement]) => ({
      sql: `select refused('${statement.replaceAll("'", "''")}') as name`,
    }));
    const [, ...answers] = (await hostSteps(env, [{ sql: REFUSED }, ...asked])) as [unknown, ...{ name: string }[][]];
    await remove();
    expect(answers.map(([row]) => row?.name)).toEqual(STATEMENTS.map(([constraint]) => constraint));
  });

  describe('at once', () => {
    let backend: Awaited<ReturnType<typeof start>>;
    let client: Client;

    beforeAll(async () => {
      backend = await start();
      client = await signedIn(backend.origin, 'op.hubei');
    });
    afterAll(() => backend.stop());

    test('of eight rules with one name one is stored, and the others hear that the name is taken', async () => {
      const rule = { ...promotionSamples.prodRulesApi.addRule, ruleName: '同名规则' };
      const answers = await Promise.all(AT_ONCE.map(() => client.call(prodRulesApi.addRule, rule)));
      expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([
        200,
        ...Array<number>(7).fill(ERROR.ruleNameTaken),
      ]);
    });

    test('a list has one default view, however many are made its default', async () => {
      const view = (name: string) => ({
        ...{ listKey: '/sale/atOnce#id', name, share: VIEW_SHARE.own, isDefault: 1 as const },
        content: { columns: [], filters: {} },
      });
      const answers = await Promise.all(AT_ONCE.map((i) => client.call(savedViewApi.save, view(`view ${i}`))));
      const codes = new Set(answers.map(({ code }) => code));
      codes.delete(200);
      codes.delete(ERROR.clashes);
      expect([...codes]).toEqual([]);
      const mine = await client.data(savedViewApi.mine, {});
      expect(mine.filter(({ listKey, isDefault }) => listKey === '/sale/atOnce#id' && isDefault === 1)).toHaveLength(1);
    });
  });
});
