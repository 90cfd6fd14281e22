import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { type Template, type TemplateCode, TEMPLATES } from '../../../src/contract/transfer/import-templates';
import {
  IMPORT_STATUS,
  type ImportResult,
  type ImportStatus,
  MAX_SHOWN_ROWS,
} from '../../../src/contract/transfer/imports';
import { unscoped } from '../../db/scope';
import { importRow } from '../../db/schema/import';
import type { Context } from '../../http/context';
import { type Translate, translate } from '../../http/texts';
import { checkCells, type ImportRow, standTogether, unitsOf } from '../../rules/importRows';
import { IMPORTERS, type Target } from './importer';

const BATCH = 500;

export const templateOf = (code: TemplateCode): Template => TEMPLATES[code];

/** The problems of a row in the user's language, cell by cell. */
export function wordsOf({ number, problems }: ImportRow, { columns }: Template, text: Translate): string[] {
  return problems.map(({ field, text: key, params }) =>
    text('import.problem', {
      row: number,
      column: columns.find((column) => column.field === field)?.title ?? field,
      reason: text(key, params),
    }),
  );
}

interface Job {
  importNo: string;
  templateCode: TemplateCode;
  target: Target;
}

/** Some rows at a time, those of a unit never apart. */
function batchesOf(rows: readonly ImportRow[], unitOf: (row: ImportRow) => string) {
  const batches: ImportRow[][] = [];
  for (const together of unitsOf(rows, unitOf).values()) {
    const last = batches.at(-1);
    if (last && last.length + together.length <= BATCH) last.push(...together);
    else batches.push([...together]);
  }
  return batches;
}

const byItself = ({ number }: ImportRow) => String(number);

/** Checks rows from the start, writes the good ones, and says of each what became of it. */
export async function checkAndWrite({ templateCode, target }: Job, rows: readonly ImportRow[], context: Context) {
  const importer = IMPORTERS[templateCode];
  const { unitOf = byItself } = importer;
  const template = templateOf(templateCode);
  const found = await importer.check(checkCells(template, rows), target, context);
  const checked = standTogether(found, template.columns[0]?.field ?? '', unitOf);
  const good = checked.filter(({ problems }) => problems.length === 0);
  const made = new Map<number, string>();
  if (good.length > 0) await importer.begin?.(target, context);
  for (const batch of batchesOf(good, unitOf)) {
    const ids = await importer.write(batch, target, context);
    batch.forEach(({ number }, i) => made.set(number, ids[i] ?? ''));
  }
  return checked.map((row) => ({ row, objectId: made.get(row.number) ?? null }));
}

export type Outcome = Awaited<ReturnType<typeof checkAndWrite>>[number];

const toRecord = (importNo: string, { row, objectId }: Outcome) => ({
  importNo,
  rowNumber: row.number,
  values: row.values,
  problems: row.problems,
  objectId,
});

export async function keepRows(importNo: string, outcomes: readonly Outcome[], { db }: Context) {
  for (let at = 0; at < outcomes.length; at += BATCH)
    await db.insert(importRow).values(outcomes.slice(at, at + BATCH).map((one) => toRecord(importNo, one)));
}

export async function changeRows(importNo: string, outcomes: readonly Outcome[], { db }: Context) {
  for (const outcome of outcomes) {
    const { rowNumber, ...values } = toRecord(importNo, outcome);
    await db
      .update(importRow)
      .set(values)
      .where(unscoped(and(eq(importRow.importNo, importNo), eq(importRow.rowNumber, rowNumber))));
  }
}

/** The rows of an import that are still wrong, from the top. */
export async function failedRows(importNo: string, { db }: Pick<Context, 'db'>, limit: number): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(importRow)
    .where(unscoped(and(eq(importRow.importNo, importNo), isNull(importRow.objectId))))
    .orderBy(asc(importRow.rowNumber))
    .limit(limit);
  return rows.map(({ rowNumber, values, problems }) => ({ number: rowNumber, values, problems }));
}

export function statusOf({ success, fail, undone }: { success: number; fail: number; undone: number }): ImportStatus {
  if (undone > 0 && undone === success) return IMPORT_STATUS.undone;
  if (fail === 0) return IMPORT_STATUS.finished;
  return success === 0 ? IMPORT_STATUS.failed : IMPORT_STATUS.partly;
}

/** The accounts of an import as its rows have them. */
export async function resultOf(
  { importNo, templateCode }: Omit<Job, 'target'>,
  context: Context,
): Promise<ImportResult> {
  const { db, request } = context;
  const [sums] = await db
    .select({
      total: count(),
      success: sql<number>`count(${importRow.objectId})::int`,
      undone: sql<number>`coalesce(sum(${importRow.undone}), 0)::int`,
    })
    .from(importRow)
    .where(unscoped(eq(importRow.importNo, importNo)));
  const { total = 0, success = 0, undone = 0 } = sums ?? {};
  const fail = total - success;
  const text = translate(request.language);
  const failed = (await failedRows(importNo, context, MAX_SHOWN_ROWS)).map((row) => ({
    row: row.number,
    msg: wordsOf(row, templateOf(templateCode), text),
  }));
  return { importNo, status: statusOf({ success, fail, undone }), total, success, fail, failed };
}
