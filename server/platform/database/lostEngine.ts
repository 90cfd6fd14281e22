import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

/** The database has stopped in the middle of its work, like a server that has crashed (SQLSTATE crash_shutdown). */
class EngineLost extends Error {
  readonly code = '57P02';
}

const lost = new WeakSet<PGlite>();

export const isLost = (client: PGlite) => lost.has(client);

/**
 * Whether the database cannot go on after this error: it could not write its log, has no file handles left (it never
 * returns those of files that it failed to open), or its memory is in an unknown state.
 */
function endsIt(error: unknown) {
  if (typeof error !== 'object' || error === null) return false;
  const severity = 'severity' in error ? error.severity : undefined;
  if (severity === 'PANIC' || severity === 'FATAL') return true;
  return error instanceof WebAssembly.RuntimeError || ('code' in error && error.code === '53000');
}

/**
 * Refuses every statement once the embedded database has stopped: it still holds its locks then, and the next
 * statement, even a `rollback`, would wait for them for ever, and the process with it.
 */
export function stopsWhenLost(client: PGlite): PGlite {
  const raw = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => {
    if (isLost(client)) throw new EngineLost('The embedded database has stopped.');
    return raw(message);
  };
  const noticing =
    <Args extends unknown[], T>(ask: (...args: Args) => Promise<T>) =>
    async (...args: Args) => {
      try {
        return await ask(...args);
      } catch (error) {
        if (endsIt(error)) lost.add(client);
        throw error;
      }
    };
  client.execProtocol = noticing(client.execProtocol.bind(client));
  client.execProtocolStream = noticing(client.execProtocolStream.bind(client));
  return client;
}

/** The files that the database has open; `nfd` is Node’s handle of a file in its directory. */
interface OpenFiles {
  streams: readonly ({ nfd?: number } | null | undefined)[];
  close: (stream: object) => void;
}

/** Closes the files of the database without letting it write, because its memory cannot be trusted. */
export function letGo(client: PGlite) {
  // The types of Emscripten, which PGlite's refer to, are not installed.
  const { FS: files } = client.Module as unknown as { FS: OpenFiles };
  for (const stream of files.streams) if (stream?.nfd !== undefined) files.close(stream);
}

/** The size of one file of its log: after a crash, opening the database first writes such a file. */
const LOG_FILE = 16 * 1024 * 1024;
const PIECE = Buffer.alloc(1024 * 1024);

/** Fails, with the error of the disk, where there is no room to open the database again. */
export async function demandRoom(directory: string) {
  const draft = join(directory, 'room.tmp');
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      for (let bytes = 0; bytes < LOG_FILE; bytes += PIECE.length) await file.writeFile(PIECE);
    } finally {
      await file.close();
    }
  } finally {
    await rm(draft, { force: true });
  }
}
