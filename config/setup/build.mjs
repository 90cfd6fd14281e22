import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { MAX } from './generate.mjs';
import { run } from './run.mjs';
import { digest, filesBelow, isStamped, writeStamp } from './stamp.mjs';

const INPUTS = ['src', 'kit', 'locales', 'public', 'micro-pms', 'config', '.umirc.ts', 'package-lock.json'];
const NO_INPUT = /\.test\.tsx?$|[\\/]config[\\/].*\.mjs$|(drizzle\.config|openapi|screenshots)\.ts$/;

const inputs = (root) =>
  digest(INPUTS.flatMap((path) => filesBelow(join(root, path))).filter((file) => !NO_INPUT.test(file)));

const max = (root, folder, what) =>
  run({
    doing: `Building ${what}`,
    done: `Built ${what}.`,
    failed: 'The build failed; what it says stands above.',
    args: [join(root, MAX), 'build'],
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** Builds dist/: the console first, because it empties the folder, then the property module inside it. */
export async function build(root) {
  const wanted = inputs(root);
  await max(root, '.', 'the console');
  if (existsSync(join(root, 'micro-pms/package.json'))) await max(root, 'micro-pms', 'the property module');
  await compress(join(root, 'dist'));
  writeStamp(join(root, 'dist/.stamp'), wanted);
}

export async function buildIfStale(root) {
  const stamp = join(root, 'dist/.stamp');
  if (existsSync(join(root, 'dist/index.html')) && isStamped(stamp, inputs(root))) return;
  await build(root);
}
