import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../database/db';
import { rowsOf } from '../database/rows';
import type { Files } from '../files/files';
import { blob } from '../schema/blob';
import { contentOf, migrationOf, sequencesOf, type Table, tablesOf } from './catalogue';
import { type Manifest, manifestIn, UnusableBackup } from './manifest';

type Content = Pick<typeof blob.$inferSelect, 'store' | 'sha256'> & { key: string };

/** Rows of one query; fewer where a row may hold a picture. */
const ROWS = 500;
const ROWS_WITH_BYTES = 5;

const line = z.object({ line: z.string() });

async function* linesOf(db: Db, { name, hasBytes }: Table) {
  const rows = sql.raw(String(hasBytes ? ROWS_WITH_BYTES : ROWS));
  await db.execute(
    sql`declare backup no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
  );
  for (;;) {
    const some = await rowsOf(db, sql`fetch ${rows} from backup`, line);
    if (some.length === 0) break;
    yield `${some.map((one) => one.line).join('\n')}\n`;
  }
  await db.execute(sql`close backup`);
}

/** Writes a stream to a file, and answers its size and digest. */
async function write(path: string, folder: string, streams: [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]]) {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  mkdirSync(dirname(path), { recursive: true });
  await pipeline([...streams, measure, createWriteStream(path)]);
  return { path: relative(folder, path).replaceAll('\\', '/'), sha256: hash.digest('hex'), bytes };
}

/** Copies all tables as of one moment, while others go on writing. */
const copyTables = (db: Db, folder: string) =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const tables: Manifest['tables'] = [];
      for (const table of await tablesOf(tx)) {
        const path = join(folder, 'tables', `${table.name}.jsonl.gz`);
        const file = await write(path, folder, [Readable.from(linesOf(tx, table)), createGzip()]);
        tables.push({ name: table.name, ...(await contentOf(tx, table.name)), file });
      }
      // Read after the rows, so that no number can be given twice after a restore.
      const contents = await tx
        .select({ key: blob.blobKey, store: blob.store, sha256: blob.sha256 })
        .from(blob)
        .orderBy(blob.blobKey);
      return { tables, contents, migration: await migrationOf(tx), sequences: await sequencesOf(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Copies contents that are not in the database; the list of them is taken from the copied rows. */
async function copyFiles({ storeOf }: Files, rows: readonly Content[], folder: string) {
  const copied: Manifest['files'] = [];
  const missing: string[] = [];
  for (const { key, store: name, sha256 } of rows) {
    const store = storeOf(name);
    if (store.isTransactional) continue;
    const bytes = await store.open(key);
    // The content was removed while others were copied, or was lost before.
    if (!bytes) {
      missing.push(key);
      continue;
    }
    const file = await write(join(folder, 'files', key), folder, [Readable.from(bytes)]);
    if (file.sha256 !== sha256) throw new UnusableBackup(`${key} is damaged in the ${name} store.`);
    copied.push({ ...file, key });
  }
  return { files: copied, missing };
}

/** Writes database and files into a new folder, which appears only when it is complete. */
export async function writeBackup(db: Db, folder: string, { files, ms }: { files: Files; ms: number }) {
  if (existsSync(folder)) throw new UnusableBackup(`${folder} exists already.`);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const { contents, ...copy } = await copyTables(db, draft);
  const copied = await copyFiles(files, contents, draft);
  const manifest: Manifest = { format: 2, at: new Date(ms).toISOString(), ...copy, ...copied };
  writeFileSync(manifestIn(draft), `${JSON.stringify(manifest, null, 1)}\n`);
  renameSync(draft, folder);
  return manifest;
}
