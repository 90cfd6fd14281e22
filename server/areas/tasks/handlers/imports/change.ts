import { eq, inArray, isNotNull } from 'drizzle-orm';
import type { Parsed } from '../../../../../src/contract/endpoint';
import { ERROR } from '../../../../../src/contract/error-codes';
import type { Template } from '../../../../../src/contract/tasks/template';
import { IMPORT_BUTTON, type importApi, isUnderWay } from '../../../../../src/contract/tasks/imports';
import { ofParent, within } from '../../../../platform/scope';
import { importRecord, importRow } from '../../data/schema/import';
import type { Context } from '../../../../http/context';
import { Failure, notFound } from '../../../../http/failure';
import { demandButton } from '../../../../http/permission';
import { translate } from '../../../../http/texts';
import { type ImportRow, meantValues } from '../../rules/importRows';
import { importerOf } from './importer';
import { changeRows, checkAndWrite, failedRows, resultOf, templateOf } from './rows';

const ALL = 1_000_000;

/** The record under a lock, for whoever may import by its template. */
async function lockRecord(importNo: string, { db, session }: Context) {
  const [record] = await db
    .select({
      importNo: importRecord.importNo,
      templateCode: importRecord.templateCode,
      fileName: importRecord.fileName,
      target: importRecord.target,
      status: importRecord.status,
    })
    .from(importRecord)
    .where(within(session, importRecord, eq(importRecord.importNo, importNo)))
    .for('update');
  if (!record) throw notFound();
  if (isUnderWay(record.status)) throw new Failure(ERROR.stillRunning);
  await demandButton(db, [IMPORT_BUTTON[record.templateCode]], session);
  return record;
}

type Locked = Awaited<ReturnType<typeof lockRecord>>;

/** The accounts as they are now, also in the record. */
async function settle({ importNo, templateCode }: Locked, context: Context) {
  const result = await resultOf({ importNo, templateCode }, context);
  await context.db
    .update(importRecord)
    .set({ status: result.status })
    .where(within(context.session, importRecord, eq(importRecord.importNo, importNo)));
  return result;
}

/** Only fields of the template, only rows that are still wrong: what was written is changed on its own page. */
function repaired(
  { wrong, template }: { wrong: readonly ImportRow[]; template: Template },
  given: Parsed<typeof importApi.repair>['rows'],
  unitOf = ({ number }: ImportRow) => String(number),
): ImportRow[] {
  const byNumber = new Map(given.map(({ row, values }) => [row, values]));
  const changed = wrong.map((row) => {
    const values = Object.entries(byNumber.get(row.number) ?? {});
    const known = values.filter(([field]) => Object.hasOwn(row.values, field));
    const now = meantValues(template, { ...row.values, ...Object.fromEntries(known) });
    return { ...row, values: now, problems: [] };
  });
  // A row that leaves its unit leaves others behind: both units are looked at.
  const units = new Set(
    wrong.flatMap((row, i) => (byNumber.has(row.number) ? [unitOf(row), unitOf(changed[i] ?? row)] : [])),
  );
  return changed.filter((row, i) => units.has(unitOf(row)) || units.has(unitOf(wrong[i] ?? row)));
}

export async function repairImport({ importNo, rows }: Parsed<typeof importApi.repair>, context: Context) {
  const record = await lockRecord(importNo, context);
  const importer = importerOf(record.templateCode);
  await importer.open(record.target, context);
  const before = { wrong: await failedRows(importNo, context, ALL), template: templateOf(record.templateCode) };
  const wrong = repaired(before, rows, importer.unitOf);
  if (wrong.length > 0) await changeRows(importNo, await checkAndWrite(record, wrong, context), context);
  const result = await settle(record, context);
  context.note({
    objectId: importNo,
    objectName: record.fileName,
    after: { repaired: wrong.length, fail: result.fail },
  });
  return result;
}

export async function undoImport({ importNo }: Parsed<typeof importApi.undo>, context: Context) {
  const { db, request, note } = context;
  const record = await lockRecord(importNo, context);
  const importer = importerOf(record.templateCode);
  await importer.open(record.target, context);
  const written = await db
    .select({ objectId: importRow.objectId, rowNumber: importRow.rowNumber })
    .from(importRow)
    .where(ofParent(importRow.importNo, importNo, isNotNull(importRow.objectId), eq(importRow.undone, 0)));
  const rows = written.flatMap(({ objectId, rowNumber }) => (objectId === null ? [] : [{ objectId, rowNumber }]));
  if (rows.length === 0) throw new Failure(ERROR.nothingToUndo);
  const kept = await importer.undo(
    rows.map(({ objectId }) => objectId),
    record.target,
    context,
  );
  const reasons = new Map(kept.map(({ objectId, reason }) => [objectId, reason]));
  const gone = rows.filter(({ objectId }) => !reasons.has(objectId));
  await db
    .update(importRow)
    .set({ undone: 1 })
    .where(
      ofParent(
        importRow.importNo,
        importNo,
        inArray(
          importRow.rowNumber,
          gone.map(({ rowNumber }) => rowNumber),
        ),
      ),
    );
  await settle(record, context);
  note({ objectId: importNo, objectName: record.fileName, after: { undone: gone.length, kept: kept.length } });
  const text = translate(request.language);
  return {
    undone: gone.length,
    kept: rows.flatMap(({ objectId, rowNumber }) => {
      const reason = reasons.get(objectId);
      return reason ? [{ rowNo: rowNumber, field: '', value: '', msg: text(reason) }] : [];
    }),
  };
}
