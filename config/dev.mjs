/* `npm run dev`: the console and, when it is there, the property module, both rebuilt on each change. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { MAX } from './setup/generate.mjs';
import { ROOT } from './setup/main.mjs';

const FIRST_PORT = 8101;
const noMock = process.argv.includes('--no-mock') || process.env.MOCK === 'none';
if (noMock && !process.env.GATEWAY) {
  console.error('Without the built-in backend the calls need a gateway: GATEWAY=https://… npm run dev -- --no-mock');
  process.exit(1);
}
const isFree = (port) =>
  new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => answer(true)));
  });

/** Umi would move the module to the next port, and the console would go on asking at the first one. */
async function freePort(port = FIRST_PORT) {
  return (await isFree(port)) ? String(port) : freePort(port + 1);
}

const env = {
  // For this machine alone, unless it is asked for otherwise.
  HOST: '127.0.0.1',
  ...process.env,
  MICRO_PORT: await freePort(),
  ...(noMock ? { MOCK: 'none' } : {}),
};

const dev = (folder, more = {}) =>
  spawn(process.execPath, [join(ROOT, MAX), 'dev'], {
    cwd: join(ROOT, folder),
    env: { ...env, ...more },
    stdio: 'inherit',
  });

const running = [dev('.')];
if (existsSync(join(ROOT, 'micro-pms/package.json'))) running.push(dev('micro-pms', { PORT: env.MICRO_PORT }));

for (const child of running)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    for (const other of running) other.kill();
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.forEach((child) => child.kill(signal)));
