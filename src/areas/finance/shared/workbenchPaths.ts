import type { BridgeLine } from '@/contract/finance/bridge-rows';

export const STATEMENTS = '/reconciliation';
export const workbenchPath = (statementId: string) => `/reconciliation/checkDiffList?statementId=${statementId}`;
/** A figure of the bridge with its rows. */
export const bridgePath = (statementId: string, line: BridgeLine) => `${workbenchPath(statementId)}&line=${line}`;
/** The differences of a statement, in these states or in all of them. */
export const diffsPath = (statementNo: string, states: readonly number[] = []) =>
  `/reconciliation/checkDiffList?${new URLSearchParams([
    ['statementNo', statementNo],
    ...states.map((state) => ['handleStatus', String(state)]),
  ]).toString()}`;
