import type { CoverChange } from '../../../../../src/contract/content/home/plans';
import { coverage, type Line, type Segment, shownIn } from '../../rules/coverage';
import { MINUTE, minuteOf, minuteText } from '../../rules/moments';
import type { NamedLine } from './lines';
import type { NamedPlan } from './plans';

const WINDOW_DAYS = 31;
const DAY = 24 * MINUTE;

export const windowFrom = (now: string) => ({ from: now, to: minuteText(minuteOf(now) + WINDOW_DAYS * DAY - 1) });

/** Identifies what a plan shows: two plans of the same version show the same. */
const shownBy = (plans: readonly NamedPlan[]) => {
  const of = new Map(plans.map((plan) => [plan.planId, `${plan.page} ${plan.versionNo}`]));
  return ({ planId }: Segment) => (planId === null ? '' : (of.get(planId) ?? ''));
};

interface Compared {
  minutes: number;
  /** In some minute the default page replaces another one. */
  falls: boolean;
}

/** Compares two covers of one branch. */
function compareSegments(
  before: readonly Segment[],
  after: readonly Segment[],
  key: (segment: Segment) => string,
): Compared {
  const compared = { minutes: 0, falls: false };
  let i = 0;
  for (const one of before) {
    const [first, last] = [minuteOf(one.from), minuteOf(one.to)];
    while (i > 0 && minuteOf(after[i]?.from ?? '') > first) i -= 1;
    for (; ; i += 1) {
      const other = after[i];
      if (!other || minuteOf(other.from) > last) break;
      const shared = Math.min(last, minuteOf(other.to)) - Math.max(first, minuteOf(other.from)) + 1;
      if (shared <= 0 || key(one) === key(other)) continue;
      compared.minutes += shared;
      if (other.planId === null) compared.falls = true;
    }
    i = Math.max(0, i - 1);
  }
  return compared;
}

interface Sides {
  before: readonly NamedPlan[];
  after: readonly NamedPlan[];
}

/** The branches that show another page in the next 31 days, and those of them that show the default page (43715). */
export function coverChanges({ before, after }: Sides, lines: readonly NamedLine[], now: string) {
  const window = windowFrom(now);
  const all = [...before, ...after];
  const key = shownBy(all);
  const names = new Map(all.map(({ page, pageName }) => [page, pageName]));
  // Compares this second, too: a plan may begin in it, and its first whole minute comes later.
  const [wasNow, isNow] = [shownIn(before, lines, now), shownIn(after, lines, now)];
  const nameOf = (shown: typeof wasNow, branchId: string) => names.get(shown.get(branchId)?.page ?? '') ?? '';
  const asLines: readonly Line[] = lines;
  const [was, is] = [coverage(before, asLines, window), coverage(after, asLines, window)];
  const changed: CoverChange[] = [];
  const falling: string[] = [];
  lines.forEach(({ branchId, branchName }, i) => {
    const [left, right] = [was[i]?.segments ?? [], is[i]?.segments ?? []];
    const { minutes, falls } = compareSegments(left, right, key);
    if (falls) falling.push(branchName);
    if (minutes > 0)
      changed.push({
        ...{ branchId, branchName, minutes },
        ...{ before: nameOf(wasNow, branchId), after: nameOf(isNow, branchId) },
      });
  });
  return { changed, falling };
}
