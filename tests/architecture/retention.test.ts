import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RETAINED } from '../../src/contract/tasks/storage';
import { read } from './repository';

/** Tables whose rows go after some days, by the rule that removes them (server/retention.ts). */
const BY_RULE: Record<(typeof RETAINED)[number], readonly string[]> = {
  operationLog: ['operation_log'],
  importRow: ['import_row', 'import_record'],
  exportJob: ['export_job'],
  job: ['job'],
  drawPool: [],
};

/** Rows of minutes, hours or days, which go by themselves: see STEPS of server/jobs.ts. */
const SHORT = [
  ...['session', 'rate_event', 'sms_code', 'idempotency', 'used_signature', 'sso_ticket', 'upload_ticket'],
  'public_draft',
  // Two minutes.
  'home_lease',
  ...['activity_basket', 'activity_basket_customer', 'activity_basket_product', 'activity_basket_staff', 'draw_screen'],
  // Four hundred days.
  'monitor_figure',
  'page_visit',
];

/** What the sweep of files looks after. */
const SWEPT = ['file', 'blob', 'blob_chunk'];

/** The company's own: master data, documents, and what is derived from them as long as they are there. */
const KEPT = [
  ...['activity', 'activity_customer', 'activity_customer_use', 'activity_product', 'activity_product_use'],
  ...[
    'activity_staff',
    'activity_usage',
    'announcement',
    'announcement_read',
    'announcement_target',
    ...['home_page', 'home_version', 'home_draft_step', 'home_plan', 'home_override'],
    'banner',
    'branch_announcement',
    'zone',
    'zone_product',
    'content',
    'content_category',
    'app_user',
    'branch',
  ],
  ...[
    'branch_operate_range',
    'branch_product',
    'branch_region',
    'brand',
    'button',
    'cashier',
    'compute_customer',
    'compute_line',
    'core_reserve',
    'core_stock',
    'stock',
    'licence',
    'licence_cancel',
    'licence_notice',
    'public_entry',
    'listing',
    'listing_event',
    'listing_import',
    'product_shield',
    'goods_concern',
    'monitor_strategy',
    'monitor_trial',
    'monitor_breed',
    'monitor_state',
    'monitor_alert',
    'monitor_run',
    'business_code',
    'standard',
    'company_profile',
    'online_goods',
    'online_import',
  ],
  ...['approval_chain', 'approval_substitute', 'approval_task', 'entry', 'entry_round', 'field_verdict'],
  ...['duplicate_decision', 'duplicate_facts', 'duplicate_pair', 'merge_record', 'merge_ref'],
  ...['compute_run', 'compute_unit', 'customer', 'department', 'dict_item', 'dining_voucher', 'draw', 'draw_seed'],
  ...['fair_commodity', 'fair_customer', 'fair_order', 'fair_order_line', 'fair_supplier', 'fair_usage', 'feedback'],
  ...['guest', 'guest_group', 'invitation', 'lottery_ticket', 'meal', 'menu', 'operate_range', 'pms_bill'],
  ...['pms_building', 'pms_inspection_plan', 'pms_inspection_result', 'pms_inspection_task', 'pms_outage'],
  ...['pms_lease', 'pms_lease_unit', 'pms_property', 'pms_unit'],
  ...[
    'pms_tenant',
    ...['pms_amendment', 'pms_bill_entry', 'pms_bill_run', 'pms_credit', 'pms_fee_item', 'pms_payment'],
    ...['pms_payment_item', 'pms_tariff', 'pms_meter', 'pms_reading'],
    'pms_work_order',
    'price_change',
    'price_rule',
    'price_rule_revision',
    'prize',
    'prize_group',
    'product',
  ],
  ...['order_receipt', 'outbound', 'outbound_line', 'sales_order', 'sales_order_event', 'sales_order_line'],
  ...['return_line', 'return_record', 'sales_order_trace'],
  ...['product_batch', 'product_category', 'promotion_policy', 'rebate_ledger', 'region', 'role', 'role_button'],
  ...['role_menu', 'rule_category', 'rule_price_import', 'sale_document', 'sale_line', 'sale_return', 'saved_view'],
  ...[
    'setting',
    'sign_in',
    'staff',
    'statement',
    'statement_row',
    'statement_match',
    'statement_match_row',
    'statement_diff',
    'number_rule',
    'statement_action',
    'statement_link',
    'rule_setting',
    'counter_fault',
    'statement_evidence',
    'statement_answer',
    'statement_own_rows',
    'supplier',
    'trade_fair',
    'user_role',
    'winner',
  ],
];

interface Snapshot {
  tables: Record<string, { name: string }>;
}

const META = 'server/platform/database/migrations/meta';
const [newest = ''] = readdirSync(join(__dirname, '../..', META))
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .reverse();

test('somebody has decided of every table for how long its rows are kept', () => {
  const { tables }: Snapshot = JSON.parse(read(`${META}/${newest}`));
  const names = Object.values(tables).map(({ name }) => name);
  const decided = [...Object.values(BY_RULE).flat(), ...SHORT, ...SWEPT, ...KEPT];
  expect(decided.sort()).toEqual(names.sort());
});

test('operations.md has the rules as they are', () => {
  const section = read('docs/operations.md').split('## Retention')[1]?.split('\n## ')[0] ?? '';
  const named = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named).toEqual([...RETAINED]);
  for (const file of [
    'server/retention.ts',
    'server/areas/tasks/jobs/retention.ts',
    'server/areas/trade-fair/jobs/retention.ts',
  ])
    for (const [, name, days, least] of read(file).matchAll(
      /name: '(\w+)',\s+days: ([\d_]+),(?:\s+\/\/.*)*\s+least: (\d+)/g,
    )) {
      const row = section.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
      expect(
        row
          .split('|')
          .slice(2, 4)
          .map((cell) => cell.replace(/\D/g, '')),
      ).toEqual([days?.replace('_', ''), least]);
    }
});
