import { useUnmount } from 'ahooks';
import { useRef, useState } from 'react';
import { IMPORT_STATUS, importApi, type ImportDetail, isUnderWay } from '@/contract/tasks/imports';
import type { Endpoint } from '@/contract/endpoint';
import { call } from '@/core/http/call';
import { isUnanswered } from '@/core/http/callError';
import { freshness } from '@/core/http/freshness';
import { importNoOf } from './rowProblems';

const EVERY_MS = 2_000;

const pause = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, EVERY_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/** The state of the import is unknown: it continues on the server, and is requested once more. */
const isLost = (error: unknown) => isUnanswered(error) && error.kind !== 'aborted';

/** Polls a background import until it has ended; undefined if the caller no longer waits. */
async function followImport(
  importNo: string,
  signal: AbortSignal,
  onProgress: (detail: ImportDetail) => void,
): Promise<ImportDetail | undefined> {
  for (;;) {
    await pause(signal);
    if (signal.aborted) return undefined;
    try {
      const detail = await call(importApi.detail, { importNo }, { silent: true, signal });
      onProgress(detail);
      if (!isUnderWay(detail.status)) return detail;
    } catch (error) {
      if (!isLost(error)) throw error;
    }
  }
}

/** The result, in the shape of an import that ends within its request. */
function resultOf({ importNo, status, columns, failed, successCount, failCount }: ImportDetail) {
  const titles = new Map(columns.map(({ field, title }) => [field, title]));
  const errors = failed.flatMap(({ row, values, problems }) =>
    problems.map(({ field, msg }) => ({
      ...{ rowNo: row, field, value: values[field] ?? '' },
      msg: `${titles.get(field) ?? field}: ${msg}`,
    })),
  );
  return { importNo, status, success: successCount, fail: failCount, failed: errors };
}

/** How many rows are still being imported, if an answer says so. */
function comingIn(answer: unknown): number | undefined {
  if (typeof answer !== 'object' || answer === null || !('status' in answer)) return undefined;
  if (answer.status !== IMPORT_STATUS.checking && answer.status !== IMPORT_STATUS.writing) return undefined;
  return 'total' in answer && typeof answer.total === 'number' ? answer.total : 0;
}

/** Checked rows, and their total. */
export interface ImportProgress {
  done: number;
  total: number;
}

/** Waits for background imports of this call, and reports their progress. */
export function useFollowed({ changes = [] }: Pick<Endpoint, 'changes'>) {
  const [progress, setProgress] = useState<ImportProgress>();
  const following = useRef<AbortController>(undefined);
  const stop = () => following.current?.abort();
  useUnmount(stop);
  /** The result of all rows; undefined if nobody has waited for it. */
  const whole = async (answer: unknown): Promise<unknown> => {
    const importNo = importNoOf(answer);
    const total = comingIn(answer);
    if (!importNo || total === undefined) return answer;
    setProgress({ done: 0, total });
    following.current = new AbortController();
    try {
      const detail = await followImport(importNo, following.current.signal, ({ totalCount, waitingCount }) =>
        setProgress({ done: totalCount - waitingCount, total: totalCount }),
      );
      if (!detail) return undefined;
      // The answer of the request came before these rows.
      freshness.note(changes);
      return resultOf(detail);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, whole, stop };
}
