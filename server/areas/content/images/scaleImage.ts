import { Worker } from 'node:worker_threads';
import { SECOND } from '../../../platform/clock';
import { threadProgram } from '../../../platform/installation';
import type { ScaleAnswer, ScaleTask } from './scaleTask';

/** Beside what an image itself takes, which its number of pixels bounds (scale.ts). */
const LIMITS = { ms: 60 * SECOND, megabytes: 512 };

/** The smaller copies of an image, made in a thread; one that exceeds its time or memory is ended, and there are none. */
export function scaleImage(task: ScaleTask): Promise<ScaleAnswer> {
  const { file, execArgv } = threadProgram(__dirname, 'scaleWorker');
  const worker = new Worker(file, {
    workerData: task,
    execArgv,
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.megabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<ScaleAnswer>((answer, fail) => {
    timer = setTimeout(() => answer('refused'), LIMITS.ms);
    worker.once('message', answer);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') answer('refused');
      else fail(error);
    });
    worker.once('exit', () => fail(new Error('The thread ended without an answer.')));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
