import { existsSync, lstatSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, isNetworkFailure, sentenceFor } from './failure.mjs';
import { run, start } from './run.mjs';
import { digest, isStamped, writeStamp } from './stamp.mjs';

const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/** Whether npm's own note of what it installed has what the lockfile names, for example after `npm install`. */
function isInstalled(root, productOnly) {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path]) => path !== '')
    .filter(([, { dev, devOptional }]) => !(productOnly && (dev || devOptional)))
    .every(([path, { version, optional }]) => (installed[path] ? installed[path].version === version : optional));
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** npm, as the one that runs this script, or the one of the path. */
const npm = process.env.npm_execpath
  ? { command: process.execPath, args: [process.env.npm_execpath] }
  : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };

const INSTALL = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retry-maxtimeout=20000'];
const PING = ['ping', '--fetch-retries=0', '--fetch-timeout=10000'];

const NEEDED_BYTES = 1.5e9;

/** On a full disk npm works for minutes, warns, and says that all is well. */
function checkSpace(root) {
  const { bavail, bsize, blocks } = statfsSync(root);
  if (blocks > 0 && bavail * bsize < NEEDED_BYTES) throw new Failure(sentenceFor('ENOSPC'));
}

/** Without a registry npm tries for minutes; then only what it has kept from before is of use. */
async function isOffline(root) {
  const { code, output } = await start(npm.command, [...npm.args, ...PING], { cwd: root });
  return code !== 0 && isNetworkFailure(output);
}

/**
 * Installs what package-lock.json names, or of that what the product needs and no test or tool (`productOnly`); install
 * scripts of packages do not run.
 */
export async function install(root, { productOnly = false } = {}) {
  // Linked from another checkout: that one installs.
  if (isLink(join(root, 'node_modules'))) return;
  const stamp = join(root, 'node_modules/.installed');
  const wanted = digest([join(root, 'package-lock.json')]);
  if (isStamped(stamp, wanted)) return;
  const forProduct = `${wanted} product`;
  if (productOnly && isStamped(stamp, forProduct)) return;
  if (!isInstalled(root, productOnly)) await installNow(root, productOnly);
  writeStamp(stamp, isInstalled(root) || !productOnly ? wanted : forProduct);
}

async function installNow(root, productOnly) {
  checkSpace(root);
  const output = await run({
    doing: `Installing packages (about ${productOnly ? '870' : '1,310'}; this takes half a minute or more)`,
    done: 'Packages are installed.',
    failed: 'The packages could not be installed; what npm says stands above.',
    registry: process.env.npm_config_registry,
    command: npm.command,
    args: [
      ...[...npm.args, ...INSTALL],
      ...(productOnly ? ['--omit=dev'] : []),
      ...((await isOffline(root)) ? ['--offline'] : []),
    ],
    cwd: root,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
  });
  if (!output.includes('ENOSPC')) return;
  // Without npm's note the next start installs again.
  rmSync(join(root, 'node_modules/.package-lock.json'), { force: true });
  throw new Failure(sentenceFor('ENOSPC'));
}
