import { and, isNotNull, lt } from 'drizzle-orm';
import { DAY, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import type { Files } from '../../../platform/files/files';
import { importRecord } from '../data/schema/import';
import { global, ofParent } from '../../../platform/scope';

/** docs/domain/tasks.md#imports */
const KEPT = 7 * DAY;
/** At once. */
const SOME = 200;

/** Files that were imported go after a week; what became of their rows stays. */
export const expireImports = (files: Files, ms: number) =>
  files.drop(async (tx: Db) => {
    const old = await tx
      .select({ importNo: importRecord.importNo, blobKey: importRecord.blobKey })
      .from(importRecord)
      .where(global('clock', and(lt(importRecord.createTime, shanghai(ms - KEPT)), isNotNull(importRecord.blobKey))))
      .limit(SOME)
      .for('update', { skipLocked: true });
    const numbers = old.map(({ importNo }) => importNo);
    if (numbers.length > 0)
      await tx.update(importRecord).set({ blobKey: null }).where(ofParent(importRecord.importNo, numbers));
    return old.flatMap(({ blobKey }) => blobKey ?? []);
  });
