import { SETTLE_MODE } from '../../../../src/contract/promotion/activity';
import type { Stage, TraceReason } from '../../../../src/contract/pricing/pricing';
import { capOf, reasonOfCut } from './caps';
import { LineIndex } from './lineIndex';
import { activityClosedTo } from './scope';
import { type Subject, type TraceRow, traceRow } from './trace';
import type { Activity, Deal, Fen, LadderActivity } from './types';
import { moneyOf, type NetLine, totalOf } from './units';

export interface Candidate {
  activity: LadderActivity;
  subject: Subject;
  /** The lines in its scope. */
  scope: readonly number[];
  /**
   * The reward on the lines after stage 2, without limits, guard and other activities
   * (docs/domain/promotion.md#immediate-activities).
   */
  expected: Fen;
}

export const subjectOf = (activity: Activity): Subject => ({
  source: activity.activityType === 'specialOffer' && activity.fair ? 'FAIR' : 'ACTIVITY',
  id: activity.activityId,
  code: activity.activityCode,
  name: activity.activityName,
  kind: activity.activityType,
});

export const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Decimal ids as numbers. */
export const compareIds = (a: string, b: string) => a.length - b.length || compareTexts(a, b);

const byStart = (a: Activity, b: Activity) =>
  compareTexts(a.startTime, b.startTime) || compareIds(a.activityId, b.activityId);

/** The order in which activities act (docs/domain/promotion.md#immediate-activities). */
const inOrder = (a: Candidate, b: Candidate) =>
  b.activity.priority - a.activity.priority || b.expected - a.expected || byStart(a.activity, b.activity);

export const byRank = (a: Activity, b: Activity) => b.priority - a.priority || byStart(a, b);

export const takesLine = ({ withSpecial }: LadderActivity, { special }: Pick<NetLine, 'special'>) =>
  withSpecial || !special;

export const isLadder = (activity: Activity): activity is LadderActivity =>
  activity.activityType !== 'specialOffer' && activity.activityType !== 'flexible';

/** The activities, by id, that apply to the deal and to one of its lines; the trace says why the others do not. */
export const openActivities = <A extends Activity>(
  activities: readonly A[],
  { deal, stage, trace }: { deal: Deal; stage: Stage; trace: TraceRow[] },
  touches: (activity: A) => boolean,
): A[] =>
  [...activities]
    .sort((a, b) => compareIds(a.activityId, b.activityId))
    .filter((activity) => {
      const reason = activityClosedTo(deal, activity) ?? (touches(activity) ? null : 'PRODUCT_SCOPE');
      if (reason) trace.push(traceRow(subjectOf(activity), { stage, reason }));
      return !reason;
    });

function usedUp(activity: LadderActivity): TraceReason | null {
  const cap = capOf(activity);
  return cap?.rest === 0 ? reasonOfCut(cap.cut) : null;
}

/** The activities that take part in the order, in their turn; the trace says why the others do not. */
export function candidatesOf(lines: readonly NetLine[], activities: readonly LadderActivity[], deal: Deal) {
  const amounts = { lines, money: moneyOf(lines) };
  const index = new LineIndex(lines);
  const trace: TraceRow[] = [];
  const candidates: Candidate[] = [];
  const immediate = activities.filter(({ settleMode }) => settleMode === SETTLE_MODE.immediate);
  for (const activity of immediate.sort((a, b) => compareIds(a.activityId, b.activityId))) {
    const subject = subjectOf(activity);
    const refuse = (reason: TraceReason) => trace.push(traceRow(subject, { stage: 3, reason }));
    const closed = activityClosedTo(deal, activity) ?? usedUp(activity);
    const scope = closed ? [] : index.linesOf(activity);
    if (closed || scope.length === 0) {
      refuse(closed ?? 'PRODUCT_SCOPE');
      continue;
    }
    const indices = activity.withSpecial ? scope : scope.filter((at) => !lines[at]?.special);
    if (indices.length === 0) refuse('SPECIAL_LINE');
    else candidates.push({ activity, subject, scope, expected: totalOf(activity, amounts, indices) });
  }
  return { candidates: candidates.sort(inOrder), trace };
}
