import { pgSequence } from 'drizzle-orm/pg-core';

/*
 * The numbers that people read (docs/domain/platform.md#identifiers), one sequence each. Who draws one waits for nobody:
 * a number whose transaction failed is not given again, so that there are gaps.
 */
export const exportNumber = pgSequence('export_number');
export const importNumber = pgSequence('import_number');
export const fairNumber = pgSequence('fair_number');
export const activityNumber = pgSequence('activity_number');
export const ruleNumber = pgSequence('rule_number');
export const releaseNumber = pgSequence('release_number');
export const invitationNumber = pgSequence('invitation_number');
export const checkInNumber = pgSequence('check_in_number');
export const voucherNumber = pgSequence('voucher_number');
export const winNumber = pgSequence('win_number');
export const cashierNumber = pgSequence('cashier_number');
export const strategyNumber = pgSequence('strategy_number');
export const shieldNumber = pgSequence('shield_number');
export const orderNumber = pgSequence('order_number');
export const returnNumber = pgSequence('return_number');
export const statementNumber = pgSequence('statement_number');
export const matchNumber = pgSequence('match_number');
export const differenceNumber = pgSequence('difference_number');
export const supplierEntryNumber = pgSequence('supplier_entry_number');
export const customerEntryNumber = pgSequence('customer_entry_number');
export const commodityEntryNumber = pgSequence('commodity_entry_number');
export const renewalNumber = pgSequence('renewal_number');
export const cancellationNumber = pgSequence('cancellation_number');
export const mergeNumber = pgSequence('merge_number');
export const brandNumber = pgSequence('brand_number');
export const standardNumber = pgSequence('standard_number');
export const propertyNumber = pgSequence('property_number');
export const tenantNumber = pgSequence('tenant_number');
export const leaseNumber = pgSequence('lease_number');
export const billNumber = pgSequence('bill_number');
export const paymentNumber = pgSequence('payment_number');
export const contentNumber = pgSequence('content_number');
export const zoneNumber = pgSequence('zone_number');
export const workOrderNumber = pgSequence('work_order_number');
export const inspectionNumber = pgSequence('inspection_number');
export const settlementNumber = pgSequence('settlement_number');
export const creditNumber = pgSequence('credit_number');
export const billRunNumber = pgSequence('bill_run_number');
export const receiptNumber = pgSequence('receipt_number');
export const meterShareNumber = pgSequence('meter_share_number');
export const amendmentNumber = pgSequence('amendment_number');
export const outageNumber = pgSequence('outage_number');
