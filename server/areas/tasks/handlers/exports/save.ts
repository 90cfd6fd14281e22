import { createHash } from 'node:crypto';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import { EXPORT_STATUS, type exportApi } from '../../../../../src/contract/tasks/exports';
import { nextNumber } from '../../../../platform/numbers/series';
import { enqueue } from '../../../../platform/jobs/queue';
import { global } from '../../../../platform/scope';
import { exportJob } from '../../data/schema/export';
import { menu } from '../../../../platform/schema/organisation';
import { holdNames } from '../../../../platform/database/advisoryLocks';
import type { Context } from '../../../../http/context';
import { Failure } from '../../../../http/failure';
import { parseInput } from '../../../../http/input';
import { authorise, demandButton } from '../../../../http/permission';
import { cleanFileName, EXPORT_LIMITS } from '../../rules/exportJob';
import { canonical } from '../../../../platform/canonical';
import { demandRoom } from '../../../../http/storedFiles';
import { queued } from './queued';
import { fieldsOf, findTarget, pageOf } from './target';
import { MEGABYTE } from '../../../../platform/files/quota';

type Request = Parsed<typeof exportApi.saveExportJob>;

const { waiting, running, finished } = EXPORT_STATUS;

/**
 * Refuses at once what the job would refuse later: a list that the user may not export, and parameters that the list does
 * not take. Answers the requested fields that the list does not have.
 */
async function checkRequest({ db, session }: Context, request: Request) {
  const target = findTarget(request);
  if (!target) throw new Failure(ERROR.notExportable);
  await demandButton(db, target.buttons, session);
  await authorise(db, target.list, session);
  parseInput(target.list, pageOf(request, { pageNum: 1 }));
  const known = fieldsOf(target.list);
  return request.exportFieldDTOList.map(({ fieldName }) => fieldName).filter((name) => !known.has(name));
}

/** In another language it is another file. */
const hashOf = (request: Request, language: string) =>
  createHash('sha256')
    .update(canonical({ ...request, language }))
    .digest('hex');

/** The job of the same request that was made a moment ago: a second click makes no second file. */
async function sameJob({ db, session, ms }: Context, requestHash: string) {
  const [same] = await db
    .select({ jobNo: exportJob.jobNo, fileName: exportJob.fileName })
    .from(exportJob)
    .where(
      global(
        'own',
        and(
          eq(exportJob.createdBy, session.loginName),
          eq(exportJob.branchId, session.branchId),
          eq(exportJob.requestHash, requestHash),
          gt(exportJob.queuedAt, new Date(ms - EXPORT_LIMITS.sameRequest)),
          inArray(exportJob.status, [waiting, running, finished]),
          eq(exportJob.deleted, 0),
        ),
      ),
    );
  return same;
}

/** Limits the user's jobs under way and the size of the files kept, over all branches together. */
async function checkQuota({ db, session }: Context) {
  const ofUser = and(eq(exportJob.createdBy, session.loginName), eq(exportJob.deleted, 0));
  const [open] = await db
    .select({ jobs: count() })
    .from(exportJob)
    .where(global('own', and(ofUser, inArray(exportJob.status, [waiting, running]))));
  const { openPerUser, keptMegabytes } = EXPORT_LIMITS;
  if ((open?.jobs ?? 0) >= openPerUser) throw new Failure(ERROR.exportTooMany, { params: { max: openPerUser } });
  const [kept] = await db
    .select({ bytes: sql<string>`coalesce(sum(${exportJob.fileSize}), 0)` })
    .from(exportJob)
    .where(global('own', and(ofUser, eq(exportJob.status, finished))));
  if (Number(kept?.bytes ?? 0) >= keptMegabytes * MEGABYTE)
    throw new Failure(ERROR.exportSpaceUsed, { params: { max: keptMegabytes } });
}

/** The title of the page and the time (docs/domain/tasks.md#exports). */
async function defaultName({ db, now, request }: Context) {
  const [page] = await db
    .select({ menuTitle: menu.menuTitle })
    .from(menu)
    .where(global('shared', eq(menu.menuUrl, `/${request.menuUrl}`)));
  return `${page?.menuTitle ?? 'EX'}_${now.replace(/\D/g, '')}`;
}

export async function saveExportJob(request: Request, context: Context) {
  const { db, session, ms, now, request: facts } = context;
  const unknownFields = await checkRequest(context, request);
  const requestHash = hashOf(request, facts.language);
  await holdNames(db, 'exportJob', [session.loginName]);
  const same = await sameJob(context, requestHash);
  if (same) {
    context.note({ objectId: same.jobNo, objectName: same.fileName });
    return { jobNo: same.jobNo };
  }
  await checkQuota(context);
  await demandRoom({ quotas: context.app.quotas, db }, { createdBy: session.loginName, branchId: session.branchId }, 1);
  const { exportFieldDTOList, queryParamMap, queryBodyMap, apiUrl, ...chosen } = request;
  const job = {
    ...{ ...chosen, apiUrl, queryParamMap, queryBodyMap, requestHash, unknownFields },
    jobNo: await nextNumber(db, 'export', now),
    status: waiting,
    exportFields: exportFieldDTOList,
    fileName: cleanFileName(request.fileName || (await defaultName(context))),
    menuUrl: facts.menuUrl.slice(0, 200),
    language: facts.language,
    userId: session.userId,
    createdBy: session.loginName,
    createdByName: session.realName,
    branchId: session.branchId,
    queuedAt: new Date(ms),
    createTime: now,
  };
  await db.insert(exportJob).values(job);
  await enqueue(db, [queued(job)], ms);
  const { jobNo, fileName } = job;
  context.note({ objectId: jobNo, objectName: fileName, after: { apiUrl, queryParamMap, queryBodyMap } });
  return { jobNo };
}
