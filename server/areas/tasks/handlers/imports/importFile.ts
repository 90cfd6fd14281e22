import { createHash } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { TemplateCode } from '../../../../../src/contract/tasks/import-templates';
import { IMPORT_STATUS, type ImportResult, isUnderWay, SYNC_ROWS } from '../../../../../src/contract/tasks/imports';
import { nextNumber } from '../../../../platform/database/numbers';
import { within } from '../../../../platform/scope';
import { importRecord } from '../../data/schema/import';
import { type Context, inTransaction, type UploadedFile } from '../../../../http/context';
import { Failure, InvalidInput, requireConfirmation } from '../../../../http/failure';
import { type ImportRow, indicesOf, toRows } from '../../rules/importRows';
import { MINUTE, shanghai } from '../../../../platform/clock';
import { importerOf, type Target } from './importer';
import { sheetOf } from './sheetOf';
import { checkAndWrite, type ImportJob, keepRows, keepWaiting, resultOf, templateOf } from './rows';

/** docs/domain/tasks.md#imports */
const SAME_FILE = 5 * MINUTE;

interface Confirmation {
  confirm?: number | undefined;
  confirmCodes?: number[] | undefined;
}

interface Wanted {
  templateCode: TemplateCode;
  target: Target;
  /** What only the first rows are told that are written, and no repair: whether they replace what is there. */
  once?: Target;
  confirmation: Confirmation;
}

/** The last segment of the name, without what a file system or a header could trip over. */
const cleanName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-200) || 'import.xlsx';

/** The same file into the same place a moment ago is most likely a mistake. */
async function askWhenRepeated(
  { target, confirmation, fileHash }: Pick<Wanted, 'target' | 'confirmation'> & { fileHash: string },
  { db, session, ms }: Context,
) {
  const [same] = await db
    .select({ importNo: importRecord.importNo })
    .from(importRecord)
    .where(
      within(
        session,
        importRecord,
        and(
          eq(importRecord.fileHash, fileHash),
          sql`${importRecord.target} = ${JSON.stringify(target)}::jsonb`,
          gt(importRecord.createTime, shanghai(ms - SAME_FILE)),
        ),
      ),
    )
    .orderBy(desc(importRecord.createTime))
    .limit(1);
  const warnings = same ? [{ code: ERROR.importedBefore, params: { importNo: same.importNo } }] : [];
  requireConfirmation(warnings, confirmation);
}

async function rowsOf(file: UploadedFile | undefined, templateCode: TemplateCode) {
  if (!file) throw new InvalidInput([{ field: 'file', text: 'field.required' }]);
  const template = templateOf(templateCode);
  const sheet = await sheetOf(file.buffer, template);
  const indices = indicesOf(template, sheet);
  if (!indices) throw new Failure(ERROR.wrongTemplate);
  const rows = toRows(template, indices, sheet);
  if (rows.length === 0) throw new Failure(ERROR.noRows);
  return { file, rows };
}

/** Too many for a request: a process takes them up, see server/areas/tasks/jobs/imports. */
async function putOff({ importNo, templateCode }: Omit<ImportJob, 'target'>, rows: ImportRow[], context: Context) {
  await keepWaiting(importNo, rows, context);
  context.accept();
  await context.db
    .update(importRecord)
    .set({ status: IMPORT_STATUS.checking })
    .where(within(context.session, importRecord, eq(importRecord.importNo, importNo)));
  return { ...(await resultOf({ importNo, templateCode }, context)), status: IMPORT_STATUS.checking };
}

/** Brings a file in: what is wrong stays outside, all else is there when this ends, and the record says so. */
export async function importFile(
  { templateCode, target, once, confirmation }: Wanted,
  context: Context,
): Promise<ImportResult> {
  const { file, rows } = await rowsOf(context.request.file, templateCode);
  const fileHash = createHash('sha256').update(file.buffer).digest('hex');
  const result = await inTransaction(context, async (inside): Promise<ImportResult> => {
    const { db, session, now } = inside;
    await importerOf(templateCode).open(target, inside);
    await askWhenRepeated({ fileHash, target, confirmation }, inside);
    const importNo = await nextNumber(db, { column: importRecord.importNo, prefix: 'IM', lock: 'importNumber', now });
    await db.insert(importRecord).values({
      ...{ importNo, templateCode, fileHash, target, once, createTime: now, totalCount: rows.length },
      ...{ fileName: cleanName(file.originalname), content: file.buffer, status: IMPORT_STATUS.writing },
      ...{ createdBy: session.loginName, createdByName: session.realName, branchId: session.branchId },
      ...{ userId: session.userId, language: inside.request.language },
    });
    if (rows.length > SYNC_ROWS) return putOff({ importNo, templateCode }, rows, inside);
    const job = { importNo, templateCode, target: { ...target, ...once } };
    await keepRows(importNo, await checkAndWrite(job, rows, inside), inside);
    const counted = await resultOf({ importNo, templateCode }, inside);
    await db
      .update(importRecord)
      .set({ status: counted.status, finishTime: shanghai(inside.app.clock()) })
      .where(within(session, importRecord, eq(importRecord.importNo, importNo)));
    return counted;
  });
  const { importNo, total, success, fail } = result;
  context.note({
    objectId: importNo,
    objectName: cleanName(file.originalname),
    after: { ...target, total, success, fail },
  });
  // The record stays: it has the rows that are to be repaired.
  if (success === 0 && !isUnderWay(result.status))
    throw new Failure(ERROR.allRowsFailed, { data: result.failed.map((one) => ({ importNo, ...one })) });
  return result;
}
