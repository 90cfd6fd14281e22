import { and, lt, sql } from 'drizzle-orm';
import { DAY, shanghai } from '../../../platform/clock';
import type { Db } from '../../../platform/database/db';
import { importRecord } from '../data/schema/import';

/** docs/domain/tasks.md#imports */
const KEPT = 7 * DAY;

/** Files that were imported go after a week; what became of their rows stays. */
export const expireImports = (db: Db, ms: number) =>
  db
    .update(importRecord)
    .set({ content: Buffer.alloc(0) })
    .where(and(lt(importRecord.createTime, shanghai(ms - KEPT)), sql`octet_length(${importRecord.content}) > 0`));
