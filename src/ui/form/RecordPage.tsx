import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { useCall } from '@kit/data/useCall';
import type { Endpoint } from '@kit/types';
import { LoadFailed } from '../LoadFailed';

interface Props<R> {
  /** Reads one record by its id. */
  endpoint: Endpoint<z.ZodType<unknown, { id: string }>, z.ZodType<R>>;
  /** Further parameters of the read call. */
  query?: Readonly<Record<string, string | number>>;
  /** Null for a new record: nothing is read; empty if the address should name a record, and does not. */
  id: string | null;
  /** The list that the user came from. */
  back: string;
  children: (record: R | undefined) => ReactNode;
}

/** The page of one record: a skeleton while it is read; if that fails, a retry button and a link back to the list. */
export function RecordPage<R>({ endpoint, query = {}, id, back, children }: Props<R>) {
  const input = { ...query, id: id ?? '' };
  // Silent, as the page itself shows the failure.
  const { data, error, loading, refresh } = useCall(endpoint, input, { ready: Boolean(id), silent: true });
  if (id === '') return <LoadFailed back={back} />;
  if (error && data === undefined && !loading) return <LoadFailed {...{ error, back }} onRetry={refresh} />;
  if (id !== null && data === undefined) return <Skeleton active paragraph={{ rows: 12 }} />;
  return children(data);
}
