import { ERROR, type ErrorCode } from '../../src/contract/error-codes';
import { brokenConstraint, sqlState } from '../platform/fault';
import type { FieldProblem } from '../platform/problem';
import { Failure, InvalidInput } from './failure';

const code = (known: ErrorCode) => () => new Failure(known);
const field =
  (name: string, text: FieldProblem['text'] = 'field.taken') =>
  () =>
    new InvalidInput([{ field: name, text }]);

/**
 * The error that a broken constraint means to the user: the same as the handler's own check gives. It breaks when two
 * writes meet that have both passed that check.
 */
export const MEANINGS: Readonly<Record<string, () => Failure>> = {
  app_user_loginName_unique: field('loginName'),
  app_user_login_name_lower: field('loginName'),
  role_roleCode_unique: field('roleCode'),
  menu_menuUrl_unique: code(ERROR.pageKeyTaken),
  menu_pageKey_unique: code(ERROR.pageKeyTaken),
  button_pkey: field('buttonCode'),
  cashier_name: field('cashierName'),
  brand_name: field('brandName'),
  content_category_name: field('categoryName'),
  branch_branchName_unique: field('branchName'),
  company_profile_uscc: code(ERROR.usccTaken),
  standard_key: field('commonName'),
  cashier_limits: field('singleLimit', 'field.aboveDaily'),
  statement_period: code(ERROR.statementOverlaps),
  statement_row_source: code(ERROR.statementOverlaps),
  statement_match_row_held: code(ERROR.versionConflict),
  statement_diff_key: code(ERROR.versionConflict),
  statement_days: field('periodEnd', 'field.endBeforeStart'),
  price_rule_name: code(ERROR.ruleNameTaken),
  price_rule_period: code(ERROR.ruleTime),
  activity_name: code(ERROR.activityNameTaken),
  activity_period: code(ERROR.activityTimesWrong),
  activity_budget: code(ERROR.quotaUsed),
  activity_product_limit: code(ERROR.quotaUsed),
  activity_staff_quota: code(ERROR.quotaUsed),
  trade_fair_code: field('tradeFairCode'),
  trade_fair_period: field('endTime', 'field.endBeforeStart'),
  meal_slot: field('meals', 'field.mealTwice'),
  meal_quota: field('meals', 'field.locked'),
  meal_used: code(ERROR.mealFull),
  dining_voucher_once: code(ERROR.voucherUsed),
  fair_supplier_once: field('supplierId'),
  fair_supplier_booth: code(ERROR.boothTaken),
  fair_commodity_once: field('productId'),
  fair_customer_once: code(ERROR.fairCustomerTwice),
  guest_phone: field('phone'),
  guest_group_name: field('groupName'),
  invitation_live: field('guestId', 'field.invited'),
  prize_name: field('prizeName'),
  prize_quota: code(ERROR.prizeUsedUp),
  approval_chain_code: field('chainCode'),
  pms_building_name: field('buildingName'),
  pms_unit_no: field('unitNo'),
  pms_lease_unit_overlap: code(ERROR.unitLet),
  pms_settlement_lease: code(ERROR.propertyForbids),
  pms_deposit_entry_balance: code(ERROR.depositShort),
  pms_bill_key: code(ERROR.billExists),
  pms_fee_item_code: field('feeCode'),
  pms_fee_item_name: field('feeName'),
  pms_meter_no: code(ERROR.meterNoTaken),
  pms_reading_once: code(ERROR.readingBilled),
  pms_tariff_once: code(ERROR.tariffWrong),
  draw_running: code(ERROR.drawRunning),
  winner_ticket: code(ERROR.ticketHasWon),
};

/** A foreign key, uniqueness, a check, an exclusion. */
const BROKEN = /^23(503|505|514|P01)$/;

/** The failure for a broken constraint; without an entry in the table it is a general conflict. */
export function conflictOf(error: unknown): Failure | undefined {
  if (!BROKEN.test(sqlState(error) ?? '')) return undefined;
  return (MEANINGS[brokenConstraint(error) ?? ''] ?? code(ERROR.clashes))();
}
