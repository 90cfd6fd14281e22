import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { SERVER_SOURCES } from '../../config/setup/server.mjs';
import { digest, filesBelow } from '../../config/setup/stamp.mjs';

const ROOT = resolve(__dirname, '../..');
/** Longer than any run. */
const HOURS = 3 * 3_600_000;
const CACHE = join(ROOT, '.cache/compiled');
const TESTS = join(ROOT, 'tests/');
const SOURCES = [...SERVER_SOURCES, 'tests/support', 'tests/contract/samples'];
/** What tests run besides the server itself. */
const PROGRAMS = {
  main: 'server/main.ts',
  worker: 'server/worker.ts',
  admin: 'server/admin.ts',
  host: 'tests/support/host/main.ts',
  tryOut: 'tests/support/tryOut.ts',
};

/** Files of the tests lead to others beside them where they were. */
const besideSources: Plugin = {
  name: 'beside the sources',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]tests[\\/].*\.ts$/ }, ({ path }) => {
      // A checkout may stand below a folder of this name.
      if (!path.startsWith(TESTS)) return undefined;
      const contents = readFileSync(path, 'utf8').replaceAll('__dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

/** As a package is made: loading a thousand files takes longer than what most tests ask of them. */
async function compile(folder: string) {
  const { bundleServer } = await import('../../config/package/serverBundle.mjs');
  await bundleServer(ROOT, join(folder, 'server'), { programs: PROGRAMS, plugins: [besideSources] });
  // The pages are those of the build, where there is one by then.
  symlinkSync(join(ROOT, 'dist'), join(folder, 'dist'), 'junction');
}

/** Of other sources; a run that began before they were changed still uses what it has. */
function forgetOld() {
  for (const name of readdirSync(CACHE)) {
    const stats = statSync(join(CACHE, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > HOURS) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
}

async function compiledFolder() {
  const key = digest(SOURCES.flatMap((path) => filesBelow(join(ROOT, path)))).slice(0, 16);
  const target = join(CACHE, key);
  if (!existsSync(target)) {
    mkdirSync(CACHE, { recursive: true });
    const draft = mkdtempSync(join(CACHE, 'draft-'));
    await compile(draft);
    if (existsSync(target)) rmSync(draft, { recursive: true });
    else renameSync(draft, target);
    forgetOld();
  }
  return target;
}

let folder: Promise<string> | undefined;

/** Made once for each state of the sources; two workers may both make it, and one of them comes first. */
export async function compiled(program: keyof typeof PROGRAMS): Promise<string> {
  folder ??= compiledFolder();
  return join(await folder, 'server', `${program}.cjs`);
}
