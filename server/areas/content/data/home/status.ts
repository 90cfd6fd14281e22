import { PUBLISH_STATUS } from '../../../../../src/contract/content/announcements';
import { FLAG } from '../../../../../src/contract/fields';
import type { Db } from '../../../../platform/database/db';
import { groupBy } from '../../../../platform/groupBy';
import type { Viewer } from '../../../../platform/scope';
import { shownIn } from '../../rules/coverage';
import { branchLines } from './lines';
import { type PlanRow, plansBetween, plansOf } from './plans';

/** The pages that at least one branch shows at this moment. */
export async function pagesShown(db: Db, viewer: Viewer, now: string): Promise<Set<string>> {
  const plans = await plansBetween(db, viewer, { from: now, to: now });
  const shown = shownIn(plans, await branchLines(db), now);
  return new Set([...shown.values()].flatMap((plan) => (plan ? [plan.page] : [])));
}

const hasBegun = ({ startTime, cancelTime }: PlanRow, now: string) =>
  startTime <= now && (cancelTime === null || cancelTime >= startTime);

const isOpen = ({ endTime, cancelTime }: PlanRow, now: string) =>
  cancelTime === null && (endTime === null || endTime >= now);

/** The status that follows from the plans of a page (docs/domain/home-pages.md#status). */
function statusOf(plans: readonly PlanRow[], isShown: boolean, now: string) {
  const begun = plans.filter((plan) => hasBegun(plan, now)).map(({ startTime }) => startTime);
  const next = plans.flatMap(({ startTime, cancelTime }) =>
    startTime > now && cancelTime === null ? [startTime] : [],
  );
  const { published, waiting, takenDown } = PUBLISH_STATUS;
  return {
    publishStatus: isShown ? published : begun.length > 0 ? takenDown : waiting,
    publishTime: begun.sort().at(-1) ?? null,
    planTime: next.sort()[0] ?? null,
    isPlanned: plans.some((plan) => isOpen(plan, now)) ? FLAG.yes : FLAG.no,
  };
}

export async function pageStatuses(
  db: Db,
  viewer: Viewer,
  { pageIds, now }: { pageIds: readonly string[]; now: string },
) {
  const shown = await pagesShown(db, viewer, now);
  const plans = groupBy(await plansOf(db, viewer, pageIds), ({ pageId }) => pageId);
  return (pageId: string) => statusOf(plans.get(pageId) ?? [], shown.has(pageId), now);
}
