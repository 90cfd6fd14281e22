import { useRequest } from 'ahooks';
import { useState } from 'react';
import { type ReplyBill, statementReplyApi } from '@/contract/finance/replies';
import { call } from '@/core/http/call';

const PAGE = 20;

interface More {
  /** The first page that these further rows follow. */
  of: unknown;
  bills: ReplyBill[];
  next: string | undefined;
}

/** Documents of the statement, loaded page by page. */
export function useBills(token: string, isOnlyOpen: boolean) {
  const query = { token, pageSize: PAGE, ...(isOnlyOpen ? { unanswered: 1 as const } : {}) } as const;
  const { data, error, loading, refresh } = useRequest(() => call(statementReplyApi.bills, query), {
    refreshDeps: [token, isOnlyOpen],
    // `call` has shown what was wrong.
    onError: () => undefined,
  });
  const [more, setMore] = useState<More>();
  const own = more?.of === data ? more : undefined;
  const next = own ? own.next : data?.next;
  const loadMore = async () => {
    if (!next) return;
    try {
      const page = await call(statementReplyApi.bills, { ...query, cursor: next });
      setMore({ of: data, bills: [...(own?.bills ?? []), ...page.records], next: page.next });
    } catch {
      // `call` has shown what was wrong; the button stays.
    }
  };
  return {
    // Documents of another filter are not shown where these could not be read.
    bills: error ? undefined : data && [...data.records, ...(own?.bills ?? [])],
    hasMore: !error && Boolean(next),
    error: loading ? undefined : error,
    loading,
    loadMore,
    refresh,
  };
}
