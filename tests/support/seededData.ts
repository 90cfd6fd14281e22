import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { digest, filesBelow } from '../../config/setup/stamp.mjs';

const ROOT = resolve(__dirname, '../..');
const CACHE = join(ROOT, '.cache/seeded');
const COPIES = join(tmpdir(), 'seeded-copies');
const HOUR = 3_600_000;
const SOURCES = ['server', 'mock', 'src/contract', 'package-lock.json'];

let known: string | undefined;

/** Read once: what a run has compiled of them stays as it is as well. */
function ofSources() {
  known ??= digest(
    SOURCES.flatMap((path) => filesBelow(join(ROOT, path))).filter((file) => !file.includes('.test.')),
  ).slice(0, 16);
  return known;
}

/** Names the seed of these sources under this environment: the same sources begin alike. */
export const seedKey = (env: object) => `${ofSources()}_${digest([], [JSON.stringify(env)]).slice(0, 16)}`;

/** Fills a directory beside the final one and renames it: two workers may both do it, and one of them comes first. */
async function prepare(target: string, fill: (directory: string) => Promise<void>) {
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(join(CACHE, 'draft-'));
  try {
    await fill(draft);
    if (!existsSync(target)) renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Of other sources: those of these under another environment may just be copied. */
const forgetOthers = (key: string) => {
  const [sources = key] = key.split('_');
  for (const name of readdirSync(CACHE))
    if (!name.startsWith(sources) && !name.startsWith('draft-'))
      rmSync(join(CACHE, name), { recursive: true, force: true });
};

/** A run that was interrupted leaves its directories behind. */
function forgetOldCopies() {
  mkdirSync(COPIES, { recursive: true });
  for (const name of readdirSync(COPIES)) {
    const stats = statSync(join(COPIES, name), { throwIfNoEntry: false });
    if (stats && Date.now() - stats.mtimeMs > HOUR) rmSync(join(COPIES, name), { recursive: true, force: true });
  }
}

/**
 * A data directory with the seed in it, as a new copy. Seeding takes seconds and copying none, so it is done once for
 * each state of the backend's sources.
 */
export async function copySeededData(env: object, fill: (directory: string) => Promise<void>): Promise<string> {
  const key = seedKey(env);
  const target = join(CACHE, key);
  if (!existsSync(target)) {
    await prepare(target, fill);
    forgetOthers(key);
  }
  forgetOldCopies();
  const copy = mkdtempSync(join(COPIES, 'data-'));
  cpSync(target, copy, { recursive: true });
  return copy;
}
