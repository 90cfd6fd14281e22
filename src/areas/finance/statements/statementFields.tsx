import { Link } from '@umijs/max';
import {
  PARTY_TYPE,
  type PartyType,
  type Statement,
  type StatementBill,
  type StatementDetail,
} from '@/contract/finance/statements';
import type { TextId } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { orderLink } from '../shared/orderLink';
import { diffsPath } from '../shared/workbenchPaths';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatNumber } from '@kit/format/number';
import { billTypeOf } from '../shared/billType';
import { partyType } from '../shared/partyType';
import { statementStatus } from '../shared/statementStatus';

/** The number of differences, as a link to them. */
const diffsLink = ({ statementNo, diffCount }: Statement) =>
  diffCount > 0 ? <Link to={diffsPath(statementNo)}>{formatNumber(diffCount, 0)}</Link> : formatNumber(0, 0);

interface Searched {
  period: string;
  hasDiff: 0 | 1;
}

/** A statement: its list, its drawer. */
export const statementFields = fieldsOf<Statement, StatementDetail & Searched>()('statement', {
  statementNo: f.code({ max: 40, width: 170, fixed: 'left', sorted: true }),
  partyType: f.codes(partyType),
  partyCode: f.code({ width: 110 }),
  partyName: f.name({ max: 100, width: 200 }),
  branchId: f.branch(),
  branchName: f.name({ width: 180 }),
  periodStart: f.date({ sorted: true }),
  periodEnd: f.date(),
  period: f.date({ filter: { valueType: 'dateMonth', colSize: 1 } }),
  openingAmount: f.money(),
  salesAmount: f.money(),
  returnAmount: f.money(),
  discountAmount: f.money(),
  rebateAmount: f.money(),
  receivedAmount: f.money(),
  adjustAmount: f.money(),
  closingAmount: f.money({ sorted: true }),
  counterAmount: f.money(),
  diffAmount: f.money(),
  billCount: f.count(),
  diffCount: f.count({ cell: diffsLink }),
  openDiffCount: f.count(),
  suggestCount: f.count(),
  unexplained: f.money(),
  carriedAmount: f.money(),
  hasDiff: f.flag(),
  status: f.codes(statementStatus, { filter: { fieldProps: { mode: 'multiple' } } }),
  sendTime: f.dateTime(),
  confirmTime: f.dateTime({ sorted: true }),
  confirmByName: f.person(),
  basis: f.text(),
  voidReason: f.text(),
  createdByName: f.person(),
  gmtCreated: f.dateTime(),
  gmtModified: f.dateTime({ sorted: true }),
});

/** Other names of figures in a supplier's statement. */
const OF_SUPPLIER: ReadonlyMap<string, TextId> = new Map([
  ['salesAmount', 'statement.purchaseAmount'],
  ['returnAmount', 'statement.purchaseReturnAmount'],
  ['rebateAmount', 'statement.supplierRebateAmount'],
  ['receivedAmount', 'statement.paidAmount'],
]);

/** The fields of one statement, with the names that suit its party. */
export const factsOf = (party: PartyType) =>
  party === PARTY_TYPE.supplier
    ? { ...statementFields, labelOf: (name: string) => OF_SUPPLIER.get(name) ?? statementFields.labelOf(name) }
    : statementFields;

/** A bill of a statement. */
const billFieldsOf = (party: PartyType) =>
  fieldsOf<StatementBill>()('statementBill', {
    billNo: f.code({ max: 40, width: 190, fixed: 'left' }),
    // On a phone the type stands beside the number: a card has room only for the day besides.
    billType: f.codes(billTypeOf(party), { isState: true }),
    billDate: f.date({ sorted: true }),
    orderNo: f.code({ width: 200, cell: (row) => orderLink(row) }),
    amount: f.money({ sorted: true }),
    late: f.flag(),
    remark: f.text({ width: 220 }),
  });

const SEARCHED = ['billNo', 'billType'] as const;
const BILLS = {
  [PARTY_TYPE.customer]: billFieldsOf(PARTY_TYPE.customer).table({
    show: ['billNo', 'billType', 'billDate', 'amount', 'orderNo', 'late', 'remark'],
    search: SEARCHED,
  }),
  // Documents of a supplier belong to no order.
  [PARTY_TYPE.supplier]: billFieldsOf(PARTY_TYPE.supplier).table({
    show: ['billNo', 'billType', 'billDate', 'amount', 'late', 'remark'],
    search: SEARCHED,
  }),
} as const;
export const billsTable = (party: PartyType) => BILLS[party];

export interface Wanted {
  branchId: string;
  periodStart: string;
  periodEnd: string;
  partyType: PartyType;
  partyIds?: string[];
}

export const wantedFields = fieldsOf<Wanted>()('statementForm', {
  branchId: f.branch({ required: true }),
  periodStart: f.day({ required: true }),
  periodEnd: f.day({ required: true }),
  partyType: f.codes(partyType, { required: true }),
  partyIds: f.text({ help: 'statementForm.partyHelp' }),
});

export interface Adjustment {
  amount: string;
  reason: string;
  attachment: string | null;
}

const SIGNED = /^-?\d{1,9}(\.\d{1,2})?$/;
const LEAST_REASON = 5;

export const adjustmentFields = fieldsOf<Adjustment>()('statementForm', {
  amount: f.text({ required: true, rules: [{ pattern: SIGNED }], help: 'statementForm.amountHelp' }),
  reason: f.note({ max: 200, rules: [{ required: true, whitespace: true, min: LEAST_REASON }] }),
  attachment: f.text({ isFinal: true }),
});
