import type { Endpoint, Page } from '@/contract/endpoint';
import { call, type CallOptions } from '@/core/http/call';
import type * as z from 'zod';

/** An endpoint that answers pages, perhaps with more than rows: `M`. */
export type PageEndpoint<T, M = object> = Endpoint<z.ZodType<object>, z.ZodType<Page<T> & M>>;

export interface PageQuery {
  current?: number;
  pageSize?: number;
}

type Sort = Record<string, 'ascend' | 'descend' | null>;
const DIRECTION = { ascend: 'asc', descend: 'desc' } as const;

export type PageRequest<T> = (
  query: PageQuery & Record<string, unknown>,
  sort: Sort,
  signal: AbortSignal,
) => Promise<{ data: T[]; total: number; success: boolean }>;

/** ProTable's filters and order in the words of the contract; all but the page. */
export function listInput(
  { current: _page, pageSize: _size, ...filters }: PageQuery & Record<string, unknown>,
  sort: Sort,
) {
  const [sorted] = Object.entries(sort).flatMap(([orderBy, way]) =>
    way ? [{ orderBy, orderDir: DIRECTION[way] }] : [],
  );
  return { ...filters, ...sorted };
}

interface Options<P> extends Pick<CallOptions, 'silent'> {
  /** For what an answer has besides its rows. */
  onAnswer?: ((answer: P) => void) | undefined;
}

/** ProTable's request in the words of the contract: pageNum, orderBy, orderDir, records (domain/00 §0.2). */
export const pageRequest =
  <T extends object, M extends object = object>(
    endpoint: PageEndpoint<T, M>,
    { onAnswer, ...options }: Options<Page<T> & M> = {},
  ): PageRequest<T> =>
  async (query, sort, signal) => {
    const input = { ...listInput(query, sort), pageNum: query.current, pageSize: query.pageSize };
    const answer = await call(endpoint, input, { ...options, signal });
    onAnswer?.(answer);
    return { data: answer.records, total: answer.total, success: true };
  };
