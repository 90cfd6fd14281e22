import { and, desc, eq, exists, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Output } from '../../../../../src/contract/endpoint';
import type { fairImportApi } from '../../../../../src/contract/tasks/import-calls';
import type { TemplateCode } from '../../../../../src/contract/tasks/import-templates';
import { IMPORT_STATUS } from '../../../../../src/contract/tasks/imports';
import { ofParent, within } from '../../../../platform/scope';
import { importRecord, importRow } from '../../data/schema/import';
import type { Context } from '../../../../http/context';
import { DAY, shanghai } from '../../../../platform/clock';

/** Failed rows are offered so long (docs/domain/tasks.md#imports). */
const KEPT = 7 * DAY;
const { partly, failed } = IMPORT_STATUS;

interface Asked {
  templateCode: TemplateCode;
  /** For imports into a fair. */
  tradeFairId?: string;
}

export async function lastFailed(
  { templateCode, tradeFairId }: Asked,
  { db, session, ms }: Context,
): Promise<Output<typeof fairImportApi.lastFailed>> {
  const wrong = db
    .select({ row: importRow.rowNumber })
    .from(importRow)
    .where(ofParent(importRow.importNo, importRecord.importNo, isNull(importRow.objectId), eq(importRow.waiting, 0)));
  const [found] = await db
    .select({ importNo: importRecord.importNo })
    .from(importRecord)
    .where(
      within(
        session,
        importRecord,
        and(
          eq(importRecord.templateCode, templateCode),
          tradeFairId === undefined ? undefined : sql`${importRecord.target} ->> 'tradeFairId' = ${tradeFairId}`,
          inArray(importRecord.status, [partly, failed]),
          gt(importRecord.createTime, shanghai(ms - KEPT)),
          exists(wrong),
        ),
      ),
    )
    .orderBy(desc(importRecord.createTime), desc(importRecord.importNo))
    .limit(1);
  return { importNo: found?.importNo ?? null };
}
