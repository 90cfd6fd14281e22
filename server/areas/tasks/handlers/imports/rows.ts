import { asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type TemplateCode, TEMPLATES } from '../../../../../src/contract/tasks/import-templates';
import type { Template } from '../../../../../src/contract/tasks/template';
import {
  IMPORT_STATUS,
  type ImportResult,
  type ImportStatus,
  MAX_SHOWN_ROWS,
  type RowError,
} from '../../../../../src/contract/tasks/imports';
import { ofParent } from '../../../../platform/scope';
import { groupBy } from '../../../../platform/groupBy';
import { importRow } from '../../data/schema/import';
import type { Context } from '../../../../http/context';
import { type Translate, translate } from '../../../../http/texts';
import { checkCells, type ImportRow, standTogether } from '../../rules/importRows';
import { importerOf, type Target } from './importer';

const BATCH = 500;

export const templateOf = (code: TemplateCode): Template => TEMPLATES[code];

/** What is wrong with a row in the user's language, cell by cell. */
export function rowErrors({ number, values, problems }: ImportRow, { columns }: Template, text: Translate): RowError[] {
  return problems.map(({ field, text: key, params }) => ({
    rowNo: number,
    field,
    value: values[field] ?? '',
    msg: text('import.problem', {
      row: number,
      column: columns.find((column) => column.field === field)?.title ?? field,
      reason: text(key, params),
    }),
  }));
}

export interface ImportJob {
  importNo: string;
  templateCode: TemplateCode;
  target: Target;
}

const byItself = ({ number }: ImportRow) => String(number);

/** Batches of rows; the rows of one unit stay together. */
export function batchesOf(rows: readonly ImportRow[], { templateCode }: Pick<ImportJob, 'templateCode'>) {
  const { unitOf = byItself, isLater = () => false } = importerOf(templateCode);
  const inOrder = [...rows.filter((row) => !isLater(row)), ...rows.filter(isLater)];
  const batches: ImportRow[][] = [];
  for (const together of groupBy(inOrder, unitOf).values()) {
    const last = batches.at(-1);
    if (last && last.length + together.length <= BATCH) last.push(...together);
    else batches.push([...together]);
  }
  return batches;
}

type Destination = Pick<ImportJob, 'templateCode' | 'target'>;

/** Checks rows, each by itself and against each other. */
export async function checkRows({ templateCode, target }: Destination, rows: readonly ImportRow[], context: Context) {
  const { check, unitOf = byItself } = importerOf(templateCode);
  const template = templateOf(templateCode);
  const checked = await check(checkCells(template, rows), target, context);
  return standTogether(checked, template.columns[0]?.field ?? '', unitOf);
}

/** Checks rows, writes the good ones, and answers what became of each. */
export async function checkAndWrite(job: Destination, rows: readonly ImportRow[], context: Context) {
  const { begin, write } = importerOf(job.templateCode);
  const checked = await checkRows(job, rows, context);
  const good = checked.filter(({ problems }) => problems.length === 0);
  const made = new Map<number, string>();
  if (good.length > 0) await begin?.(job.target, context);
  for (const batch of batchesOf(good, job)) {
    const ids = await write(batch, job.target, context);
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

/** Keeps rows that wait for the job that imports them. */
export async function keepWaiting(importNo: string, rows: readonly ImportRow[], { db }: Context) {
  for (let at = 0; at < rows.length; at += BATCH)
    await db
      .insert(importRow)
      .values(
        rows
          .slice(at, at + BATCH)
          .map((row) => ({ ...toRecord(importNo, { row, objectId: null }), waiting: 1 as const })),
      );
}

/** Puts what became of rows in the place of those that waited. */
export async function settleRows(importNo: string, outcomes: readonly Outcome[], context: Context) {
  for (let at = 0; at < outcomes.length; at += BATCH) {
    const numbers = outcomes.slice(at, at + BATCH).map(({ row }) => row.number);
    await context.db
      .delete(importRow)
      .where(ofParent(importRow.importNo, importNo, inArray(importRow.rowNumber, numbers)));
  }
  await keepRows(importNo, outcomes, context);
}

export async function changeRows(importNo: string, outcomes: readonly Outcome[], { db }: Context) {
  for (const outcome of outcomes) {
    const { rowNumber, ...values } = toRecord(importNo, outcome);
    await db
      .update(importRow)
      .set(values)
      .where(ofParent(importRow.importNo, importNo, eq(importRow.rowNumber, rowNumber)));
  }
}

/** The rows of an import that are still wrong, from the top. */
export async function failedRows(importNo: string, { db }: Pick<Context, 'db'>, limit: number): Promise<ImportRow[]> {
  const rows = await db
    .select()
    .from(importRow)
    .where(ofParent(importRow.importNo, importNo, isNull(importRow.objectId), eq(importRow.waiting, 0)))
    .orderBy(asc(importRow.rowNumber))
    .limit(limit);
  return rows.map(({ rowNumber, values, problems }) => ({ number: rowNumber, values, problems }));
}

export function statusOf({ success, fail, undone }: { success: number; fail: number; undone: number }): ImportStatus {
  if (undone > 0 && undone === success) return IMPORT_STATUS.undone;
  if (fail === 0) return IMPORT_STATUS.finished;
  return success === 0 ? IMPORT_STATUS.failed : IMPORT_STATUS.partly;
}

/** The result of an import, counted from its rows. */
export async function resultOf(
  { importNo, templateCode }: Omit<ImportJob, 'target'>,
  context: Context,
): Promise<ImportResult> {
  const { db, request } = context;
  const [sums] = await db
    .select({
      total: count(),
      success: sql<number>`count(${importRow.objectId})::int`,
      waiting: sql<number>`coalesce(sum(${importRow.waiting}), 0)::int`,
      undone: sql<number>`coalesce(sum(${importRow.undone}), 0)::int`,
    })
    .from(importRow)
    .where(ofParent(importRow.importNo, importNo));
  const { total = 0, success = 0, undone = 0, waiting = 0 } = sums ?? {};
  const fail = total - success - waiting;
  const text = translate(request.language);
  const failed = (await failedRows(importNo, context, MAX_SHOWN_ROWS)).flatMap((row) =>
    rowErrors(row, templateOf(templateCode), text),
  );
  const status = waiting > 0 ? IMPORT_STATUS.writing : statusOf({ success, fail, undone });
  return { importNo, status, total, success, fail, failed };
}
