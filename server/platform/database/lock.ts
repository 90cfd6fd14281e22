import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spoken } from '../fault';

class DataDirectoryInUse extends Spoken {}

/**
 * The lock is an address that the kernel frees the moment its holder dies, kill -9 included: an abstract socket on
 * Linux, a named pipe on Windows. Two PGlite processes on one directory would lose acknowledged rows silently.
 */
function address(directory: string) {
  const name = `branch-admin-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject).listen(path, () => resolve(server.unref()));
  });

const isAnswered = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

/** On other systems a socket file outlives its holder; it is taken over when nobody answers on it. */
async function listenOrTakeOver(path: string) {
  try {
    return await listen(path);
  } catch (error) {
    if (path.startsWith('\0') || process.platform === 'win32' || (await isAnswered(path))) throw error;
    rmSync(path, { force: true });
    return listen(path);
  }
}

const noteIn = (directory: string) => join(directory, 'owner.pid');
const taken = (directory: string) =>
  new DataDirectoryInUse(`${directory} is in use by process ${readOwner(noteIn(directory))}.`);

/** Fails with the holder's name if the directory is in use; does not lock it, because opening the database does. */
export async function refuseTaken(directory: string) {
  if (existsSync(directory) && (await isAnswered(address(directory)))) throw taken(directory);
}

/** Locks the directory for the life of the process, or fails with the holder's name. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  mkdirSync(directory, { recursive: true });
  let server: Server;
  try {
    server = await listenOrTakeOver(address(directory));
  } catch {
    throw taken(directory);
  }
  writeFileSync(noteIn(directory), String(process.pid));
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function readOwner(note: string) {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return 'unknown';
  }
}
