import type { Environment } from '../platform/environment/environment';
import type { Store } from '../platform/database/open';
import { moveFiles } from '../platform/files/move';
import { openFiles } from '../platform/files/openFiles';
import { readSetting } from '../platform/settings';
import { NEUTRALISED } from '../start';
import { noneIn, Usage } from './usage';

/** The only thing that is done with files. */
export function demandMove([what, ...others]: readonly string[]) {
  noneIn(others);
  if (what !== 'move') throw new Usage('What shall be done with the files?');
}

/** `files move`: moves the contents of all files into the store that FILE_STORE names. */
export async function moveAll({ jobDb: db }: Store, environment: Environment) {
  const removesNothing = (await readSetting(db, NEUTRALISED)) !== undefined;
  const opened = openFiles(environment, { db, clock: Date.now, removesNothing });
  const { moved, missing } = await moveFiles(opened);
  process.stdout.write(`${moved} files are in the ${opened.current.name} store now.\n`);
  if (missing.length > 0) process.stdout.write(`Not to be found: ${missing.join(', ')}.\n`);
}
