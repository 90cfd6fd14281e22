import { Worker } from 'node:worker_threads';
import { threadProgram } from './installation';

interface Thread {
  /** The folder of the thread's program, and its name. */
  folder: string;
  name: string;
  data: unknown;
  limits: { ms: number; megabytes: number };
}

/** The end of a thread: an answer, or the reason why there is none. */
interface Ending<Answer> {
  answer: (answer: Answer) => void;
  fail: (error: Error) => void;
}

/**
 * Runs untrusted work in a thread, which ends with the answer. `hear` gets its messages; `exceeded` says what it means
 * that the thread took more time or memory than allowed.
 */
export function inThread<Answer>(
  { folder, name, data, limits }: Thread,
  { hear, exceeded }: { hear: (said: unknown, end: Ending<Answer>) => void; exceeded: (end: Ending<Answer>) => void },
): Promise<Answer> {
  const { file, execArgv } = threadProgram(folder, name);
  const worker = new Worker(file, {
    workerData: data,
    execArgv,
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Answer>((answer, fail) => {
    const end = { answer, fail };
    timer = setTimeout(() => exceeded(end), limits.ms);
    worker.on('message', (said: unknown) => hear(said, end));
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') exceeded(end);
      else fail(error);
    });
    worker.once('exit', () => fail(new Error('The thread ended without an answer.')));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
