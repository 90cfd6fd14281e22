import type { BridgeLine } from '@/contract/finance/bridge-rows';

/** The parts of the workbench: the first three show both panes. */
export const WORK_TABS = [
  ...(['open', 'suggested', 'matched'] as const),
  ...(['diffs', 'repair', 'bridge', 'actions', 'evidence'] as const),
] as const;
export type WorkTab = (typeof WORK_TABS)[number];

export const STATEMENTS = '/reconciliation';
export const workbenchPath = (statementId: string) => `/reconciliation/checkDiffList?statementId=${statementId}`;
/** The address of a part of the workbench; the default part needs no name. */
export const tabPath = (statementId: string, tab: WorkTab) =>
  tab === 'open' ? workbenchPath(statementId) : `${workbenchPath(statementId)}&tab=${tab}`;
/** The address that shows the rows of a figure of the bridge over a part of the workbench. */
export const bridgePath = (statementId: string, line: BridgeLine, tab: WorkTab = 'open') =>
  `${tabPath(statementId, tab)}&line=${line}`;
/** The address of the differences of a statement, in these states or in all of them. */
export const diffsPath = (statementNo: string, states: readonly number[] = []) =>
  `/reconciliation/checkDiffList?${new URLSearchParams([
    ['statementNo', statementNo],
    ...states.map((state) => ['handleStatus', String(state)]),
  ]).toString()}`;
