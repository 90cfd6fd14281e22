import {
  PARTY_TYPE,
  type Statement,
  STATEMENT_STATUS,
  type StatementBill,
  type StatementDetail,
} from '@/contract/finance/statements';
import { f } from '@/shared/fields/f';
import { OrderLink } from '../shared/OrderLink';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { billType } from '../shared/billType';

const partyType = codeTable('partyType', PARTY_TYPE, { dictCode: 'statement.partyType' });
const statementStatus = codeTable('statementStatus', STATEMENT_STATUS, {
  tones: {
    generating: 'waiting',
    toSend: 'attention',
    toConfirm: 'waiting',
    different: 'attention',
    confirmed: 'ended',
    voided: 'stopped',
  },
  dictCode: 'statement.status',
});

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
  diffCount: f.count(),
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

/** A bill of a statement. */
export const billFields = fieldsOf<StatementBill>()('statementBill', {
  billNo: f.code({ max: 40, width: 190, fixed: 'left' }),
  billType: f.codes(billType),
  billDate: f.date({ sorted: true }),
  orderNo: f.code({ width: 200, cell: ({ orderNo }) => <OrderLink orderNo={orderNo} /> }),
  amount: f.money({ sorted: true }),
  late: f.flag(),
  remark: f.text({ width: 220 }),
});

export interface Wanted {
  branchId: string;
  periodStart: string;
  periodEnd: string;
  partyIds?: string[];
}

export const wantedFields = fieldsOf<Wanted>()('statementForm', {
  branchId: f.branch({ required: true }),
  periodStart: f.day({ required: true }),
  periodEnd: f.day({ required: true }),
  partyIds: f.text({ help: 'statementForm.partyHelp' }),
});

export interface Adjustment {
  amount: string;
  reason: string;
}

const SIGNED = /^-?\d{1,9}(\.\d{1,2})?$/;
const LEAST_REASON = 5;

export const adjustmentFields = fieldsOf<Adjustment>()('statementForm', {
  amount: f.text({ required: true, rules: [{ pattern: SIGNED }], help: 'statementForm.amountHelp' }),
  reason: f.note({ max: 200, rules: [{ required: true, whitespace: true, min: LEAST_REASON }] }),
});
