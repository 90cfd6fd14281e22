import { decentText } from '@/core/http/decentText';

/** One reason why a row of a file was not imported (docs/domain/tasks.md#imports). */
export interface RowProblem {
  /** As the spreadsheet counts; absent when the server names none. */
  rowNo: number | undefined;
  /** The content of the cell. */
  value: string;
  msg: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function problemOf(one: unknown): RowProblem[] {
  const { rowNo, value, msg } = isRecord(one) ? one : { rowNo: undefined, value: undefined, msg: one };
  const message = decentText(msg);
  if (!message) return [];
  // A cell is what its user has written, however odd: it is no message of the server.
  const cell = typeof value === 'string' ? value : '';
  return [{ rowNo: typeof rowNo === 'number' ? rowNo : undefined, value: cell, msg: message }];
}

/** A result list that the server has sent, in the body of a failure or beside the count of what went well. */
export const rowProblems = (data: unknown): RowProblem[] | null => {
  const list = isRecord(data) && !Array.isArray(data) ? data.failed : data;
  return Array.isArray(list) ? list.flatMap(problemOf) : null;
};

/** How many rows came in and how many did not, where the server says so; else what its list shows. */
export function accountsOf(data: unknown, problems: readonly RowProblem[]) {
  const { success, fail } = isRecord(data) ? data : {};
  const rows = new Set(problems.map(({ rowNo }, i) => rowNo ?? `nameless ${i}`)).size;
  return {
    success: typeof success === 'number' ? success : 0,
    fail: typeof fail === 'number' ? fail : rows,
  };
}

/** The number of the import that a result list belongs to, where the server names it. */
export function importNoOf(data: unknown): string | undefined {
  const holder: unknown = Array.isArray(data) ? data[0] : data;
  return isRecord(holder) && typeof holder.importNo === 'string' ? holder.importNo : undefined;
}
