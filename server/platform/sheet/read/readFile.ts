import { Worker } from 'node:worker_threads';
import { BadSheet, type SheetFault } from './badSheet';
import { isOle2, oldWorkbookOf } from './ole2';
import type { SheetRow } from './rowCollector';
import { openArchive } from './unzip';
import { SECOND } from '../../clock';
import { threadProgram } from '../../installation';
import type { SheetAnswer, SheetTask } from './sheetThread';

/** docs/domain/tasks.md#imports */
const LIMITS = { ms: 30 * SECOND, megabytes: 512 };
/** How many files this process reads at once; further ones are refused for the moment. */
const MAX_AT_ONCE = 2;
let reading = 0;

/** The thread's answer; a thread that exceeds its time or memory is ended, and the file counts as unreadable. */
function readInThread(bytes: Buffer, maxRows: number) {
  const { file, execArgv } = threadProgram(__dirname, isOle2(bytes) ? 'oldSheetWorker' : 'sheetWorker');
  const worker = new Worker(file, {
    workerData: { bytes, maxRows } satisfies SheetTask,
    execArgv,
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.megabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  return new Promise<SheetRow[]>((answer, fail) => {
    const rows: SheetRow[] = [];
    const refuse = (fault: SheetFault) => fail(new BadSheet(fault));
    timer = setTimeout(() => refuse('large'), LIMITS.ms);
    worker.on('message', (said: SheetAnswer) => {
      if (said === 'end') answer(rows);
      else if (typeof said === 'string') refuse(said);
      else rows.push(...said.rows);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') refuse('large');
      else fail(error);
    });
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}

/** The rows of an uploaded file with the titles. Obviously invalid files are refused without a thread. */
export async function readFile(bytes: Buffer, maxRows: number): Promise<SheetRow[]> {
  if (reading >= MAX_AT_ONCE) throw new BadSheet('busy');
  reading += 1;
  try {
    if (isOle2(bytes)) oldWorkbookOf(bytes);
    else openArchive(bytes);
    return await readInThread(bytes, maxRows);
  } finally {
    reading -= 1;
  }
}
