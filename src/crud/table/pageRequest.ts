import type { Endpoint, Page } from '@/contract/endpoint';
import { call, type CallOptions } from '@/core/http/call';
import type * as z from 'zod';

/** An endpoint that answers pages. */
export type PageEndpoint<T> = Endpoint<z.ZodType<object>, z.ZodType<Page<T>>>;

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

/** ProTable's request in the words of the contract: pageNum, orderBy, orderDir, records (domain/00 §0.2). */
export const pageRequest =
  <T extends object>(endpoint: PageEndpoint<T>, options: Pick<CallOptions, 'silent'> = {}): PageRequest<T> =>
  async (query, sort, signal) => {
    const input = { ...listInput(query, sort), pageNum: query.current, pageSize: query.pageSize };
    const { records, total } = await call(endpoint, input, { ...options, signal });
    return { data: records, total, success: true };
  };
