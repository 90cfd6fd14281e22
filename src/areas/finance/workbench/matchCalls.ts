import { MATCH_STATUS } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { MatchView } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';

export const confirmMatch = ({ matchId, version }: MatchView) => call(workbenchApi.confirm, { matchId, version });
export const rejectMatch = ({ matchId, version }: MatchView) => call(workbenchApi.reject, { matchId, version });
export const unmatchMatch = ({ matchId, version }: MatchView) => call(workbenchApi.unmatch, { matchId, version });

/** A group that could be matched in several ways is confirmed as a whole, and only where both sides are equal. */
export const canConfirm = ({ status, handled, ambiguous, grossResidual, ourAmount, counterAmount }: MatchView) =>
  status === MATCH_STATUS.suggested &&
  handled === 0 &&
  (ambiguous === 0 || (Number(grossResidual) === 0 && Number(ourAmount) !== 0 && Number(counterAmount) !== 0));

const MOST_AT_ONCE = 500;

/** Confirms all suggestions that need no choice. */
export async function confirmAll(statementId: string) {
  const { records } = await call(workbenchApi.matches, {
    ...{ statementId, status: [MATCH_STATUS.suggested], pageSize: MOST_AT_ONCE },
  });
  const items = records
    .filter((match) => canConfirm(match) && match.ambiguous === 0)
    .map(({ matchId, version }) => ({ matchId, version }));
  if (items.length === 0) return { done: 0, failed: 0 };
  const { done, failed } = await call(workbenchApi.batchConfirm, { statementId, items });
  return { done, failed: failed.length };
}
