import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** Stands in for npm: counts its calls and does what the variables say. */
const NPM = `
const fs = require('node:fs');
fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
if (process.argv[2] === 'ping') { if (process.env.PING_SAYS) { console.error(process.env.PING_SAYS); process.exit(1); } return; }
if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); process.exit(1); }
if (process.env.NPM_WARNS) console.error(process.env.NPM_WARNS);
fs.mkdirSync('node_modules/@umijs/max/bin', { recursive: true });
fs.writeFileSync('node_modules/@umijs/max/bin/max.js', fs.readFileSync('max.cjs'));
`;

/** Stands in for Umi's command: \`setup\` and \`build\` leave the file that shows they ran. */
const MAX = `
const fs = require('node:fs');
fs.appendFileSync('calls', 'max ' + process.argv[2] + '\\n');
if (process.env.MAX_SAYS) { console.error(process.env.MAX_SAYS); process.exit(1); }
const written = { setup: ['src/.umi/tsconfig.json'], build: ['dist/index.html', 'src/.umi-production/tsconfig.json'] };
for (const target of written[process.argv[2]]) {
  fs.mkdirSync(require('node:path').dirname(target), { recursive: true });
  fs.writeFileSync(target, '<html>' + process.argv[2].repeat(1000));
}
`;

/** A small project with the real set-up scripts, and an npm and an Umi that only take notes. */
export function createCheckout() {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const path = (...parts: string[]) => join(folder, ...parts);
  const write = (file: string, text: string) => {
    mkdirSync(path(file, '..'), { recursive: true });
    writeFileSync(path(file), text);
  };
  cpSync(join(ROOT, 'config/setup'), path('config/setup'), { recursive: true });
  cpSync(join(ROOT, 'config/setup.mjs'), path('config/setup.mjs'));
  write('package-lock.json', '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}');
  write('.umirc.ts', 'export default {};');
  write('src/pages/login.tsx', 'export {};');
  write('npm.cjs', NPM);
  write('max.cjs', MAX);
  const calls = () => (existsSync(path('calls')) ? readFileSync(path('calls'), 'utf8').trim().split('\n') : []);
  return {
    path,
    write,
    /** Runs the set-up and answers which commands it called (pings apart), and what it said. */
    setUp(steps: readonly string[] = [], env: Record<string, string> = {}) {
      const before = calls().length;
      const { status, stdout, stderr } = spawnSync(process.execPath, ['config/setup.mjs', ...steps], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, HOME: folder, npm_execpath: path('npm.cjs'), NODE_ENV: 'test', ...env },
      });
      return {
        status,
        stdout,
        stderr: stderr.trim(),
        calls: calls()
          .slice(before)
          .filter((call) => !call.startsWith('ping')),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Checkout = ReturnType<typeof createCheckout>;
