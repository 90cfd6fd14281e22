import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { forgetFiles, uselessFiles } from '../expireExports';
import { exportJob } from '../../data/schema/export';
import type { App } from '../../../../http/context';
import { EXPORT_LIMITS, extensionOf } from '../../rules/exportJob';
import type { Run } from './queue';

const PART = '.part';

/** A file under its temporary name; it gets its own when it is whole, and none otherwise. */
export interface Draft {
  write: (chunk: string | Buffer) => Promise<void>;
  /** Answers the name of the whole file. */
  keep: () => Promise<{ storedAs: string; fileSize: number }>;
  discard: () => Promise<void>;
}

/** Every try has names of its own: one that was given up cannot touch the file of the next. */
export async function openDraft({ exportDir }: App, { job, runId }: Run): Promise<Draft> {
  await mkdir(exportDir, { recursive: true });
  const storedAs = `${job.jobNo}-${runId}${extensionOf(job.fileType)}`;
  const whole = join(exportDir, storedAs);
  const file: FileHandle = await open(whole + PART, 'wx');
  return {
    write: (chunk) => file.appendFile(chunk),
    async keep() {
      // On the disk before it has its name: a power cut leaves no short file behind either.
      await file.sync();
      const { size } = await file.stat();
      await file.close();
      await rename(whole + PART, whole);
      return { storedAs, fileSize: size };
    },
    async discard() {
      await file.close().catch(() => undefined);
      await rm(whole + PART, { force: true });
      await rm(whole, { force: true });
    },
  };
}

/** Removes what has expired or was deleted. */
export async function dropUselessFiles({ db, exportDir }: App) {
  const useless = await uselessFiles(db);
  for (const { storedAs } of useless) if (storedAs) await rm(join(exportDir, storedAs), { force: true });
  if (useless.length > 0)
    await forgetFiles(
      db,
      useless.map(({ jobNo }) => jobNo),
    );
}

/**
 * Removes files that no job knows: a process was killed between writing and writing down. `alone`: nobody writes now;
 * otherwise only what has lain there longer than a lease lasts.
 */
export async function dropOrphans({ db, exportDir }: App, { alone }: { alone: boolean }) {
  const names = await readdir(exportDir).catch(() => []);
  if (names.length === 0) return;
  const known = await db
    .select({ storedAs: exportJob.storedAs })
    .from(exportJob)
    .where(inArray(exportJob.storedAs, names));
  const kept = new Set(known.map(({ storedAs }) => storedAs));
  for (const name of names.filter((one) => !kept.has(one))) {
    const facts = await stat(join(exportDir, name)).catch(() => undefined);
    // By the machine's clock, which the times of files are of.
    const isOld = facts && Date.now() - facts.mtimeMs > EXPORT_LIMITS.lease;
    if (facts?.isFile() && (alone || isOld)) await rm(join(exportDir, name), { force: true });
  }
}
