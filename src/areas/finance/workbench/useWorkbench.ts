import { useState } from 'react';
import { MATCH_STATUS, ROW_STATE, type RowState, SIDE, type Side } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { MatchView, WorkRow } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { useCall } from '@kit/data/useCall';
import { useConfirmed } from '@kit/form/useConfirmed';
import { canConfirm, confirmMatch, rejectMatch, unmatchMatch } from './matchCalls';
import { type Sought, useRows } from './useRows';
import { useSelectionOf } from './useSelectionOf';
import { useSums } from './suggestions/useSums';
import { useWorkKeys } from './useWorkKeys';

const { free, suggested, matched, outside, carried } = ROW_STATE;
export const FILTERS = ['open', 'suggested', 'matched'] as const;
export type Filter = (typeof FILTERS)[number];
const STATES: Readonly<Record<Filter, RowState[]>> = {
  open: [free, suggested, outside, carried],
  suggested: [suggested],
  matched: [matched],
};

const other = (side: Side): Side => (side === SIDE.ours ? SIDE.theirs : SIDE.ours);

interface Asked {
  statementId: string;
  filter: Filter;
  sought: Sought;
}

/** The row that the user is at, and the matches suggested for it. */
export function usePosition({ statementId, filter, sought }: Asked) {
  const asked = { statementId, state: STATES[filter], sought };
  const panes = {
    [SIDE.ours]: useRows({ ...asked, side: SIDE.ours }),
    [SIDE.theirs]: useRows({ ...asked, side: SIDE.theirs }),
  };
  const [side, setSide] = useState<Side>(SIDE.ours);
  const [at, setAt] = useState({ [SIDE.ours]: 0, [SIDE.theirs]: 0 });
  const [chosenMatch, setChosenMatch] = useState(0);
  const indexOf = (which: Side) => Math.min(at[which], panes[which].rows.length - 1);
  const row = panes[side].rows[indexOf(side)];
  const {
    data: found,
    loading,
    error,
    refresh,
  } = useCall(workbenchApi.candidates, { statementId, rowId: row?.rowId ?? '0' }, { ready: row !== undefined });
  // Suggestions of the former row must not be confirmed by a key that was meant for this one.
  const matches = row ? (found ?? []).filter(({ rows }) => rows.some(({ rowId }) => rowId === row.rowId)) : [];
  const goTo = (to: number, which = side) => {
    setSide(which);
    setAt((before) => ({ ...before, [which]: Math.max(0, Math.min(to, panes[which].rows.length - 1)) }));
    setChosenMatch(0);
  };
  return {
    read: { isKnown: !loading && !error, error, refresh },
    ...{ panes, side, row, matches, match: matches[chosenMatch] ?? matches[0], chosenMatch, setChosenMatch, goTo },
    indexIn: (which: Side) => (which === side ? indexOf(which) : undefined),
    opposite: panes[other(side)].rows,
    rowBy: (by: number) => panes[side].rows[indexOf(side) + by],
    move: (by: number) => goTo(indexOf(side) + by),
    toOther: () => goTo(at[other(side)], other(side)),
    nextOpen: () => {
      const next = panes[side].rows.findIndex((one, i) => i > at[side] && one.state !== matched);
      if (next >= 0) goTo(next);
    },
  };
}

/** Commands that open a form for the row that the keys act on. */
export type RowCommands = Record<'handle' | 'evidence' | 'remark', (row: WorkRow) => unknown>;

/** Commands that move the focus elsewhere. */
export type Leads = Record<'filter' | 'keys', () => void>;

/** Confirms the first suggestion of a row when the key is pressed before the suggestions have loaded. */
async function confirmOffered(statementId: string, { rowId }: WorkRow, known: MatchView | undefined) {
  const match = known ?? (await call(workbenchApi.candidates, { statementId, rowId }))[0];
  if (match && canConfirm(match)) await confirmMatch(match);
}

/** All commands of the panes, for buttons and keys. */
export function useWorkbench({ onRow, leads, ...asked }: Asked & { onRow: RowCommands; leads: Leads }) {
  const { statementId } = asked;
  const position = usePosition(asked);
  const selection = useSelectionOf();
  const { row, match, opposite } = position;
  const confirmed = useConfirmed();
  /** Matching rows with different signs needs a confirmation. */
  const matchChosen = async () => {
    const chosen = { statementId, ourIds: selection.ours, counterIds: selection.theirs };
    const made = await confirmed((confirmCodes) => call(workbenchApi.match, { ...chosen, confirmCodes }));
    if (made) selection.clear();
  };
  const undo = () => call(workbenchApi.undo, { statementId });
  const redo = () => call(workbenchApi.redo, { statementId });
  const sums = useSums(statementId, row?.rowId);
  const quietly = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch {
      // `call` has shown what was wrong.
    }
  };
  const hasChosen = selection.rows.size > 0;
  const onKeyDown = useWorkKeys({
    ...leads,
    move: position.move,
    extend: (by) => {
      selection.add([row, position.rowBy(by)].filter((one) => one !== undefined));
      position.move(by);
    },
    otherPane: position.toOther,
    toggle: () => row && selection.toggle(row),
    enter: () => {
      if (hasChosen) void quietly(matchChosen());
      else if (row) void quietly(confirmOffered(statementId, row, match));
    },
    choose: position.setChosenMatch,
    match: () => hasChosen && void quietly(matchChosen()),
    unmatch: () => match?.status === MATCH_STATUS.confirmed && void quietly(unmatchMatch(match)),
    reject: () => match?.status === MATCH_STATUS.suggested && void quietly(rejectMatch(match)),
    nextOpen: position.nextOpen,
    undo: () => void quietly(undo()),
    redo: () => void quietly(redo()),
    searchSums: () => row && void quietly(sums.search()),
    handle: () => row && void quietly(Promise.resolve(onRow.handle(row))),
    evidence: () => row && void quietly(Promise.resolve(onRow.evidence(row))),
    remark: () => row && void quietly(Promise.resolve(onRow.remark(row))),
  });
  /** Selects a set that adds up: its rows, and the row that it is for. */
  const chooseSet = (rowIds: readonly string[]) =>
    selection.set([...(row ? [row] : []), ...opposite.filter(({ rowId }) => rowIds.includes(rowId))]);
  return { position, selection, hasChosen, matchChosen, undo, redo, sums, onKeyDown, chooseSet };
}
