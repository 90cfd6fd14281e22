import { and, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { EXPORT_STATUS } from '../../../../src/contract/tasks/exports';
import { IMPORT_STATUS } from '../../../../src/contract/tasks/imports';
import { JOB_STATE } from '../../../../src/contract/tasks/jobs';
import { shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { deleteSome, type RetentionRule } from '../../../platform/retention/rule';
import { job } from '../../../platform/schema/job';
import { exportJob } from '../data/schema/export';
import { importRecord, importRow } from '../data/schema/import';
import { global, ofParent } from '../../../platform/scope';

type Given = Parameters<RetentionRule['dropSome']>[1];

const oldImports = (before: number) =>
  and(
    lt(importRecord.createTime, shanghai(before)),
    isNull(importRecord.blobKey),
    notInArray(importRecord.status, [IMPORT_STATUS.checking, IMPORT_STATUS.writing]),
  );

/** Rows first: an import without its rows would count them wrong, so that it goes when it has none left. */
async function dropImports(db: Db, { before, limit }: Given) {
  const old = db
    .select({ importNo: importRecord.importNo })
    .from(importRecord)
    .where(global('clock', oldImports(before)));
  const rows = await db
    .delete(importRow)
    .where(
      global(
        'clock',
        inArray(
          sql`(${importRow.importNo}, ${importRow.rowNumber})`,
          db
            .select({ key: sql`${importRow.importNo}, ${importRow.rowNumber}` })
            .from(importRow)
            .where(ofParent(importRow.importNo, old))
            .orderBy(importRow.importNo, importRow.rowNumber)
            .limit(limit),
        ),
      ),
    )
    .returning({ importNo: importRow.importNo });
  if (rows.length > 0) return rows.length;
  return deleteSome(db, importRecord.importNo, { old: oldImports(before), limit });
}

const { waiting, running } = EXPORT_STATUS;

export const taskRetention: readonly RetentionRule[] = [
  { name: 'importRow', days: 365, least: 7, dropSome: dropImports },
  {
    name: 'exportJob',
    days: 180,
    least: 7,
    dropSome: (db, { before, limit }) => {
      const isOver = and(notInArray(exportJob.status, [waiting, running]), isNull(exportJob.blobKey));
      return deleteSome(db, exportJob.jobNo, { old: and(isOver, lt(exportJob.createTime, shanghai(before))), limit });
    },
  },
  {
    // The dead wait for a person.
    name: 'job',
    days: 7,
    least: 1,
    dropSome: (db, { before, limit }) => {
      const isOver = inArray(job.state, [JOB_STATE.done, JOB_STATE.cancelled]);
      return deleteSome(db, job.jobId, { old: and(isOver, lt(job.finishedAt, new Date(before))), limit });
    },
  },
];
