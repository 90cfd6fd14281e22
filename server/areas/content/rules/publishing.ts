import { PUBLISH_STATUS, type PublishStatus } from '../../../../src/contract/content/publishing';
import type { FieldProblem } from '../../../platform/problem';

/*
 * When something may be made known, and when it is taken down (docs/domain/publishing.md#life-cycle).
 */

export type Move = 'publish' | 'takeDown' | 'delete';

const { published, waiting, takenDown } = PUBLISH_STATUS;
const FROM: Readonly<Record<Move, readonly PublishStatus[]>> = {
  publish: [waiting, takenDown],
  takeDown: [published],
  delete: [waiting, takenDown],
};

export const mayMove = (move: Move, status: PublishStatus) => FROM[move].includes(status);

interface Times {
  startTime: string | null;
  endTime: string | null;
}

/** Nobody would ever see what has ended already. */
export function timeProblems({ startTime, endTime }: Times, now: string): FieldProblem[] {
  if (startTime && endTime && endTime <= startTime) return [{ field: 'endTime', text: 'field.endBeforeStart' }];
  return endTime && endTime <= now ? [{ field: 'endTime', text: 'field.onlyLater' }] : [];
}

/** What stays as it is while it is published: title and target, each as it was and as it would be. */
export const lockedProblems = (
  status: PublishStatus,
  fixed: Readonly<Record<string, readonly [before: string, after: string]>>,
): FieldProblem[] =>
  status === published
    ? Object.entries(fixed)
        .filter(([, [before, after]]) => before !== after)
        .map(([field]) => ({ field, text: 'field.locked' }))
    : [];
