import { useState } from 'react';
import type { Output } from '@/contract/endpoint';
import { workbenchApi } from '@/contract/finance/workbench';
import { call } from '@/core/http/call';

const DAYS = 31;
const PARTS = 8;

/** Documents of the other side that add up to a row: a wider search than the automatic one. */
export function useSums(statementId: string, rowId: string | undefined) {
  const [found, setFound] = useState<{ rowId: string; sums: Output<typeof workbenchApi.sum> }>();
  const search = async () => {
    if (!rowId) return;
    setFound({ rowId, sums: await call(workbenchApi.sum, { statementId, rowId, days: DAYS, parts: PARTS }) });
  };
  return { search, sums: found?.rowId === rowId ? found?.sums : undefined };
}

export type Sums = ReturnType<typeof useSums>;
