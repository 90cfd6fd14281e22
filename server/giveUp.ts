import { Spoken, sqlState } from './platform/fault';

/** What Node tells of a failed call of the system besides its message. */
interface SystemError extends NodeJS.ErrnoException {
  port?: number;
  hostname?: string;
}

/** By the code of Node or of the database. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space and start again.',
  EROFS: 'The data directory is on a read-only disk. Choose another with DATA_DIR.',
  ECONNREFUSED: 'The database server of DATABASE_URL does not answer.',
  ETIMEDOUT: 'The database server of DATABASE_URL does not answer.',
  EADDRNOTAVAIL: 'HOST or OPS_HOST is no address of this machine.',
  '28P01': 'The database server refuses the user or the password of DATABASE_URL.',
  '28000': 'The database server refuses the user of DATABASE_URL.',
  '3D000': 'The database that DATABASE_URL names does not exist: docs/operations.md#rights-on-the-database creates it.',
  '42501': 'The user of DATABASE_URL does not own the database (docs/operations.md#rights-on-the-database).',
};

const PORTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: stop the other program, or choose another port',
  EACCES: 'needs more rights than this user has: choose another port',
};

const OF_PATHS = ['EACCES', 'EPERM', 'EEXIST', 'ENOTDIR'];

function sentenceOf(error: Error) {
  if (error instanceof Spoken) return error.message;
  const { code = '', syscall, path, port, hostname }: SystemError = error;
  if (syscall === 'listen' && PORTS[code]) return `Port ${port} ${PORTS[code]} (PORT; of the probes OPS_PORT).`;
  if (syscall === 'getaddrinfo') return `There is no host ${hostname} (DATABASE_URL, HOST, OPS_HOST).`;
  if (path && OF_PATHS.includes(code))
    return `${path} cannot be made or written (${code}). DATA_DIR and FILE_DIR say where data are kept.`;
  return REASONS[sqlState(error) ?? ''];
}

/** Ends a program with one sentence that says what to do; with the details only where nobody can guess it. */
export function giveUp(error: unknown): never {
  const sentence = error instanceof Error ? (sentenceOf(error) ?? error.stack) : String(error);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
