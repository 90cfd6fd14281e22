import { Button, Result, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Endpoint } from '@/contract/endpoint';
import { useCall } from '@/core/http/useCall';
import { T } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import type * as z from 'zod';

interface Props<R> {
  /** Reads one record by its id. */
  endpoint: Endpoint<z.ZodType<unknown, { id: string }>, z.ZodType<R>>;
  /** What is asked besides. */
  query?: Readonly<Record<string, string | number>>;
  /** Absent: a new record, nothing is read. */
  id: string | null;
  /** The list that the user came from. */
  back: string;
  children: (record: R | undefined) => ReactNode;
}

/** A page about one record: a skeleton while it is read; when it can not be, another try and a way back. */
export function RecordPage<R>({ endpoint, query = {}, id, back, children }: Props<R>) {
  const { data, error, loading, refresh } = useCall(endpoint, { ...query, id: id ?? '' }, { ready: id !== null });
  if (error && data === undefined) {
    return (
      <Result
        status="warning"
        title={error.message}
        extra={
          <>
            <Button onClick={() => navigate(back)}>
              <T id="action.back" />
            </Button>
            <Button type="primary" loading={loading} onClick={refresh}>
              <T id="crud.retry" />
            </Button>
          </>
        }
      />
    );
  }
  if (id !== null && data === undefined) return <Skeleton active paragraph={{ rows: 12 }} />;
  return children(data);
}
