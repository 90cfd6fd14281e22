/*
 * Loaded into a server that a test starts: its disk is what the file DISK_FAULT says at that moment. It takes no rights
 * on the machine, and goes as suddenly as it comes.
 *
 *   full       what makes a file longer is refused; what is there can be overwritten
 *   read-only  nothing is written, made, renamed or removed
 *   slow       what is to be on the disk for good is not there yet, and whoever waits for it goes on waiting
 */
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

const ASKED_AGAIN_MS = 20;
const real = { ...fs };
const { readFileSync, fstatSync } = real;

const fault = () => readFileSync(process.env.DISK_FAULT, 'utf8');

function refuse(code, syscall) {
  const texts = { ENOSPC: 'no space left on device', EROFS: 'read-only file system' };
  const errno = { ENOSPC: -28, EROFS: -30 }[code];
  throw Object.assign(new Error(`${code}: ${texts[code]}, ${syscall}`), { code, errno, syscall });
}

const isFile = (fd) => fstatSync(fd).isFile();

/** Whether so many bytes may be written there. */
function demandRoom(fd, bytes, position) {
  if (fd <= 2 || !isFile(fd)) return;
  const now = fault();
  if (now === 'read-only') refuse('EROFS', 'write');
  const { size } = fstatSync(fd);
  if (now === 'full' && (typeof position === 'number' ? position : size) + bytes > size) refuse('ENOSPC', 'write');
}

const demandWritable = (syscall) => {
  if (fault() === 'read-only') refuse('EROFS', syscall);
};

fs.writeSync = (fd, data, ...rest) => {
  const [, length = data.length, position] = typeof rest[0] === 'number' ? rest : [];
  demandRoom(fd, length, position);
  return real.writeSync(fd, data, ...rest);
};
const { O_WRONLY, O_RDWR } = real.constants;
const writes = (flags = 'r') => (typeof flags === 'number' ? (flags & (O_WRONLY | O_RDWR)) !== 0 : flags !== 'r');
fs.openSync = (path, flags, mode) => {
  if (writes(flags)) demandWritable('open');
  return real.openSync(path, flags, mode);
};
for (const name of ['mkdirSync', 'renameSync', 'unlinkSync', 'rmdirSync', 'rmSync', 'ftruncateSync', 'truncateSync'])
  fs[name] = (...args) => {
    demandWritable(name.replace('Sync', ''));
    return real[name](...args);
  };
fs.writeFileSync = (path, data, options) => {
  demandWritable('open');
  if (fault() === 'full') refuse('ENOSPC', 'write');
  return real.writeFileSync(path, data, options);
};

for (const name of ['mkdir', 'rename', 'rm', 'unlink', 'open']) {
  const own = real.promises[name];
  fs.promises[name] = async (...args) => {
    if (name !== 'open' || writes(args[1])) demandWritable(name);
    return own(...args);
  };
}
const handle = await open(process.execPath);
const ofHandles = Object.getPrototypeOf(handle);
await handle.close();
for (const name of ['write', 'appendFile', 'writeFile']) {
  const own = ofHandles[name];
  ofHandles[name] = async function write(data, ...rest) {
    demandRoom(this.fd, data.length, undefined);
    return own.call(this, data, ...rest);
  };
}
const { sync } = ofHandles;
ofHandles.sync = async function waitingSync() {
  while (fault() === 'slow') await pause(ASKED_AGAIN_MS);
  return sync.call(this);
};
syncBuiltinESMExports();
