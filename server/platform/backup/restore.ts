import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../database/db';
import { rowsOf } from '../database/rows';
import { type Files, writeWhole } from '../files/files';
import { blob } from '../schema/blob';
import { contentOf, foreignKeysOf, migrationOf, type Table, tablesOf } from './catalogue';
import { type Manifest, readManifest, UnusableBackup } from './manifest';
import { faultsOf, linesIn } from './verify';
import { ofParent } from '../scope';

/** Characters of one statement. */
const MOST = 4_000_000;
const named = (name: string) => sql.identifier(name);

async function insert(db: Db, { name, columns }: Table, lines: readonly string[]) {
  const list = sql.join(columns.map(named), sql`, `);
  // The database parses its own JSON: no number or time passes through another program.
  await db.execute(sql`
    insert into ${named(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${named(name)}, ${`[${lines.join(',')}]`}::json)`);
}

async function load(db: Db, table: Table, lines: AsyncIterable<string>) {
  let some: string[] = [];
  let length = 0;
  for await (const line of lines) {
    if (some.length > 0 && length + line.length > MOST) {
      await insert(db, table, some);
      some = [];
      length = 0;
    }
    some.push(line);
    length += line.length;
  }
  if (some.length > 0) await insert(db, table, some);
}

async function refuseUsed(db: Db) {
  const [found] = await rowsOf(db, sql`select count(*) as users from app_user`, z.object({ users: z.coerce.number() }));
  if (found && found.users > 0)
    throw new UnusableBackup('The database has users: a backup is restored into an empty one.');
}

async function refuseOther(db: Db, manifest: Manifest) {
  const migration = await migrationOf(db);
  if (migration !== manifest.migration)
    throw new UnusableBackup(
      `The backup is of schema ${manifest.migration}, this program of ${migration}: restore it with the program that wrote it, then start this one.`,
    );
}

interface Restored {
  folder: string;
  manifest: Manifest;
  files: Files;
}

/** Puts contents into the store for new ones; their digests were compared with the manifest before. */
async function putFiles(tx: Db, { folder, manifest, files: { current } }: Restored) {
  for (const { key, path } of manifest.files) {
    await writeWhole(current, { key, bytes: createReadStream(join(folder, path)) }, tx);
    await tx.update(blob).set({ store: current.name }).where(ofParent(blob.blobKey, key));
  }
}

/** Fills an empty database from a backup and compares the two: everything, or nothing. */
export async function restoreBackup(db: Db, folder: string, files: Files): Promise<Manifest> {
  const manifest = readManifest(folder);
  const faults = await faultsOf(folder, manifest);
  if (faults.length > 0) throw new UnusableBackup(faults.join('\n'));
  await refuseUsed(db);
  await refuseOther(db, manifest);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const keys = await foreignKeysOf(tx);
    for (const { table, name } of keys)
      await tx.execute(sql`alter table ${named(table)} drop constraint ${named(name)}`);
    const tables = await tablesOf(tx);
    await tx.execute(
      sql`truncate ${sql.join(
        tables.map(({ name }) => named(name)),
        sql`, `,
      )}`,
    );
    for (const { name, rows, digest, file } of manifest.tables) {
      const table = tables.find((one) => one.name === name);
      if (!table) throw new UnusableBackup(`This program knows no table ${name}.`);
      await load(tx, table, linesIn(folder, file));
      const now = await contentOf(tx, name);
      if (now.rows !== rows || now.digest !== digest)
        throw new UnusableBackup(`${name} came out different: ${now.rows} of ${rows} rows.`);
    }
    await putFiles(tx, { folder, manifest, files });
    for (const { table, name, definition } of keys)
      await tx.execute(sql`alter table ${named(table)} add constraint ${named(name)} ${sql.raw(definition)}`);
    for (const { name, value } of manifest.sequences)
      await tx.execute(sql`select setval(${`"${name}"`}::regclass, ${value}::bigint)`);
  });
  return manifest;
}
