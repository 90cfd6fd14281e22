import { and, asc, eq, lt, lte } from 'drizzle-orm';
import { RELEASE_STATUS, type ReleaseCheck } from '../../../../src/contract/content/releases';
import { ERROR } from '../../../../src/contract/error-codes';
import { type App, type Context, inTransaction } from '../../../http/context';
import { Failure } from '../../../http/failure';
import { contextFor } from '../../../http/onBehalf';
import { logChange } from '../../../http/operationLog';
import { shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { describe } from '../../../platform/fault';
import { logger } from '../../../platform/logger';
import { global } from '../../../platform/scope';
import { readMembers, type ReleaseRow, writeRelease } from '../data/releases/rows';
import { release } from '../data/schema/release';
import { attempt, hold, keepOutcome } from '../handlers/releases/attempt';
import { checkRows } from '../handlers/releases/checks';
import { giveBack } from '../handlers/releases/giveBack';
import { byTheClock } from '../handlers/releases/byTheClock';
import { queueAlert } from './releaseSms';

const { waiting, out, ended, refused } = RELEASE_STATUS;
const MENU = '/contentManage/homeConfig';

/** Locks a release if its status is still the same: another process may have been faster. */
async function locked(db: Db, { releaseId, status }: ReleaseRow): Promise<ReleaseRow | undefined> {
  const [row] = await db
    .select()
    .from(release)
    .where(global('clock', and(eq(release.releaseId, releaseId), eq(release.status, status))))
    .for('update', { skipLocked: true });
  return row;
}

/** Writes what has become of a release, with its line in the log. */
async function became(row: ReleaseRow, values: Partial<ReleaseRow>, context: Context) {
  const { db, session, now } = context;
  const after = await writeRelease(db, row, { ...values, modifiedBy: session.loginName, gmtModified: now });
  const { releaseId: objectId, releaseName: objectName } = row;
  const note = { objectId, objectName, before: { ...row }, after: { ...after } };
  await logChange(db, context, { objectType: 'release', ...note });
}

async function refuse(row: ReleaseRow, refusals: ReleaseCheck[], context: Context) {
  await became(row, { status: refused, refusals }, context);
  await queueAlert(context.db, row.releaseId, context.ms);
}

/** The context of whoever scheduled a release, with his permissions of now; a failure where he has none any more. */
async function contextOf(app: App, { actor }: ReleaseRow): Promise<Context | Failure> {
  if (!actor) return new Failure(ERROR.notGranted);
  const { userId, branchId, language } = actor;
  const behalf = { userId, branchId, language, menuUrl: MENU, buttons: ['homeConfig_releasePublish'] } as const;
  try {
    return await contextFor(app, behalf);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Publishes a release: all of it, or nothing and the reason (docs/domain/releases.md#all-or-none). */
async function start(app: App, due: ReleaseRow) {
  const context = await contextOf(app, due);
  if (context instanceof Failure) {
    await inTransaction(byTheClock(app, due), async (inside) => {
      const row = await locked(inside.db, due);
      const [first] = row ? await readMembers(inside.db, row.releaseId) : [];
      if (row && first) await refuse(row, checkRows(first, context, inside), inside);
    });
    return;
  }
  await inTransaction(context, async (inside) => {
    const row = await locked(inside.db, due);
    if (!row) return;
    const members = await readMembers(inside.db, row.releaseId);
    const { gone, met } = await hold(row, members, inside);
    const early = [...gone, ...met];
    const outcome = early.length > 0 ? undefined : await attempt(row, members, { context: inside });
    if (!outcome || outcome.refused.length > 0) {
      await refuse(row, outcome?.refused ?? early, inside);
      return;
    }
    await keepOutcome(members, outcome, inside);
    await became(row, { status: out, publishTime: inside.now }, inside);
  });
}

/** The time of a release passed while no server ran: it never goes out. */
const miss = (app: App, due: ReleaseRow) =>
  inTransaction(byTheClock(app, due), async (inside) => {
    const row = await locked(inside.db, due);
    if (row) await became(row, { status: ended, missed: 1, endedTime: inside.now }, inside);
  });

/** Takes a release back, as was decided when it was scheduled, whatever its maker may do by now. */
const end = (app: App, due: ReleaseRow) =>
  inTransaction(byTheClock(app, due), async (inside) => {
    const row = await locked(inside.db, due);
    if (!row) return;
    const refusals = await giveBack(row, inside);
    await became(row, { status: ended, endedTime: inside.now, refusals }, inside);
  });

/**
 * Releases whose time has come, and those whose time is over; what was missed while no server ran is done now. One that
 * fails for a reason of its own is tried again in a minute, and keeps none of the others.
 */
export async function advanceReleases(app: App): Promise<number> {
  const { db } = app;
  const now = shanghai(app.clock());
  const read = (status: ReleaseRow['status'], isDue: ReturnType<typeof lte>) =>
    db
      .select()
      .from(release)
      .where(global('clock', and(eq(release.status, status), isDue)))
      .orderBy(asc(release.startTime), asc(release.releaseId));
  const over = (await read(out, lt(release.endTime, now))).map((row) => ({ row, work: end }));
  const due = (await read(waiting, lte(release.startTime, now))).map((row) => ({
    row,
    work: row.endTime !== null && row.endTime < now ? miss : start,
  }));
  for (const { row, work } of [...over, ...due])
    try {
      await work(app, row);
    } catch (error) {
      logger.error({ ...describe(error), job: 'advanceReleases', releaseNo: row.releaseNo });
    }
  return over.length + due.length;
}
