import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { digest, filesBelow, isStamped, writeStamp } from './stamp.mjs';

export const MAX = 'node_modules/@umijs/max/bin/max.js';

/** What Umi's generated files depend on: its configuration, and which pages and runtime files there are. */
function inputs(root) {
  const config = readdirSync(join(root, 'config')).filter((name) => name.endsWith('.ts'));
  const files = ['.umirc.ts', 'package-lock.json', ...config.map((name) => `config/${name}`)];
  const names = ['src/pages', 'src/layouts', 'src/app.tsx', 'src/access.ts'].flatMap((path) =>
    filesBelow(join(root, path)),
  );
  return digest(
    files.map((file) => join(root, file)),
    names,
  );
}

const FOLDER = 'src/.umi';
const STAMP = `${FOLDER}/.stamp`;

/** Writes src/.umi, which the compiler, the linter and editors read. */
export async function generate(root) {
  const stamp = join(root, STAMP);
  const wanted = inputs(root);
  if (existsSync(join(root, FOLDER, 'tsconfig.json')) && isStamped(stamp, wanted)) return;
  await run({
    doing: "Writing Umi's files",
    done: "Umi's files are written.",
    failed: 'Umi could not write its files; the reason stands above.',
    args: [join(root, MAX), 'setup'],
    cwd: root,
  });
  writeStamp(stamp, wanted);
}

/**
 * After a build: what it wrote for itself is the same to an editor, and a start does not write it twice. Without a stamp
 * whatever needs these files for more than that writes them anew.
 */
export function lendGenerated(root) {
  const ofBuild = join(root, 'src/.umi-production');
  if (existsSync(join(root, STAMP)) || !existsSync(ofBuild)) return;
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  cpSync(ofBuild, join(root, FOLDER), { recursive: true });
}
