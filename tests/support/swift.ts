import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './freePort';

/*
 * OpenStack Swift with its S3 middleware, as Debian packs it, in a folder of its own on the loopback address: an S3 of other
 * people's making, which checks signatures by code of its own (`apt-get install swift-proxy swift-account swift-container
 * swift-object`).
 */

const PROGRAMS = [
  'swift-ring-builder',
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
];
const KINDS = ['account', 'container', 'object'] as const;
const absent = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0);

/** Empty where it can be tried. */
export const WHY_NO_SWIFT = absent.length > 0 ? `${absent.join(', ')} not installed` : '';

const ACCOUNT = 'test';
const USER = 'tester';
const SECRET = 'testing-secret';
const BUCKET = 'files';

type Ports = Record<(typeof KINDS)[number] | 'proxy', number>;

function runs(command: string, args: readonly string[]) {
  const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  // 1: a warning, such as of a ring with one device.
  if (status !== 0 && status !== 1) throw new Error(`${command} ${args.join(' ')}: ${stderr}${stdout}`);
}

/** Rings of one device, and the configuration of each server. */
function configure(folder: string, ports: Ports) {
  for (const name of ['conf', 'devices/d1', 'cache', 'lock']) mkdirSync(join(folder, name), { recursive: true });
  const conf = (name: string, text: string) => writeFileSync(join(folder, 'conf', name), text);
  conf(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = tests\nswift_hash_path_prefix = tests\n[storage-policy:0]\nname = gold\ndefault = yes\n',
  );
  const common = (port: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nuser = ${process.env.USER ?? 'root'}\nswift_dir = ${folder}/conf\n` +
    `devices = ${folder}/devices\nmount_check = false\nworkers = 0\nlog_level = ERROR\nlog_address = ${folder}/nobody\n` +
    `fallocate_reserve = 0\ndisable_fallocate = true\n`;
  for (const kind of KINDS) {
    const builder = join(folder, 'conf', `${kind}.builder`);
    runs('swift-ring-builder', [builder, 'create', '4', '1', '0']);
    runs('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${ports[kind]}/d1`, '1']);
    runs('swift-ring-builder', [builder, 'rebalance']);
    conf(
      `${kind}-server.conf`,
      `${common(ports[kind])}[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`,
    );
  }
  conf(
    'proxy-server.conf',
    `${common(ports.proxy)}[pipeline:main]\npipeline = catch_errors gatekeeper cache listing_formats bulk s3api tempauth slo dlo proxy-server\n` +
      '[app:proxy-server]\nuse = egg:swift#proxy\nallow_account_management = true\naccount_autocreate = true\n' +
      '[filter:catch_errors]\nuse = egg:swift#catch_errors\n[filter:gatekeeper]\nuse = egg:swift#gatekeeper\n' +
      '[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1\n[filter:listing_formats]\nuse = egg:swift#listing_formats\n' +
      '[filter:bulk]\nuse = egg:swift#bulk\n[filter:s3api]\nuse = egg:swift#s3api\nforce_swift_request_proxy_log = false\n' +
      `[filter:tempauth]\nuse = egg:swift#tempauth\nuser_${ACCOUNT}_${USER} = ${SECRET} .admin\n` +
      '[filter:slo]\nuse = egg:swift#slo\n[filter:dlo]\nuse = egg:swift#dlo\n',
  );
}

/** Until it answers, whatever that is. */
async function answers(origin: string, said: () => string) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(origin).then(Boolean, () => false)) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Swift does not answer:\n${said()}`);
}

/** An empty bucket. */
export async function startSwift() {
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  const ports = {
    account: await freePort(),
    container: await freePort(),
    object: await freePort(),
    proxy: await freePort(),
  };
  configure(folder, ports);
  let said = '';
  const children: ChildProcess[] = (['account', 'container', 'object', 'proxy'] as const).map((kind) => {
    const child = spawn(`swift-${kind}-server`, [join(folder, 'conf', `${kind}-server.conf`), '-v'], {
      cwd: folder,
      env: { ...process.env, SWIFT_TEST_IN_PROCESS: '' },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
    return child;
  });
  const stop = async () => {
    const ends = children.map((child) => new Promise((done) => child.once('exit', done)));
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(ends);
    rmSync(folder, { recursive: true, force: true });
  };
  const endpoint = `http://127.0.0.1:${ports.proxy}`;
  const env = {
    ...{ FILE_STORE: 's3', S3_ENDPOINT: endpoint, S3_BUCKET: BUCKET, S3_REGION: 'us-east-1' },
    ...{ S3_ACCESS_KEY: `${ACCOUNT}:${USER}`, S3_SECRET_KEY: SECRET },
  };
  try {
    await answers(endpoint, () => said);
    for (const kind of KINDS) await answers(`http://127.0.0.1:${ports[kind]}/recon/version`, () => said);
    await createBucket(env);
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, stop, said: () => said };
}

const CREATE = `
  import { S3mini } from 's3mini';
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = process.env;
  const keys = { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY };
  await new S3mini({ endpoint: S3_ENDPOINT + '/' + S3_BUCKET, region: S3_REGION, ...keys }).createBucket();`;

/** In a process of its own: the package is one of ECMAScript modules. */
async function createBucket(env: Record<string, string>) {
  const args = ['--input-type=module', '--eval', CREATE];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...env } });
}
