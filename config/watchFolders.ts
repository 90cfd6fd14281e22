import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds without a change after which a change is over. */
const SETTLED = 300;

const foldersIn = (root: string) => [
  root,
  ...readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name)),
];

/** Tells of changes below these folders, once for all that change together; answers how to stop. */
export function watchFolders(roots: readonly string[], tell: () => void) {
  let waiting: NodeJS.Timeout | undefined;
  let watchers: FSWatcher[] = [];
  const stop = () => {
    clearTimeout(waiting);
    for (const one of watchers) one.close();
  };
  // One watcher for each folder: on Linux, Node's recursive one loses a file that an editor replaces by a new one.
  const begin = () => {
    watchers = roots.flatMap(foldersIn).map((folder) => watch(folder, { persistent: false }, follow));
  };
  const follow = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      // Folders may have come and gone.
      stop();
      begin();
      tell();
    }, SETTLED);
  };
  begin();
  return stop;
}
