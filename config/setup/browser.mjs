import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { run } from './run.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const WITH_FONTS = ['chromium', 'fonts-noto-cjk'];

function puppeteersOwn(root) {
  try {
    return createRequire(join(root, 'package.json'))('puppeteer').executablePath();
  } catch {
    return '';
  }
}

/** The browser that tests use: the one that CHROME_PATH names, puppeteer's own, or the system's. */
export function findBrowser(root) {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Failure(`CHROME_PATH=${named} does not exist.`);
  return [named, puppeteersOwn(root), ...SYSTEM].find((path) => path && existsSync(path));
}

const apt = (args, packages) =>
  run({
    ...packages,
    failed: 'apt-get could not install Chromium; what it says stands above.',
    command: 'apt-get',
    args: ['-y', ...args],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

async function installBySystem() {
  const fetching = { doing: 'Reading the package lists', done: 'The package lists are read.' };
  const installing = { doing: 'Installing Chromium', done: 'Chromium is installed.' };
  await apt(['update'], fetching);
  await apt(['install', '--no-install-recommends', ...WITH_FONTS], installing);
}

const installByPuppeteer = (root) =>
  run({
    doing: 'Fetching a browser for the tests',
    done: 'The browser is fetched.',
    failed: 'No browser could be fetched.',
    args: [join(root, 'node_modules/puppeteer/lib/cjs/puppeteer/node/cli.js'), 'browsers', 'install', 'chrome'],
    cwd: root,
  });

/** Makes sure that the tests have a browser. */
export async function ensureBrowser(root) {
  if (findBrowser(root)) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  try {
    await (mayInstall ? installBySystem() : installByPuppeteer(root));
  } catch (error) {
    throw new Failure(
      `The tests need Chromium: install it (on Debian: apt-get install chromium), or name one by CHROME_PATH. ${error.message}`,
    );
  }
}
