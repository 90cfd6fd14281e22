import { decentText } from '@/core/http/decentText';

/** Why a row of a file was not imported. */
export interface RowProblem {
  /** As the spreadsheet counts; absent when the server names none. */
  row: number | undefined;
  msg: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function problemOf(value: unknown): RowProblem[] {
  const { row, msg } = isRecord(value) ? value : { row: undefined, msg: value };
  const message = Array.isArray(msg) ? msg.map((one) => decentText(one) ?? '').join('; ') : decentText(msg);
  return message ? [{ row: typeof row === 'number' ? row : undefined, msg: message }] : [];
}

/** A result list that the server has sent, in the body of a failure or beside the count of what went well. */
export const rowProblems = (data: unknown): RowProblem[] | null => {
  const list = isRecord(data) && !Array.isArray(data) ? data.failed : data;
  return Array.isArray(list) ? list.flatMap(problemOf) : null;
};

/** The number of the import that a result list belongs to, where the server names it. */
export function importNoOf(data: unknown): string | undefined {
  const holder: unknown = Array.isArray(data) ? data[0] : data;
  return isRecord(holder) && typeof holder.importNo === 'string' ? holder.importNo : undefined;
}
