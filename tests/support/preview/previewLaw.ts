import { like } from 'drizzle-orm';
import fc from 'fast-check';
import { advanceBranchAnnouncements } from '../../../server/areas/content/jobs/advanceBranchAnnouncements';
import { advanceZones } from '../../../server/areas/content/jobs/advanceZones';
import { homeMoments } from '../../../server/areas/content/handlers/home/moments';
import { release } from '../../../server/areas/content/data/schema/release';
import { renderPage } from '../../../server/areas/content/handlers/home/render';
import { pageChanges } from '../../../server/areas/content/rules/pageChanges';
import { advanceReleases } from '../../../server/areas/content/jobs/advanceReleases';
import type { App } from '../../../server/http/context';
import { runListingPlans } from '../../../server/areas/goods/jobs/listingPlans';
import { fromShanghai, MINUTE, SECOND, shanghai } from '../../../server/platform/clock';
import type { Db } from '../../../server/platform/database/db';
import { LIVE, type RenderedPage } from '../../../src/contract/content/home/render';
import type { Month } from './drawing';
import { drawMonth } from './drawMonth';

export interface Preview extends Month {
  moments: number;
  /** How many minutes are looked at one by one. */
  minutes: number;
}

/** What the minute's work does to what a page shows. */
const TIME: readonly ((db: Db, now: string) => Promise<unknown>)[] = [
  advanceBranchAnnouncements,
  advanceZones,
  runListingPlans,
  // What it asks of the process is the database and the time.
  (db, now) => advanceReleases({ db, clock: () => fromShanghai(now) } as App),
];

/** The plan of a release has its number when it is out. */
const LEFT_OUT = new Set<string>([...LIVE, 'at', 'live', 'url', 'planId']);

/** The page without what nobody can know ahead, and without the signatures of its files. */
const known = (page: RenderedPage) =>
  JSON.stringify(page, (key, value: unknown) => (LEFT_OUT.has(key) ? undefined : value));

/** What numbers of drawn releases begin with. */
const DRAWN = 'FBX%';
const AROUND = 160;

/** Where two texts part, with what stands there. */
function parting(ahead: string, then: string) {
  let at = 0;
  while (ahead[at] === then[at]) at += 1;
  const from = Math.max(0, at - AROUND);
  return `ahead: ${ahead.slice(from, at + AROUND)}\nthen:  ${then.slice(from, at + AROUND)}`;
}

/** Seconds of the month: any, and those around one at which a page may become another. */
function momentsOf({ seed, moments, from, days }: Preview, edges: readonly string[]) {
  const begin = fromShanghai(from);
  const any = fc.integer({ min: 1, max: days * 86_400 }).map((second) => begin + second * SECOND);
  const around = fc
    .tuple(fc.constantFrom(...edges), fc.integer({ min: -1, max: 1 }))
    .map(([edge, beside]) => fromShanghai(edge) + beside * SECOND);
  const drawn = fc.sample(fc.oneof(any, around), { seed, numRuns: moments });
  return drawn.sort((a, b) => a - b);
}

/** The one of these times after which most others follow within so long. */
const busiest = (times: readonly number[], long: number) => {
  const follow = (from: number) => times.filter((one) => one >= from && one < from + long).length;
  return times.reduce((best, one) => (follow(one) > follow(best) ? one : best), times[0] ?? 0);
};

/** The minutes at which a company shows something else than a minute before: as it is told, and as they show. */
async function eachMinute(db: Db, { from, branchIds, minutes }: Preview, edges: readonly string[]) {
  const branchId = branchIds.at(-1) ?? '';
  const context = {
    ...{ app: { db, linkSecret: 'preview' }, ms: fromShanghai(from), now: from },
    request: { language: 'zh' as const },
  };
  const first = busiest(edges.map(fromShanghai), minutes * MINUTE) - MINUTE;
  const begin = first - (first % MINUTE);
  const at = (n: number) => shanghai(begin + n * MINUTE);
  const answer = await homeMoments({ branchId, from: at(0), to: at(minutes) }, context);
  const found: string[] = [];
  let before = await renderPage({ branchId, at: at(0) }, context);
  for (let n = 1; n <= minutes; n += 1) {
    const after = await renderPage({ branchId, at: at(n) }, context);
    if (pageChanges(before, after).length > 0) found.push(at(n));
    before = after;
  }
  return { told: answer.moments.map(({ time }) => time), found };
}

/**
 * Looks ahead at moments of a drawn month from its beginning, then lives through it, and answers what is seen otherwise
 * when the moment is there (docs/domain/home-rendering.md#render).
 */
export async function previewLaw(db: Db, preview: Preview) {
  const { from, branchIds } = preview;
  const edges = await drawMonth(db, preview);
  const app = { db, linkSecret: 'preview' };
  const seen = (branchId: string, at: string | undefined, ms: number) =>
    renderPage({ branchId, ...(at === undefined ? {} : { at }) }, { app, ms, now: shanghai(ms) }).then(known);
  const moments = momentsOf(preview, edges).map((ms, i) => ({ ms, branchId: branchIds[i % branchIds.length] ?? '' }));
  // The minute's work comes at each of them, as it does every minute.
  let due = [...edges.map(fromShanghai)].sort((a, b) => a - b);
  const ahead: string[] = [];
  for (const { ms, branchId } of moments) ahead.push(await seen(branchId, shanghai(ms), fromShanghai(from)));
  const minutes = await eachMinute(db, preview, edges);
  const differences: string[] = [];
  for (const [i, { ms, branchId }] of moments.entries()) {
    for (const minute of [...due.filter((one) => one < ms), ms])
      for (const step of TIME) await step(db, shanghai(minute));
    due = due.filter((one) => one >= ms);
    const then = await seen(branchId, undefined, ms);
    if (then !== ahead[i]) differences.push(`${branchId} ${shanghai(ms)}\n${parting(ahead[i] ?? '', then)}`);
  }
  const became = await db.select({ status: release.status }).from(release).where(like(release.releaseNo, DRAWN));
  return { ...minutes, differences, became: became.map(({ status }) => status).sort() };
}
