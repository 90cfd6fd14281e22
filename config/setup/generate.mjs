import { existsSync, readdirSync } from 'node:fs';
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

/** Writes src/.umi, which the compiler, the linter and editors read. */
export async function generate(root) {
  const stamp = join(root, 'src/.umi/.stamp');
  const wanted = inputs(root);
  if (existsSync(join(root, 'src/.umi/tsconfig.json')) && isStamped(stamp, wanted)) return;
  await run({
    doing: "Writing Umi's files",
    done: "Umi's files are written.",
    failed: 'Umi could not write its files; the reason stands above.',
    args: [join(root, MAX), 'setup'],
    cwd: root,
  });
  writeStamp(stamp, wanted);
}
