import {
  ACTION_KIND,
  DIFF_CAUSE,
  DIFF_TYPE,
  HANDLE_STATUS,
  HANDLE_TYPE,
  type HandleType,
  MATCH_LEVEL,
  ROW_STATE,
} from '@/contract/finance/matching';
import { BILL_ANSWER } from '@/contract/finance/replies';
import type { Difference, WorkAction } from '@/contract/finance/workbench-records';
import { T } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { OrderLink } from '../shared/OrderLink';

export const rowState = codeTable('rowState', ROW_STATE, {
  tones: { free: 'attention', suggested: 'waiting', matched: 'active', outside: 'ended', carried: 'ended' },
});
export const billAnswer = codeTable('billAnswer', BILL_ANSWER, {
  tones: { agree: 'active', differs: 'attention', missing: 'stopped' },
});
export const matchLevel = codeTable('matchLevel', MATCH_LEVEL, {
  tones: { byHand: 'ended', low: 'stopped', middle: 'waiting', high: 'active' },
});
export const diffCause = codeTable('diffCause', DIFF_CAUSE, { dictCode: 'statement.diffCause' });
const diffType = codeTable('diffType', DIFF_TYPE, { dictCode: 'statement.diffType' });
const handleStatus = codeTable('handleStatus', HANDLE_STATUS, {
  tones: { open: 'attention', handled: 'active', revoked: 'stopped', settled: 'ended', waiting: 'waiting' },
  dictCode: 'statement.handleStatus',
});
const handleType = codeTable('handleType', HANDLE_TYPE, { dictCode: 'statement.handleType' });
const actionKind = codeTable('actionKind', ACTION_KIND);

/** The arithmetic of a difference, product by product. */
function Parts({ explained }: Pick<Difference, 'explained'>) {
  return explained.map(({ code, qtyPart, pricePart, rounding }) => (
    <div key={code}>
      <T id="statementDiff.part" values={{ code, qty: qtyPart, price: pricePart, rounding }} />
    </div>
  ));
}

/** A difference: the list of all, and those of one statement. */
export const diffFields = fieldsOf<Difference, Difference & { minDiff: string }>()('statementDiff', {
  /** As much or more, whichever way. */
  minDiff: f.money(),
  diffNo: f.code({ max: 20, width: 130, fixed: 'left', sorted: true }),
  statementNo: f.code({ max: 40, width: 170 }),
  partyName: f.name({ max: 100, width: 180 }),
  branchId: f.branch(),
  diffType: f.codes(diffType, { width: 120 }),
  cause: f.codes(diffCause, { width: 110 }),
  billNo: f.code({ max: 60, width: 190 }),
  orderNo: f.code({ width: 200, cell: ({ orderNo }) => <OrderLink orderNo={orderNo} /> }),
  counterBillNo: f.code({ width: 190 }),
  billDate: f.date({ sorted: true }),
  ourAmount: f.money(),
  counterAmount: f.money(),
  diffAmount: f.money({ sorted: true }),
  explained: f.list({ width: 260, cell: (diff) => <Parts explained={diff.explained} /> }),
  evidenceCount: f.count(),
  handleStatus: f.codes(handleStatus, { filter: { fieldProps: { mode: 'multiple' } } }),
  handleType: f.codes(handleType, { width: 130 }),
  handlerName: f.person(),
  handleTime: f.dateTime(),
  remark: f.text({ width: 200 }),
});

export interface Handling {
  handleType: HandleType;
  remark: string;
}

export const handlingFields = fieldsOf<Handling>()('statementDiff', {
  handleType: f.codes(handleType, { required: true }),
  remark: f.note({ max: 200, help: 'statementDiff.remarkHelp' }),
});

export const remarkFields = fieldsOf<Pick<Handling, 'remark'>>()('statementDiff', { remark: f.note({ max: 200 }) });

/** What was done in a statement. */
export const actionFields = fieldsOf<WorkAction>()('workAction', {
  time: f.timestamp({}),
  kind: f.codes(actionKind),
  byName: f.person(),
  count: f.count(),
  undone: f.flag(),
});

export interface Figures {
  counterOpening: string;
  counterClosing: string;
}

const SIGNED = /^-?\d{1,9}(\.\d{1,2})?$/;

export const figureFields = fieldsOf<Figures>()('workbench', {
  counterOpening: f.text({ rules: [{ pattern: SIGNED }] }),
  counterClosing: f.text({ rules: [{ pattern: SIGNED }] }),
});
