import {
  COMPARE,
  type Compare,
  MONITOR_STATE,
  type MonitorState,
  SCHEDULE,
  type Schedule,
} from '../../../../src/contract/goods/monitoring';

const { ok, pending, firing, noData } = MONITOR_STATE;

/** Values, threshold and margin in 1/10000. */
export interface Watch {
  compare: Compare;
  threshold: number;
  pendingRuns: number;
  recoverMargin: number;
  recoverRuns: number;
  noDataRuns: number;
}

/** What is remembered of a product in a company from one run to the next. */
export interface Watched {
  state: MonitorState;
  /** Runs in a row: out of range while pending; beyond the margin while firing; without data. */
  pendingCount: number;
  recoverCount: number;
  noDataCount: number;
  /** The state before there was no data. */
  before: MonitorState;
}

export const UNWATCHED: Watched = { state: ok, pendingCount: 0, recoverCount: 0, noDataCount: 0, before: ok };

const isLow = (compare: Compare) => compare === COMPARE.less || compare === COMPARE.atMost;

function meets(value: number, compare: Compare, threshold: number) {
  if (compare === COMPARE.less) return value < threshold;
  if (compare === COMPARE.atMost) return value <= threshold;
  return compare === COMPARE.more ? value > threshold : value >= threshold;
}

export type Finding = 'opened' | 'recovered' | 'lost' | undefined;

function withoutData(was: Watched, { noDataRuns }: Watch): { now: Watched; finding: Finding } {
  const noDataCount = was.noDataCount + 1;
  if (was.state === noData || noDataCount < noDataRuns) return { now: { ...was, noDataCount }, finding: undefined };
  return { now: { ...was, noDataCount, state: noData, before: was.state }, finding: 'lost' };
}

function whileFiring(was: Watched, value: number, watch: Watch): { now: Watched; finding: Finding } {
  const { compare, threshold, recoverMargin, recoverRuns } = watch;
  const edge = isLow(compare) ? threshold + recoverMargin : threshold - recoverMargin;
  if (meets(value, compare, edge)) return { now: { ...was, recoverCount: 0 }, finding: undefined };
  const recoverCount = was.recoverCount + 1;
  if (recoverCount < recoverRuns) return { now: { ...was, recoverCount }, finding: undefined };
  return { now: UNWATCHED, finding: 'recovered' };
}

/** One run of one product in one company; `null`: there is no value, or an old one. */
export function watchOnce(last: Watched, value: number | null, watch: Watch): { now: Watched; finding: Finding } {
  if (value === null) return withoutData(last, watch);
  const back = last.before === pending ? UNWATCHED : { ...last, state: last.before };
  const was = { ...(last.state === noData ? back : last), noDataCount: 0, before: ok };
  if (was.state === firing) return whileFiring(was, value, watch);
  if (!meets(value, watch.compare, watch.threshold)) return { now: UNWATCHED, finding: undefined };
  const pendingCount = was.pendingCount + 1;
  if (pendingCount < watch.pendingRuns)
    return { now: { ...UNWATCHED, state: pending, pendingCount }, finding: undefined };
  return { now: { ...UNWATCHED, state: firing }, finding: 'opened' };
}

interface When {
  schedule: Schedule;
  /** `HH:mm`; for an hourly schedule only the minutes count. */
  runAt: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Asia/Shanghai has no daylight saving: its days and hours begin so much before those of UTC. */
const SHANGHAI = 8 * HOUR;

/** The latest run that is due since `since`, and how many before it were missed; milliseconds, whatever the machine's zone. */
export function dueRun({ schedule, runAt }: When, since: number, now: number): { due: number; missed: number } | null {
  const [hours = 0, minutes = 0] = runAt.split(':').map(Number);
  const [length, offset] =
    schedule === SCHEDULE.hourly ? [HOUR, minutes * MINUTE] : [DAY, hours * HOUR + minutes * MINUTE];
  const nth = (ms: number) => Math.floor((ms + SHANGHAI - offset) / length);
  const count = nth(now) - nth(since);
  return count <= 0 ? null : { due: nth(now) * length + offset - SHANGHAI, missed: count - 1 };
}

/** Whether a run began so late that it is marked as caught up. */
export const isCaughtUp = (due: number, start: number) => start - due > MINUTE;
