import { type SQL, and, inArray, notInArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ButtonCode } from '../../src/contract/buttons';
import { ERROR, type ErrorCode } from '../../src/contract/error-codes';
import { type BatchResult, MOST_CHOSEN } from '../../src/contract/fields';
import type { Context } from './context';
import type { TextParams } from '../platform/listed';
import { Failure, InvalidInput } from './failure';
import { demandButton } from './permission';
import { translate } from './texts';

interface Chosen<Query> {
  ids?: string[] | undefined;
  /** The name of the field with the ids. */
  field?: string;
  query?: Query | undefined;
  except: string[];
  expected?: number | undefined;
}

/** One more than a batch may have, so that `judge` notices the excess. */
export const BATCH_LIMIT = MOST_CHOSEN + 1;
/** The most refused rows that are named. */
const NAMED = 100;

/** The condition for the rows of a batch: these ids, or all that the list finds, except for some. */
export function chosenRows<Query>(
  column: PgColumn,
  { ids, field = 'ids', query, except }: Chosen<Query>,
  filters: (query: Query) => SQL | undefined,
): SQL | undefined {
  if (ids) return inArray(column, ids);
  if (!query) throw new InvalidInput([{ field, text: 'field.required' }]);
  return and(filters(query), except.length > 0 ? notInArray(column, except) : undefined);
}

/** The permission for single rows does not include that for all rows of a list. */
export async function demandForQuery<Query>({ ids }: Chosen<Query>, code: ButtonCode, { db, session }: Context) {
  if (!ids) await demandButton(db, [code], session);
}

interface Rules<Row> {
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Why a row is refused. */
  refuse: (row: Row) => ErrorCode | undefined;
  /** Values for the text of the refusal. */
  paramsOf?: (row: Row) => TextParams;
}

/**
 * The chosen rows that can be processed, and the result for the user. An id without a visible row counts as one that
 * does not exist (docs/domain/platform.md#scope).
 */
export function judge<Row, Query>(
  rows: readonly Row[],
  { ids = [], expected }: Chosen<Query>,
  { idOf, nameOf, refuse, paramsOf, context }: Rules<Row> & { context: Context },
): { fit: Row[]; result: BatchResult } {
  if (rows.length > MOST_CHOSEN)
    throw new InvalidInput([{ field: 'query', text: 'field.tooMany', params: { max: MOST_CHOSEN } }]);
  const text = translate(context.request.language);
  const found = new Set(rows.map(idOf));
  const missing = [...new Set(ids)].filter((id) => !found.has(id));
  const refused = rows.flatMap((row) => {
    const code = refuse(row);
    return code === undefined ? [] : [{ id: idOf(row), name: nameOf(row), msg: text(code, paramsOf?.(row)) }];
  });
  const total = rows.length + missing.length;
  if (expected !== undefined && expected !== total) throw new Failure(ERROR.choiceChanged);
  const failed = [...missing.map((id) => ({ id, name: '', msg: text(ERROR.notFound) })), ...refused];
  const out = new Set(refused.map(({ id }) => id));
  const fit = rows.filter((row) => !out.has(idOf(row)));
  return { fit, result: { total, done: fit.length, failed: failed.slice(0, NAMED) } };
}

/** The name of several objects in the log: the first names. */
export const listed = (names: readonly string[]) =>
  names.length > 20 ? `${names.slice(0, 20).join(',')},… (${names.length})` : names.join(',');
