/*
 * `npm run dev`: the console and, when it is there, the property module, both rebuilt on each change.
 * `npm run dev:pms`: the module alone, with a backend beside it and a stand-in for the sign-in.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { MAX } from './setup/generate.mjs';
import { ROOT } from './setup/main.mjs';
import { argumentsOf } from './setup/usage.mjs';

const FIRST_PORT = 8101;
const given = argumentsOf(
  'npm run dev [-- --no-mock]: the console and the property module, each rebuilt on a change, with the built-in backend\n' +
    'or, with --no-mock, the one of GATEWAY. npm run dev:pms: the module alone. PORT says where.',
  (one) => ['--pms', '--no-mock'].includes(one),
);
const isAlone = given.includes('--pms');
const noMock = given.includes('--no-mock') || process.env.MOCK === 'none';
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
  MICRO_PORT: isAlone && process.env.PORT ? process.env.PORT : await freePort(),
  ...(noMock ? { MOCK: 'none' } : {}),
};

const run = (folder, args, more = {}) =>
  spawn(process.execPath, args, { cwd: join(ROOT, folder), env: { ...env, ...more }, stdio: 'inherit' });
const dev = (folder, more) => run(folder, [join(ROOT, MAX), 'dev'], more);
const PMS = 'micro-pms';

async function alone() {
  if (process.env.GATEWAY) return [dev(PMS, { PORT: env.MICRO_PORT })];
  const backend = await freePort(Number(env.MICRO_PORT) + 1);
  const [HOST, GATEWAY] = ['127.0.0.1', `http://127.0.0.1:${backend}`];
  return [
    run('.', ['--import', 'tsx', 'server/main.ts'], { HOST, PORT: backend, PAGES: '' }),
    dev(PMS, { PORT: env.MICRO_PORT, GATEWAY }),
  ];
}

const both = () => [
  dev('.'),
  ...(existsSync(join(ROOT, PMS, 'package.json')) ? [dev(PMS, { PORT: env.MICRO_PORT })] : []),
];

const running = isAlone ? await alone() : both();

for (const child of running)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    for (const other of running) other.kill();
  });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => running.forEach((child) => child.kill(signal)));
