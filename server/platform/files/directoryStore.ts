import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demandKey, type Draft, type FileStore, type Stored } from './fileStore';

/** Contents that are being written, on the same disk, so that they can be renamed into place. */
const DRAFTS = 'drafts';
const IS_DRAFT = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** `upload/…` in 256 folders: some file systems are slow where a hundred thousand lie in one. */
const pathOf = (root: string, key: string) => {
  const [kind = '', name = ''] = demandKey(key).split('/');
  return join(root, kind, name.slice(-2), name);
};

/** A name is on the disk when its folder is. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function begin(root: string, key: string): Promise<Draft> {
  const path = pathOf(root, key);
  const draft = join(root, DRAFTS, randomUUID());
  await mkdir(dirname(draft), { recursive: true });
  const file: FileHandle = await open(draft, 'wx', 0o640);
  return {
    write: (piece) => file.appendFile(piece),
    async keep() {
      // On the disk before it has its name: a power cut leaves no short file behind either.
      await file.sync();
      await file.close();
      await mkdir(dirname(path), { recursive: true });
      await rename(draft, path);
      await syncFolder(dirname(path));
    },
    async discard() {
      await file.close().catch(() => undefined);
      await rm(draft, { force: true });
      await rm(path, { force: true });
    },
  };
}

const isAbsent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The files of a folder; none where there is no such folder. */
async function namesIn(folder: string) {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

const factsOf = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });

async function* list(root: string): AsyncGenerator<Stored> {
  for (const kind of (await namesIn(root)).filter((name) => name !== DRAFTS))
    for (const shard of await namesIn(join(root, kind)))
      for (const name of await namesIn(join(root, kind, shard))) {
        const facts = await factsOf(join(root, kind, shard, name));
        if (facts?.isFile()) yield { key: `${kind}/${name}`, bytes: facts.size, at: facts.mtimeMs };
      }
}

async function dropDrafts(root: string, before: number) {
  let dropped = 0;
  for (const name of (await namesIn(join(root, DRAFTS))).filter((one) => IS_DRAFT.test(one))) {
    const path = join(root, DRAFTS, name);
    const facts = await factsOf(path);
    if (!facts || facts.mtimeMs >= before) continue;
    await rm(path, { force: true });
    dropped += 1;
  }
  return dropped;
}

/** Files below a directory; several processes on one database share it. */
export const directoryStore = (root: string): FileStore => ({
  name: 'directory',
  isTransactional: false,
  begin: (key) => begin(root, key),
  async open(key) {
    const path = pathOf(root, key);
    return (await factsOf(path)) && createReadStream(path);
  },
  has: async (key) => (await factsOf(pathOf(root, key))) !== undefined,
  remove: (key) => rm(pathOf(root, key), { force: true }),
  list: () => list(root),
  dropDrafts: (before) => dropDrafts(root, before),
});
