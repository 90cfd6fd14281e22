import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { digest, isStamped, writeStamp } from './stamp.mjs';

const packagesOf = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/** Whether npm's own note of what it installed says the same as the lockfile, for example after `npm install`. */
function isInstalled(root) {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path]) => path !== '')
    .every(([path, { version, optional }]) => (installed[path] ? installed[path].version === version : optional));
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** npm, as the one that runs this script, or the one of the path. */
const npm = process.env.npm_execpath
  ? { command: process.execPath, args: [process.env.npm_execpath] }
  : { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };

/** Installs what package-lock.json names; install scripts of packages do not run. */
export async function install(root) {
  // Linked from another checkout: that one installs.
  if (isLink(join(root, 'node_modules'))) return;
  const stamp = join(root, 'node_modules/.installed');
  const wanted = digest([join(root, 'package-lock.json')]);
  if (isStamped(stamp, wanted)) return;
  if (!isInstalled(root))
    await run({
      doing: 'Installing packages (about 1,700; this takes a minute or more)',
      done: 'Packages are installed.',
      failed: 'The packages could not be installed; what npm says stands above.',
      registry: process.env.npm_config_registry,
      command: npm.command,
      args: [...npm.args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'],
      cwd: root,
      env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
    });
  writeStamp(stamp, wanted);
}
