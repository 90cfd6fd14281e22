import * as z from 'zod';
import type { Endpoint } from '../../../../../src/contract/endpoint';
import { EXPORTABLE } from '../../../../../src/contract/exportable';
import type { ExportJobRow } from '../../data/schema/export';
import { EXPORT_LIMITS } from '../../rules/exportJob';

/** The list of the allow list that a job names; a host, a query or another spelling is none. */
export function findTarget({ requestMethod, apiUrl }: Pick<ExportJobRow, 'requestMethod' | 'apiUrl'>) {
  const found = EXPORTABLE.find(({ list }) => list.method === requestMethod && list.path === apiUrl);
  return found && { list: found.list, buttons: [found.button].flat() };
}

/** Where a page is. */
export interface Position {
  pageNum: number;
  cursor?: string;
}

/** The input of a page of the list. */
export const pageOf = (
  { queryParamMap, queryBodyMap }: Pick<ExportJobRow, 'queryParamMap' | 'queryBodyMap'>,
  position: Position,
) => ({
  ...queryParamMap,
  ...queryBodyMap,
  ...position,
  pageSize: EXPORT_LIMITS.pageSize,
});

/** The fields of the records that a list answers. */
export function fieldsOf({ output }: Endpoint): ReadonlySet<string> {
  const shape: Readonly<Record<string, unknown>> = output instanceof z.ZodObject ? output.shape : {};
  const { records } = shape;
  const record = records instanceof z.ZodArray ? records.element : undefined;
  return new Set(record instanceof z.ZodObject ? Object.keys(record.shape) : []);
}
