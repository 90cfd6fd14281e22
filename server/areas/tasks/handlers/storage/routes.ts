import { and, eq, inArray } from 'drizzle-orm';
import type { Output } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { JOB_STATE } from '../../../../../src/contract/tasks/jobs';
import { storageApi } from '../../../../../src/contract/tasks/storage';
import { lastSweep } from '../../../../platform/files/sweep';
import { countMissing, largestUsers, usageByKind } from '../../../../platform/files/usage';
import { requeue } from '../../../../platform/jobs/queue';
import { lastRetention } from '../../../../platform/retention/retain';
import { job } from '../../../../platform/schema/job';
import { global } from '../../../../platform/scope';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { implement } from '../../../../http/implement';
import { seesInstallation } from '../seesInstallation';

const KIND = 'housekeeping';
/** Beside those of the nights, which have their day as a key. */
const KEY = 'asked';
/** Names of those who keep most. */
const USERS = 10;

/** Only for users who see all branches. */
function demandAll(context: Context) {
  if (!seesInstallation(context)) throw new Failure(ERROR.notGranted);
}

const isSweeping = async (context: Context) => {
  const open = inArray(job.state, [JOB_STATE.waiting, JOB_STATE.running]);
  return (await context.db.$count(job, global('shared', and(eq(job.kind, KIND), open)))) > 0;
};

async function overview(_: object, context: Context): Promise<Output<typeof storageApi.overview>> {
  demandAll(context);
  const { app, db } = context;
  const { files, quotas, unusedHours, retention } = app;
  const retained = await lastRetention.read(db);
  return {
    ...{ store: files.current.name, quotas, unusedHours },
    usage: await usageByKind(db),
    missing: await countMissing(db),
    users: await largestUsers(db, USERS),
    lastSweep: (await lastSweep.read(db)) ?? null,
    retention: retention.map(({ name, days }) => ({ name, days, dropped: retained?.dropped[name] ?? null })),
    retainedAt: retained?.at ?? null,
    isSweeping: await isSweeping(context),
  };
}

/** What the installation keeps. */
export const storageRoutes = implement(storageApi, {
  overview,
  sweep: async (_, context) => {
    demandAll(context);
    context.note({ objectId: KIND });
    // One that is under way is enough.
    if (!(await isSweeping(context))) await requeue(context.db, { kind: KIND, key: KEY, payload: {} }, context.ms);
    return true;
  },
});
