import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { Spoken } from '../fault';
import { sequence } from './catalogue';

/** A backup that cannot be used; the message is a sentence for the operator. */
export class UnusableBackup extends Spoken {}

const file = z.object({ path: z.string(), sha256: z.string(), bytes: z.number() });

const manifest = z.object({
  format: z.literal(2),
  /** ISO 8601. */
  at: z.string(),
  /** The schema: the last migration of the database. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), digest: z.string(), file })),
  sequences: z.array(sequence),
  /** Contents outside of tables, each with its key. */
  files: z.array(file.extend({ key: z.string() })),
  /** Contents that could not be found. */
  missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifest>;
export type BackupFile = z.output<typeof file>;

const NAME = 'manifest.json';
export const manifestIn = (folder: string) => join(folder, NAME);

/** The manifest of a folder. It is written last, so an interrupted backup has none. */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(manifestIn(folder), 'utf8');
  } catch {
    throw new UnusableBackup(`${folder} has no ${NAME}: it is no backup, or one that was not finished.`);
  }
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new UnusableBackup(`${NAME} of ${folder} is not of this program.`);
  return read.data;
}
