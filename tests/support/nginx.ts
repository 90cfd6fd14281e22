import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './freePort';

const DEPLOY = resolve(__dirname, '../../config/deploy');

/** Whether this machine has one to try. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** … and what makes a certificate for it. */
export const hasTlsNginx = hasNginx && spawnSync('openssl', ['version']).status === 0;

/** With TLS a certificate of its own is made, which nobody trusts; without HTTP/2 it speaks HTTP/1.1 over the same TLS. */
export interface Tls {
  http2: boolean;
}

function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'console.key'), '-out', join(folder, 'console.crt')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const { status, stderr } = spawnSync('openssl', ['req', '-x509', ...kind, ...files, '-subj', '/CN=localhost'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

/** The listener of `config/deploy/tls.conf`; none in a folder that is not there. */
function tlsOf(folder: string, port: number, tls: Tls | undefined) {
  if (!tls) return join(folder, 'no-tls');
  makeCertificate(folder);
  const text = readFileSync(join(DEPLOY, 'tls.conf'), 'utf8')
    .replace('listen 8443 ssl http2;', `listen 127.0.0.1:${port} ssl${tls.http2 ? ' http2' : ''};`)
    .replaceAll('/etc/nginx/tls', folder);
  writeFileSync(join(folder, 'tls.conf'), text);
  return folder;
}

interface Listening {
  port: number;
  tlsPort: number;
  tls: Tls | undefined;
}

/** The configuration of `config/deploy`, in a folder of its own. */
function configOf(folder: string, { port, tlsPort, tls }: Listening, backends: readonly string[]) {
  const servers = backends.map((backend) => `server ${new URL(backend).host} max_fails=0;`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace(/server server-1:.*\n.*server-2:.*/, servers.join('\n'))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('/etc/nginx/tls/*.conf', `${tlsOf(folder, tlsPort, tls)}/tls*.conf`)
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
export const startNginx = (...backends: string[]) => startProxy(backends);

/** One that speaks TLS as well. */
export const startTlsNginx = (tls: Tls, ...backends: string[]) => startProxy(backends, tls);

async function startProxy(backends: readonly string[], tls?: Tls) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const listening = { port: await freePort(), tlsPort: await freePort(), tls };
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder, listening, backends));
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${listening.port}`;
  await answers(origin);
  return {
    origin,
    tlsPort: listening.tlsPort,
    /** What nginx itself finds wrong with its file. */
    check: () => spawnSync('nginx', ['-t', '-c', file, '-p', folder], { encoding: 'utf8' }),
    async stop() {
      child.kill('SIGTERM');
      await new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done(undefined)));
      rmSync(folder, { recursive: true });
    },
  };
}
