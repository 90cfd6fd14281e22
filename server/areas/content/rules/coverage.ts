import { type CoverReason, DEFAULT_PAGE, PLAN_KIND, type PlanKind } from '../../../../src/contract/content/home/plans';
import { MINUTE, minuteOf, minuteText, secondOf, textOf } from './moments';

/** A plan as the rules see it (docs/domain/home-pages.md#plans). */
export interface Plan {
  planId: string;
  page: string;
  kind: PlanKind;
  force: 0 | 1;
  branchIds: readonly string[];
  inherit: 0 | 1;
  startTime: string;
  /** Included; null: no end. */
  endTime: string | null;
  /** When it was cancelled: it ends the second before. */
  cancelTime: string | null;
  /** In force only from then on, though it ranks by its start: a plan that the end of a release brings back. */
  resumeTime?: string;
}

/** A branch with those above it, itself first: `['FDB01', 'FDB', 'FDA']`. */
export interface Line {
  branchId: string;
  line: readonly string[];
}

export interface Segment {
  from: string;
  to: string;
  minutes: number;
  planId: string | null;
  page: string;
  reason: CoverReason;
}

/** A plan as it applies to one branch: the seconds in which it is in force, and what decides between several. */
interface Candidate {
  plan: Plan;
  first: number;
  last: number;
  /** When it began, or begins: the later one goes before. */
  since: number;
  /** 2 forced campaign, 1 campaign, 0 standing. */
  rank: number;
  /** Steps up to the nearest company that it names. */
  distance: number;
  id: bigint;
}

const rankOf = ({ kind, force }: Plan) => (kind === PLAN_KIND.standing ? 0 : force === 1 ? 2 : 1);

function lastSecond({ endTime, cancelTime }: Plan) {
  const end = endTime === null ? Infinity : secondOf(endTime);
  return cancelTime === null ? end : Math.min(end, secondOf(cancelTime) - 1);
}

/** Whether a plan may be in force in some second from one moment to another. */
export const isBetween = ({ startTime, endTime, cancelTime }: Plan, { from, to }: Record<'from' | 'to', string>) =>
  startTime <= to && (endTime === null || endTime >= from) && (cancelTime === null || cancelTime > from);

/** How far up the nearest company is that the plan names; -1 where it does not reach the branch. */
function distanceOf({ branchIds, inherit }: Pick<Plan, 'branchIds' | 'inherit'>, line: readonly string[]) {
  const named = new Set(branchIds);
  const distance = line.findIndex((one) => named.has(one));
  return inherit === 1 || distance === 0 ? distance : -1;
}

/** Whether a plan names the branch, or hands down to it. */
export const reaches = (plan: Pick<Plan, 'branchIds' | 'inherit'>, line: readonly string[]) =>
  distanceOf(plan, line) >= 0;

type Timed = Omit<Candidate, 'distance'>;

const timed = (plans: readonly Plan[]): Timed[] =>
  plans.flatMap((plan) => {
    const [since, last] = [secondOf(plan.startTime), lastSecond(plan)];
    const first = plan.resumeTime === undefined ? since : Math.max(since, secondOf(plan.resumeTime));
    return last < first ? [] : [{ plan, first, last, since, rank: rankOf(plan), id: BigInt(plan.planId) }];
  });

const reaching = (all: readonly Timed[], line: readonly string[]): Candidate[] =>
  all.flatMap((one) => {
    const distance = distanceOf(one.plan, line);
    return distance < 0 ? [] : [{ ...one, distance }];
  });

/** Whether `a` shows before `b` where both are in force. */
function precedes(a: Candidate, b: Candidate) {
  if (a.rank !== b.rank) return a.rank > b.rank;
  if (a.distance !== b.distance) return a.distance < b.distance;
  if (a.since !== b.since) return a.since > b.since;
  return a.id > b.id;
}

function bestAt(candidates: readonly Candidate[], second: number): Candidate | undefined {
  let best: Candidate | undefined;
  for (const one of candidates)
    if (one.first <= second && second <= one.last && (!best || precedes(one, best))) best = one;
  return best;
}

const REASONS: readonly CoverReason[] = ['STANDING', 'CAMPAIGN', 'FORCED'];
const reasonOf = (one: Candidate | undefined): CoverReason => (one && REASONS[one.rank]) ?? 'DEFAULT';

/** The plan that decides in each branch at a second; where there is none, the default page. */
export function shownIn(plans: readonly Plan[], branches: readonly Line[], moment: string) {
  const [all, second] = [timed(plans), secondOf(moment)];
  const active = all.filter(({ first, last }) => first <= second && second <= last);
  return new Map(branches.map(({ branchId, line }) => [branchId, bestAt(reaching(active, line), second)?.plan]));
}

/** The minutes, from 0, whose first second another plan than before may decide. */
function boundaries(candidates: readonly Candidate[], from: number, to: number) {
  const minutes = new Set([from]);
  for (const { first, last } of candidates) {
    minutes.add(Math.ceil(first / MINUTE));
    if (last !== Infinity) minutes.add(Math.floor(last / MINUTE) + 1);
  }
  return [...minutes].filter((one) => one >= from && one <= to).sort((a, b) => a - b);
}

function segmentsOf(candidates: readonly Candidate[], from: number, to: number): Segment[] {
  const parts: { from: number; best: Candidate | undefined }[] = [];
  for (const minute of boundaries(candidates, from, to)) {
    const best = bestAt(candidates, minute * MINUTE);
    const before = parts.at(-1);
    if (!before || before.best?.id !== best?.id) parts.push({ from: minute, best });
  }
  return parts.map(({ from: first, best }, i) => {
    const last = (parts[i + 1]?.from ?? to + 1) - 1;
    return {
      ...{ from: minuteText(first), to: minuteText(last), minutes: last - first + 1 },
      ...{ planId: best?.plan.planId ?? null, page: best?.plan.page ?? DEFAULT_PAGE, reason: reasonOf(best) },
    };
  });
}

interface Window {
  from: string;
  to: string;
}

/** What each branch shows from one minute to another, both included. */
export function coverage(plans: readonly Plan[], branches: readonly Line[], { from, to }: Window) {
  const all = timed(plans);
  const [first, last] = [minuteOf(from), minuteOf(to)];
  return branches.map(({ branchId, line }) => ({ branchId, segments: segmentsOf(reaching(all, line), first, last) }));
}

/** Two campaigns that have the same right to a branch at the same time: the minutes, and which of them shows then. */
export function meetings(one: Plan, others: readonly Plan[], branches: readonly Line[]) {
  const [mine] = timed([one]);
  if (!mine || mine.rank === 0) return [];
  return timed(others).flatMap((other) => {
    const [first, last] = [Math.max(mine.first, other.first), Math.min(mine.last, other.last)];
    if (other.rank !== mine.rank || first > last) return [];
    const met = branches.filter(({ line }) => {
      const distance = distanceOf(one, line);
      return distance >= 0 && distance === distanceOf(other.plan, line);
    });
    if (met.length === 0) return [];
    const wins = precedes({ ...mine, distance: 0 }, { ...other, distance: 0 });
    const branchIds = met.map(({ branchId }) => branchId);
    return [{ other: other.plan, branchIds, from: textOf(first), to: textOf(last), wins }];
  });
}
