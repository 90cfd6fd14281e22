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
const SWEPT = ['file', 'image_width', 'blob', 'blob_chunk'];

const tablesIn = (...lines: string[]) => lines.flatMap((line) => line.split(' '));

/** The company's own: master data, documents, and what is derived from them as long as they are there. */
const KEPT = tablesIn(
  // Organisation.
  'app_user branch branch_operate_range branch_region button counter_fault counter_profile department dict_item feedback menu',
  'number_rule operate_range region role role_button role_menu rule_setting saved_view setting sign_in staff',
  'user_role',
  // Trade fairs.
  'dining_voucher draw draw_seed fair_commodity fair_customer fair_order fair_order_line fair_supplier',
  'fair_usage guest guest_group invitation lottery_ticket meal prize prize_group trade_fair winner',
  // Promotions and prices.
  'activity activity_customer activity_customer_use activity_product activity_product_use activity_staff',
  'activity_usage compute_customer compute_line compute_run compute_unit price_change price_rule',
  'price_rule_revision promotion_policy rebate_ledger rule_category rule_price_import',
  // Orders and finance.
  'cashier erp_event order_receipt outbound outbound_line purchase_document purchase_line return_line return_record sale_document sale_line sale_return',
  'sales_order sales_order_event sales_order_line sales_order_trace statement statement_action statement_answer',
  'statement_diff statement_diff_lapsed statement_evidence statement_link statement_match statement_match_row statement_own_rows',
  'statement_row statement_opening statement_follow',
  // Goods.
  'business_code core_reserve core_stock goods_concern listing listing_event listing_import monitor_alert',
  'monitor_breed monitor_run monitor_state monitor_strategy monitor_trial product_batch product_category',
  'product_shield stock',
  // Content.
  'announcement announcement_confirmation announcement_read announcement_target banner branch_announcement content',
  'content_category content_reference content_release content_release_member home_draft_step home_override home_override_step home_page home_plan home_version zone zone_product',
  // Property.
  'pms_amendment pms_bill pms_bill_entry pms_bill_run pms_building pms_credit pms_deposit_entry pms_deposit_return',
  'pms_fee_item pms_inspection_plan pms_inspection_result pms_inspection_task pms_lease pms_lease_unit pms_meter',
  'pms_notice pms_outage pms_payment pms_payment_item pms_property pms_reading pms_refund pms_settlement pms_share',
  'pms_tariff pms_tenant pms_unit pms_work_order',
  // Master data.
  'approval_chain approval_substitute approval_task branch_product brand company_profile customer',
  'duplicate_decision duplicate_facts duplicate_pair entry entry_round field_verdict licence licence_cancel',
  'licence_notice merge_record merge_ref online_goods online_import product public_entry standard supplier',
);

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

test('storage.md has the rules as they are', () => {
  const section = read('docs/storage.md').split('## Retention')[1]?.split('\n## ')[0] ?? '';
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
