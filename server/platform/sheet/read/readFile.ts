import { BadSheet } from './badSheet';
import { isOle2, oldWorkbookOf } from './ole2';
import type { SheetRow } from './rowCollector';
import { openArchive } from './unzip';
import { SECOND } from '../../clock';
import { inThread } from '../../thread';
import type { SheetAnswer, SheetTask } from './sheetThread';

/** docs/domain/tasks.md#imports */
const LIMITS = { ms: 30 * SECOND, megabytes: 512 };
/** How many files this process reads at once; further ones are refused for the moment. */
const MAX_AT_ONCE = 2;
let reading = 0;

/** The thread's answer; a thread that exceeds its time or memory is ended, and the file counts as unreadable. */
function readInThread(bytes: Buffer, maxRows: number) {
  const rows: SheetRow[] = [];
  const name = isOle2(bytes) ? 'oldSheetWorker' : 'sheetWorker';
  return inThread<SheetRow[]>(
    { folder: __dirname, name, data: { bytes, maxRows } satisfies SheetTask, limits: LIMITS },
    {
      hear(told, { answer, fail }) {
        // The workers of this folder answer nothing else.
        const said = told as SheetAnswer;
        if (said === 'end') answer(rows);
        else if (typeof said === 'string') fail(new BadSheet(said));
        else rows.push(...said.rows);
      },
      exceeded: ({ fail }) => fail(new BadSheet('large')),
    },
  );
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
