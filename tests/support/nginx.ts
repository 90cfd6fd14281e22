import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './freePort';

const CONFIG = resolve(__dirname, '../../config/deploy/nginx.conf');

/** Whether this machine has one to try. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** The configuration of `config/deploy`, in a folder of its own. */
function configOf(folder: string, port: number, backends: readonly string[]) {
  const servers = backends.map((backend) => `server ${new URL(backend).host} max_fails=0;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = readFileSync(CONFIG, 'utf8')
    .replace(/server server-1:.*\n.*server-2:.*/, servers.join('\n'))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('http {', `http { ${temporary.join(' ')}`);
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;\n${config}`;
}

async function answers(origin: string) {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await fetch(origin).then(Boolean, () => false)) return;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error('nginx does not answer.');
}

/** A proxy in front of one backend or more. */
export async function startNginx(...backends: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port, backends));
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  await answers(origin);
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(undefined)));
      rmSync(folder, { recursive: true });
    },
  };
}
