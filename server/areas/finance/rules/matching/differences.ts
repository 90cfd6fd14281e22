import {
  BILL_TYPE,
  type BillType,
  DIFF_CAUSE,
  DIFF_TYPE,
  type DiffCause,
  type DiffType,
} from '../../../../../src/contract/finance/matching';
import { residualsOf } from './bridge';
import { explain, type Explained } from './causes';
import type { DocumentLine } from './rows';

/* Differences between both sides, as they follow from the matches (docs/domain/reconciliation.md#differences). */

export interface SettledRow {
  id: string;
  side: 1 | 2;
  billType: BillType | null;
  amount: number;
  counted: boolean;
  /** An agreed difference of an earlier statement. */
  carry: boolean;
  duplicate: boolean;
  lines: readonly DocumentLine[];
}

export interface ConfirmedMatch {
  id: string;
  rows: readonly SettledRow[];
}

export interface Difference {
  /** The same as long as its rows are the same, so that it keeps its handling. */
  key: string;
  type: DiffType;
  cause: DiffCause;
  amount: number;
  matchId: string | null;
  ourIds: string[];
  theirIds: string[];
  explained: Explained | null;
}

const idsOf = (rows: readonly SettledRow[], side: 1 | 2) =>
  rows
    .filter((row) => row.side === side)
    .map(({ id }) => id)
    .sort();

const SIGN = { 1: 1, 2: -1 } as const;
const CAUSE_OF_BILL: Partial<Record<BillType, DiffCause>> = {
  [BILL_TYPE.return]: DIFF_CAUSE.returnMissing,
  [BILL_TYPE.rebate]: DIFF_CAUSE.rebateMissing,
};

function ofOpen(row: SettledRow): Difference[] {
  if (!row.counted) return [];
  const one = { matchId: null, ourIds: idsOf([row], 1), theirIds: idsOf([row], 2), explained: null };
  const amount = row.amount * SIGN[row.side];
  if (row.duplicate)
    return [{ ...one, amount, key: `5 ${row.id}`, type: DIFF_TYPE.duplicate, cause: DIFF_CAUSE.duplicate }];
  const cause = (row.side === 1 && row.billType && CAUSE_OF_BILL[row.billType]) || DIFF_CAUSE.missing;
  const type = row.side === 1 ? DIFF_TYPE.oursOnly : DIFF_TYPE.theirsOnly;
  return [{ ...one, amount, key: `${type} ${row.id}`, type, cause }];
}

const linesOf = (rows: readonly SettledRow[], side: 1 | 2) =>
  rows.filter((row) => row.side === side).flatMap(({ lines }) => lines);

/** Lines count only if every document of both sides has them. */
const explainedBy = (gross: number, rows: readonly SettledRow[]) =>
  rows.every(({ lines }) => lines.length > 0)
    ? explain(gross, linesOf(rows, 1), linesOf(rows, 2))
    : explain(gross, [], []);

function ofMatch({ id, rows }: ConfirmedMatch): Difference[] {
  const { gross, timing } = residualsOf(rows);
  const [ourIds, theirIds] = [idsOf(rows, 1), idsOf(rows, 2)];
  const one = { matchId: id, ourIds, theirIds };
  const key = [...ourIds, ...theirIds].join(' ');
  const isCarried = rows.some(({ carry }) => carry);
  const explained = gross === 0 ? null : explainedBy(gross, rows);
  return [
    ...(explained
      ? [{ ...one, key: `3 ${key}`, type: DIFF_TYPE.amount, cause: explained.cause, amount: gross, explained }]
      : []),
    ...(timing !== 0 && !isCarried
      ? [
          {
            ...{ ...one, key: `4 ${key}`, type: DIFF_TYPE.date, cause: DIFF_CAUSE.time },
            ...{ amount: timing, explained: null },
          },
        ]
      : []),
  ];
}

/**
 * All differences of a statement; `rest` is the difference of the openings beyond carried differences and `tied` bills.
 */
export function differencesOf(
  open: readonly SettledRow[],
  matches: readonly ConfirmedMatch[],
  { rest, tied = [] }: { rest: number; tied?: readonly string[] },
): Difference[] {
  const opening: Difference[] =
    rest === 0
      ? []
      : [
          {
            key: ['6', ...tied].join(' '),
            type: DIFF_TYPE.opening,
            cause: DIFF_CAUSE.opening,
            amount: rest,
            ...{ matchId: null, ourIds: [], theirIds: [], explained: null },
          },
        ];
  return [...open.flatMap(ofOpen), ...matches.flatMap(ofMatch), ...opening];
}
