import { Worker } from 'node:worker_threads';
import { threadProgram } from './installation';

interface Thread {
  /** Where its program lies, and what it is called. */
  folder: string;
  name: string;
  data: unknown;
  limits: { ms: number; megabytes: number };
}

/** How a thread ends: with an answer, or with the reason why there is none. */
interface Ending<Answer> {
  answer: (answer: Answer) => void;
  fail: (error: Error) => void;
}

/**
 * Lets a thread work on something that nobody vouches for; it ends with the answer. `hear` takes what it says,
 * `exceeded` decides what it means that it took more time or memory than it may.
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
