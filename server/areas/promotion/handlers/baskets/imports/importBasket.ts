import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Parsed } from '../../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../../src/contract/error-codes';
import type { promotionImportApi } from '../../../../../../src/contract/tasks/import-calls';
import { IMPORT_BUTTON } from '../../../../../../src/contract/tasks/imports';
import { within } from '../../../../../platform/scope';
import { failedData, importFile, importRecord, importRow } from '../../../../tasks/public';
import type { Context } from '../../../../../http/context';
import { Failure } from '../../../../../http/failure';
import { demandButton } from '../../../../../http/permission';

type Wanted = Parsed<typeof promotionImportApi.importBasket>;

/** Imports rows into the user's own basket; a user who may only import special prices can import nothing else. */
export async function importBasket(wanted: Wanted, context: Context) {
  const { templateCode, formId, branchId, activityType, mode, exclude, goodsCount: _, ...confirmation } = wanted;
  if (templateCode !== 'PROMO_PRODUCT_SPECIAL')
    await demandButton(context.db, [IMPORT_BUTTON[templateCode]], context.session);
  const target = { formId, branchId, activityType, ...(exclude === 1 ? { exclude: '1' } : {}) };
  return importFile({ templateCode, target, once: { mode }, confirmation }, context);
}

type Failed = Parsed<typeof promotionImportApi.downloadFailedData>;

/** The rows of the form's last import that are still wrong; a later file of the same template replaces them. */
export async function failedDataOfForm({ formId, templateCode }: Failed, context: Context) {
  const { db, session } = context;
  const mine = and(
    eq(importRecord.createdBy, session.loginName),
    eq(importRecord.branchId, session.branchId),
    sql`${importRecord.target} ->> 'formId' = ${formId}`,
    templateCode ? eq(importRecord.templateCode, templateCode) : undefined,
  );
  const later = sql`not exists (select 1 from ${importRecord} as later where later.created_by = ${importRecord.createdBy} and later.target ->> 'formId' = ${formId} and later.template_code = ${importRecord.templateCode} and (length(later.import_no), later.import_no) > (length(${importRecord.importNo}), ${importRecord.importNo}))`;
  const [last] = await db
    .select({ importNo: importRecord.importNo })
    .from(importRecord)
    .innerJoin(importRow, and(eq(importRow.importNo, importRecord.importNo), isNull(importRow.objectId)))
    .where(within(session, importRecord, and(mine, later)))
    .orderBy(desc(sql`length(${importRecord.importNo})`), desc(importRecord.importNo))
    .limit(1);
  if (!last) throw new Failure(ERROR.noFailedData);
  return failedData(last, context);
}
