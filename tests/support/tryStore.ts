/*
 * `tryStore.ts` takes contents through their lives in the store of files that the environment names, and prints what has
 * become of them: the same of every store. A test cannot load PGlite itself.
 */
import { createHash, randomBytes } from 'node:crypto';
import { openStore } from '../../server/platform/database/open';
import { readEnvironment } from '../../server/platform/environment/environment';
import { storesOf } from '../../server/platform/files/openFiles';
import type { FileStore } from '../../server/platform/files/fileStore';

const LARGE = 20 * 1024 * 1024 + 17;
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function read(store: FileStore, key: string) {
  const bytes = await store.open(key);
  if (!bytes) return 'absent';
  const pieces: Uint8Array[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function put(store: FileStore, key: string, ...pieces: readonly Buffer[]) {
  const draft = await store.begin(key);
  for (const piece of pieces) await draft.write(piece);
  return { ...draft, kept: await draft.keep() };
}

/** Some stores know their moments to the second. */
const SECOND = 1_000;
const began = Date.now() - SECOND;

const keysOf = async (store: FileStore) => {
  const found = [];
  for await (const { key, bytes, at } of store.list())
    found.push({ key, bytes, isNew: at >= began && at <= Date.now() + SECOND });
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
};

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    () => 'refused',
  );

async function tryOut(store: FileStore) {
  const found: Record<string, unknown> = { name: store.name };
  const text = Buffer.from('明细\n'.repeat(1_000));
  await put(store, 'upload/small', text.subarray(0, 100), text.subarray(100));
  found.small = text.equals(Buffer.from(await read(store, 'upload/small')));
  await put(store, 'upload/empty');
  found.empty = (await read(store, 'upload/empty')).length;

  const large = randomBytes(LARGE);
  const pieces = Array.from({ length: Math.ceil(LARGE / 700_000) }, (_, i) =>
    large.subarray(i * 700_000, (i + 1) * 700_000),
  );
  const draft = await store.begin('export/large-1');
  for (const piece of pieces) await draft.write(piece);
  found.early = [await store.has('export/large-1'), await read(store, 'export/large-1')];
  await draft.keep();
  found.large = digest(Buffer.from(await read(store, 'export/large-1'))) === digest(large);

  const cut = await store.begin('export/cut');
  for (const piece of pieces) await cut.write(piece);
  found.young = await store.dropDrafts(Date.now() - 60_000);
  found.dropped = await store.dropDrafts(Date.now() + 60_000);
  found.cut = [await store.has('export/cut'), await store.dropDrafts(Date.now() + 60_000)];

  const given = await store.begin('export/given-up');
  for (const piece of pieces) await given.write(piece);
  await given.discard();
  const whole = await put(store, 'import/whole', text);
  await whole.discard();
  found.discarded = [await read(store, 'export/given-up'), await read(store, 'import/whole')];

  await Promise.all(['a', 'b', 'c', 'd'].map((name) => put(store, `import/${name}`, Buffer.from(name))));
  found.listed = await keysOf(store);
  await store.remove('import/a');
  await store.remove('import/a');
  found.removed = [await store.has('import/a'), await store.has('import/b'), (await keysOf(store)).length];
  found.wrong = await Promise.all(
    ['../x', 'upload/../../x', 'upload/ä', 'upload/', '/upload/x', 'upload/x/y'].map((key) =>
      refusal(store.begin(key)),
    ),
  );
  return found;
}

async function main() {
  const environment = readEnvironment();
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
  const seed = () => Promise.resolve();
  const { db, close } = await openStore({ ...(databaseUrl === undefined ? {} : { databaseUrl }), dataDir, seed });
  const [store] = storesOf(environment, db);
  const found = await tryOut(store);
  await close();
  process.stdout.write(`\n${JSON.stringify(found)}`);
}

void main();
