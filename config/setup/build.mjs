import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Says on the console's origin what the module is, for the console to decide whether it fits
 * (docs/domain/property.md#versions).
 */
function describe(root) {
  const folder = 'micro-pms';
  const entry = join(root, 'dist', folder, 'index.html');
  if (!existsSync(entry)) return;
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const { contract } = JSON.parse(readFileSync(join(root, 'config/microContract.json'), 'utf8'));
  const entryHash = createHash('sha256').update(readFileSync(entry)).digest('hex');
  const address = `${process.env.MICRO_ORIGIN ?? ''}/${folder}/index.html`;
  const described = [{ name, contract, entry: address, entryHash }];
  writeFileSync(join(root, 'dist/micro-apps.json'), `${JSON.stringify(described, null, 2)}\n`);
}

/** Builds dist/: the console first, because it empties the folder, then the property module inside it. */
export async function build(root) {
  const wanted = inputs(root);
  await max(root, '.', 'the console');
  if (existsSync(join(root, 'micro-pms/package.json'))) await max(root, 'micro-pms', 'the property module');
  describe(root);
  await compress(join(root, 'dist'));
  writeStamp(join(root, 'dist/.stamp'), wanted);
}

export async function buildIfStale(root) {
  const stamp = join(root, 'dist/.stamp');
  if (existsSync(join(root, 'dist/index.html')) && isStamped(stamp, inputs(root))) return;
  await build(root);
}
