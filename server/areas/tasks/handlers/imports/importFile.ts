import { createHash } from 'node:crypto';
import { and, desc, eq, exists, gt, isNotNull, or, sql } from 'drizzle-orm';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { TemplateCode } from '../../../../../src/contract/tasks/import-templates';
import { IMPORT_STATUS, type ImportResult, isUnderWay, SYNC_ROWS } from '../../../../../src/contract/tasks/imports';
import { nextNumber } from '../../../../platform/numbers/series';
import { enqueue } from '../../../../platform/jobs/queue';
import { ofParent, within } from '../../../../platform/scope';
import { importRecord, importRow } from '../../data/schema/import';
import { concluding } from '../../../../http/concluding';
import { demandRoom, noteFile, withStaged } from '../../../../http/storedFiles';
import type { Staged } from '../../../../platform/files/files';
import type { Context, UploadedFile } from '../../../../http/context';
import { Failure, InvalidInput, requireConfirmation } from '../../../../http/failure';
import { columnsIn, type ImportRow, toRows } from '../../rules/importRows';
import { MINUTE, shanghai } from '../../../../platform/clock';
import { importerOf, type Target } from './importer';
import { sheetOf } from './sheetOf';
import { checkAndWrite, type ImportJob, keepRows, keepWaiting, resultOf, templateOf } from './rows';

/** docs/domain/tasks.md#imports */
const SAME_FILE = 5 * MINUTE;
/** Sent for files of the old format as well: programs go by the name. */
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Confirmation {
  confirm?: number | undefined;
  confirmCodes?: number[] | undefined;
}

interface Wanted {
  templateCode: TemplateCode;
  target: Target;
  /** Values that only the first written rows get, and no repair: whether they replace what is there. */
  once?: Target;
  confirmation: Confirmation;
}

const SHEET_NAME = /\.xlsx?$/i;

/** The last segment of the name, without what a file system or a header could trip over. */
const cleanName = (name: string) =>
  (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-200) || 'import.xlsx';

/** The same file into the same place a moment ago is most likely a mistake, if any of its rows is there or on its way. */
async function askWhenRepeated(
  { target, confirmation, fileHash }: Pick<Wanted, 'target' | 'confirmation'> & { fileHash: string },
  { db, session, ms }: Context,
) {
  const isThere = or(eq(importRow.waiting, 1), and(isNotNull(importRow.objectId), eq(importRow.undone, 0)));
  const there = db
    .select({ row: importRow.rowNumber })
    .from(importRow)
    .where(ofParent(importRow.importNo, importRecord.importNo, isThere));
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
          exists(there),
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
  // What a name promises to whoever downloads it again has to be so.
  if (!SHEET_NAME.test(file.originalname))
    throw new Failure(ERROR.fileTypeRefused, { params: { accept: '.xls,.xlsx' } });
  const template = templateOf(templateCode);
  const sheet = await sheetOf(file.buffer, template);
  const { indices, wrong, isOther } = columnsIn(template, sheet);
  // Of a file that is nothing like it, a list of all titles would say less than that.
  if (isOther) throw new Failure(ERROR.wrongTemplate);
  if (wrong.length > 0) throw new Failure(ERROR.wrongTemplate, { text: 'import.titles', params: { titles: wrong } });
  const rows = toRows(template, indices, sheet);
  if (rows.length === 0) throw new Failure(ERROR.noRows);
  return { file, rows };
}

/** Too many for a request: a process takes them up, see server/areas/tasks/jobs/imports. */
async function putOff({ importNo, templateCode }: Omit<ImportJob, 'target'>, rows: ImportRow[], context: Context) {
  await keepWaiting(importNo, rows, context);
  await context.db
    .update(importRecord)
    .set({ status: IMPORT_STATUS.checking })
    .where(within(context.session, importRecord, eq(importRecord.importNo, importNo)));
  await enqueue(context.db, [{ kind: 'import', key: importNo, payload: { importNo } }], context.ms);
  return { ...(await resultOf({ importNo, templateCode }, context)), status: IMPORT_STATUS.checking };
}

/** At the end, as files of one user wait for each other. */
async function keepFile({ importNo }: ImportResult, staged: Staged, inside: Context) {
  const { db, session, request } = inside;
  const owner = { createdBy: session.loginName, branchId: session.branchId };
  await noteFile(inside, staged, { ...owner, size: request.file?.buffer.length ?? 0 });
  await db
    .update(importRecord)
    .set({ blobKey: staged.key })
    .where(within(session, importRecord, eq(importRecord.importNo, importNo)));
}

/** Nothing of it came in. */
const isLost = ({ success, status }: ImportResult) => success === 0 && !isUnderWay(status);

interface Brought extends Wanted {
  fileName: string;
  fileHash: string;
  rows: ImportRow[];
}

/** Its record and its rows: what is wrong stays outside, all else is there when this ends, and the record says so. */
async function bringIn(
  { templateCode, target, once, confirmation, fileName, fileHash, rows }: Brought,
  inside: Context,
): Promise<ImportResult> {
  const { db, session, now } = inside;
  await importerOf(templateCode).open(target, inside);
  await askWhenRepeated({ fileHash, target, confirmation }, inside);
  const importNo = await nextNumber(db, 'import', now);
  await db.insert(importRecord).values({
    ...{ importNo, templateCode, fileName, fileHash, target, once, createTime: now, totalCount: rows.length },
    ...{ createdBy: session.loginName, createdByName: session.realName, branchId: session.branchId },
    ...{ userId: session.userId, language: inside.request.language, status: IMPORT_STATUS.writing },
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
}

/** Brings a file in, and keeps it. */
export async function importFile(wanted: Wanted, context: Context): Promise<ImportResult> {
  const { file, rows } = await rowsOf(context.request.file, wanted.templateCode);
  const content = file.buffer;
  const fileHash = createHash('sha256').update(content).digest('hex');
  const fileName = cleanName(file.originalname);
  const owner = { createdBy: context.session.loginName, branchId: context.session.branchId };
  await demandRoom(context.app, owner, content.length);
  const result = await withStaged(context.app, { kind: 'import', ...owner, mime: SHEET, content }, (staged) =>
    concluding(
      context,
      async (inside) => {
        const made = await bringIn({ ...wanted, fileName, fileHash, rows }, inside);
        await keepFile(made, staged, inside);
        const { importNo, total, success, fail } = made;
        context.note({ objectId: importNo, objectName: fileName, after: { ...wanted.target, total, success, fail } });
        return made;
      },
      (made) => (isLost(made) ? ERROR.allRowsFailed : 200),
    ),
  );
  // The record stays: it has the rows that are to be repaired.
  if (isLost(result))
    throw new Failure(ERROR.allRowsFailed, {
      data: result.failed.map((one) => ({ importNo: result.importNo, ...one })),
    });
  if (isUnderWay(result.status)) context.accept();
  return result;
}
