import { join } from 'node:path';
import { run } from './run.mjs';
import { digest, filesBelow, isStamped, writeStamp } from './stamp.mjs';

/** What the compiled server depends on. */
export const SERVER_SOURCES = ['server', 'mock', 'src/contract', 'config/package', 'package-lock.json'];
const STAMP = 'dist-server/.stamp';

const inputs = (root) =>
  digest(SERVER_SOURCES.flatMap((path) => filesBelow(join(root, path))).filter((file) => !file.endsWith('.test.ts')));

/** Compiles the server, where it is older than its sources: it starts in half the time of a thousand files. */
export async function compileIfStale(root) {
  const stamp = join(root, STAMP);
  const wanted = inputs(root);
  if (isStamped(stamp, wanted)) return;
  await run({
    doing: 'Compiling the server',
    done: 'The server is compiled.',
    failed: 'The server could not be compiled; the reason stands above.',
    args: ['config/package/start.mjs'],
    cwd: root,
  });
  writeStamp(stamp, wanted);
}
