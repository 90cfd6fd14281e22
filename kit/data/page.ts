import type * as z from 'zod';
import type { Endpoint, Page } from '../types';

/** An endpoint that answers pages; `M` is what it answers besides the rows. */
export type PageEndpoint<T, M = object> = Endpoint<z.ZodType<object>, z.ZodType<Page<T> & M>>;

export interface PageQuery {
  current?: number;
  pageSize?: number;
  /** Where the wanted page begins, in place of its number. */
  cursor?: string | undefined;
}

export type Sort = Record<string, 'ascend' | 'descend' | null>;

/** `A` is the whole answer, for what it has besides its rows. */
export type PageRequest<T, A = never> = (
  query: PageQuery & Record<string, unknown>,
  sort: Sort,
  signal: AbortSignal,
) => Promise<Omit<Page<T>, 'records'> & { data: T[]; success: boolean; answer?: A }>;
