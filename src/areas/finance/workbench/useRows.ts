import { useState } from 'react';
import type { BillType, MatchLevel, RowState, RuleCode, Side } from '@/contract/finance/matching';
import { workbenchApi } from '@/contract/finance/workbench';
import type { WorkRow } from '@/contract/finance/workbench-records';
import { call } from '@/core/http/call';
import { useCall } from '@kit/data/useCall';

const PAGE = 500;

/** The search over both panes. */
export interface Sought {
  number?: string;
  amountFrom?: string;
  amountTo?: string;
  dateFrom?: string;
  dateTo?: string;
  rule?: RuleCode;
  level?: MatchLevel;
  billType?: BillType;
}

interface Asked {
  statementId: string;
  side: Side;
  state: RowState[];
  sought: Sought;
}

interface More {
  /** The first page that these further rows follow. */
  of: unknown;
  rows: WorkRow[];
  next: string | undefined;
}

/** How rows are read of which there are none: that they are not there is known once they have been. */
export interface Read {
  isKnown: boolean;
  error: unknown;
  refresh: () => void;
}

/** Rows of a side, five hundred at a time: the next ones are loaded shortly before the end is reached. */
export function useRows({ state, sought, ...asked }: Asked) {
  const query = { ...asked, ...sought, ...(state.length > 0 ? { state } : {}), pageSize: PAGE };
  const { data: found, error, refresh } = useCall(workbenchApi.rows, query);
  // After a failure the rows found before may be those of another search.
  const data = error ? undefined : found;
  const [more, setMore] = useState<More>();
  const [isBusy, setIsBusy] = useState(false);
  const own = more?.of === data ? more : undefined;
  const next = own ? own.next : data?.next;
  const loadMore = async () => {
    if (!next || isBusy) return;
    setIsBusy(true);
    try {
      const page = await call(workbenchApi.rows, { ...query, cursor: next });
      setMore({ of: data, rows: [...(own?.rows ?? []), ...page.records], next: page.next });
    } catch {
      // `call` has shown what was wrong.
    } finally {
      setIsBusy(false);
    }
  };
  const rows = [...(data?.records ?? []), ...(own?.rows ?? [])];
  const read: Read = { isKnown: data !== undefined, error, refresh };
  return { rows, total: data?.total ?? 0, isMore: data?.more === true, read, loadMore };
}
