import { Space, Tag } from 'antd';
import {
  ACTION_KIND,
  DIFF_CAUSE,
  DIFF_TYPE,
  HANDLE_STATUS,
  HANDLE_TYPE,
  type HandleType,
  MATCH_LEVEL,
  type NotUndoneWhy,
  ROW_SOURCE,
  ROW_STATE,
} from '@/contract/finance/matching';
import { BILL_ANSWER } from '@/contract/finance/replies';
import type { Difference, WorkAction } from '@/contract/finance/workbench-records';
import { T, type TextId } from '@/core/i18n';
import { f } from '@/shared/fields/f';
import type { NamedFile } from '@/ui/upload/FilesField';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { orderLink } from '../shared/orderLink';

export const rowState = codeTable('rowState', ROW_STATE, {
  tones: { free: 'attention', suggested: 'waiting', matched: 'active', outside: 'ended', carried: 'ended' },
});
export const rowSource = codeTable('rowSource', ROW_SOURCE);
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

type Arithmetic = Pick<Difference, 'explained' | 'unknown'>;

/** The arithmetic of a difference, product by product, and the unexplained rest. */
const partsOf = ({ explained, unknown }: Arithmetic) => [
  ...explained.flatMap(({ code, qtyLess, qtyUnit, qtyPart, priceLess, theirQty, pricePart, rounding }) => [
    ...(qtyLess === null
      ? []
      : [
          <div key={`${code} qty`}>
            <T id="statementDiff.byQty" values={{ code, qty: qtyLess, unit: qtyUnit ?? '', amount: qtyPart }} />
          </div>,
        ]),
    ...(priceLess === null
      ? []
      : [
          <div key={`${code} price`}>
            <T id="statementDiff.byPrice" values={{ code, unit: priceLess, qty: theirQty, amount: pricePart }} />
          </div>,
        ]),
    ...(Number(rounding) === 0
      ? []
      : [
          <div key={`${code} rounding`}>
            <T id="statementDiff.byRounding" values={{ code, amount: rounding }} />
          </div>,
        ]),
  ]),
  ...(unknown === null || Number(unknown) === 0
    ? []
    : [
        <div key="unknown">
          <T id="statementDiff.unknownPart" values={{ amount: unknown }} />
        </div>,
      ]),
];

/** A difference: for the list of all, and for those of one statement. */
export const diffFields = fieldsOf<Difference, Difference & { minDiff: string }>()('statementDiff', {
  /** Differences of at least this amount, with either sign. */
  minDiff: f.money(),
  diffNo: f.code({ max: 20, width: 130, fixed: 'left', sorted: true }),
  statementNo: f.code({ max: 40, width: 170 }),
  partyName: f.name({ max: 100, width: 180 }),
  branchId: f.branch(),
  // The column of `isChanged` is one of the last, for which few windows have room: the type shows it as well.
  diffType: f.codes(diffType, {
    width: 120,
    cell: ({ diffType: type, isChanged }) =>
      isChanged === 1 ? (
        <Space size={4}>
          {diffType.labelOf(type)}
          <Tag>
            <T id="statementDiff.isChanged" />
          </Tag>
        </Space>
      ) : (
        diffType.labelOf(type)
      ),
  }),
  cause: f.codes(diffCause, { width: 110 }),
  billNo: f.code({ max: 60, width: 190 }),
  orderNo: f.code({ width: 200, cell: (row) => orderLink(row) }),
  counterBillNo: f.code({ width: 190 }),
  billDate: f.date({ sorted: true }),
  ourAmount: f.money(),
  counterAmount: f.money(),
  diffAmount: f.money({ sorted: true }),
  adjustAmount: f.money(),
  explained: f.list({ width: 260, cell: (diff) => partsOf(diff) }),
  hasSuggestion: f.flag(),
  isChanged: f.flag(),
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
  /** The server names this field in its refusal of a file. */
  fileIds?: NamedFile[];
}

export const handlingFields = fieldsOf<Handling>()('statementDiff', {
  handleType: f.codes(handleType, { required: true }),
  remark: f.note({ max: 200, help: 'statementDiff.remarkHelp' }),
  fileIds: f.list({ isFinal: true, help: 'statementDiff.filesHelp' }),
});

export const remarkFields = fieldsOf<Pick<Handling, 'remark'>>()('statementDiff', { remark: f.note({ max: 200 }) });

const NOT_UNDONE: Readonly<Record<NotUndoneWhy, TextId>> = {
  ...{ undone: 'notUndone.undone', locked: 'notUndone.locked' },
  ...{ kind: 'notUndone.kind', other: 'notUndone.other' },
};

/** An action that was done in a statement. */
export const actionFields = fieldsOf<WorkAction>()('workAction', {
  time: f.timestamp({}),
  kind: f.codes(actionKind),
  byName: f.person(),
  count: f.count(),
  undone: f.flag(),
  why: f.text({ width: 180, cell: ({ why }) => why && <T id={NOT_UNDONE[why]} /> }),
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
