import type * as z from 'zod';
import { kit } from '../host';
import type { CallOptions, Endpoint, Page } from '../types';

/** An endpoint that answers pages; `M` is what it answers besides the rows. */
export type PageEndpoint<T, M = object> = Endpoint<z.ZodType<object>, z.ZodType<Page<T> & M>>;

export interface PageQuery {
  current?: number;
  pageSize?: number;
}

export type Sort = Record<string, 'ascend' | 'descend' | null>;
interface ListOrder {
  orderBy?: string;
  orderDir?: 'asc' | 'desc';
}
const DIRECTION = { ascend: 'asc', descend: 'desc' } as const;

export type PageRequest<T> = (
  query: PageQuery & Record<string, unknown>,
  sort: Sort,
  signal: AbortSignal,
) => Promise<{ data: T[]; total: number; success: boolean }>;

/** ProTable's filters and order as the contract names them, without the page. */
export function listInput(
  { current: _page, pageSize: _size, ...filters }: PageQuery & Record<string, unknown>,
  sort: Sort,
): ListOrder & Record<string, unknown> {
  const [sorted] = Object.entries(sort).flatMap(([orderBy, way]) =>
    way ? [{ orderBy, orderDir: DIRECTION[way] }] : [],
  );
  return { ...filters, ...sorted };
}

interface Options<P> extends Pick<CallOptions, 'silent'> {
  /** Called with the whole answer, for what it has besides its rows. */
  onAnswer?: ((answer: P) => void) | undefined;
}

/** ProTable's request as the contract names it: pageNum, orderBy, orderDir, records. */
export const pageRequest =
  <T extends object, M extends object = object>(
    endpoint: PageEndpoint<T, M>,
    { onAnswer, ...options }: Options<Page<T> & M> = {},
  ): PageRequest<T> =>
  async (query, sort, signal) => {
    const input = { ...listInput(query, sort), pageNum: query.current, pageSize: query.pageSize };
    const answer = await kit().call(endpoint, input, { ...options, signal });
    onAnswer?.(answer);
    return { data: answer.records, total: answer.total, success: true };
  };
