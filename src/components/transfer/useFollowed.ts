import { useUnmount } from 'ahooks';
import { useRef, useState } from 'react';
import { IMPORT_STATUS, importApi, type ImportDetail, isUnderWay } from '@/contract/transfer/imports';
import { call } from '@/core/http/call';
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

/** Asks for an import that goes on after its request until it has ended; undefined when nobody waits for it any more. */
async function followImport(
  importNo: string,
  signal: AbortSignal,
  onProgress: (detail: ImportDetail) => void,
): Promise<ImportDetail | undefined> {
  for (;;) {
    await pause(signal);
    if (signal.aborted) return undefined;
    const detail = await call(importApi.detail, { importNo }, { silent: true, signal });
    onProgress(detail);
    if (!isUnderWay(detail.status)) return detail;
  }
}

/** Its faulty rows, as an import that ends within its request answers them. */
const resultOf = ({ importNo, status, failed }: ImportDetail) => ({
  ...{ importNo, status },
  failed: failed.map(({ row, problems }) => ({ row, msg: problems.map(({ msg }) => msg) })),
});

/** Whether an answer says that its rows are still coming in. */
const goesOn = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'status' in answer &&
  (answer.status === IMPORT_STATUS.checking || answer.status === IMPORT_STATUS.writing);

/** Waits for imports that go on after their request, and knows how far they have come. */
export function useFollowed() {
  const [progress, setProgress] = useState<ImportDetail>();
  const following = useRef<AbortController>(undefined);
  const stop = () => following.current?.abort();
  useUnmount(stop);
  /** What came of all rows; undefined when nobody has waited for it. */
  const whole = async (answer: unknown): Promise<unknown> => {
    const importNo = importNoOf(answer);
    if (!importNo || !goesOn(answer)) return answer;
    following.current = new AbortController();
    try {
      const detail = await followImport(importNo, following.current.signal, setProgress);
      return detail && resultOf(detail);
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, whole, stop };
}
