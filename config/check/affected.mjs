/*
 * Which suites a change may break. Imports do not tell it alone: the tests of the contract reach the backend through a
 * process beside them, and each test of a screen loads the whole application. So the names tell it as well: an area has
 * one name in every tree.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/main.mjs';
import { JEST, run } from './steps.mjs';

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

const lines = (text) => text.split('\n').filter((line) => line !== '');

/** What this branch has changed since it left main, committed or not. */
export function changedFiles() {
  const [base = 'HEAD'] = ['main', 'origin/main'].flatMap((name) => lines(git('merge-base', 'HEAD', name)));
  return [
    ...new Set([
      ...lines(git('diff', '--name-only', '--relative', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ];
}

/** `promotion`, and where it has one the screen: `promotion/settlement`. */
function areaOf(file) {
  const [, area, next] =
    /^(?:src\/areas|src\/contract|server\/areas|tests\/contract|locales\/[^/]+)\/([a-z-]+)(?:\/([\w-]+))?/.exec(file) ??
    [];
  return area && { area, screen: next?.replace(/\.\w+$/, '') };
}

const isScreens = (file) => /^(src\/areas|locales)\//.test(file);
const isBackends = (file) => /^(server|tests\/contract)\//.test(file);

/**
 * 4: the suite itself. 3: beside it. 2: of the same screen or folder. 1: of the same area or layer; less for a screen
 * whose backend has changed, and nothing for the backend of a screen.
 */
function nearness(suite, changed) {
  if (suite === changed) return 4;
  if (dirname(suite) === dirname(changed)) return 3;
  const [mine, its] = [areaOf(suite), areaOf(changed)];
  if (its) {
    if (mine?.area !== its.area || (isScreens(changed) && isBackends(suite))) return 0;
    if (isBackends(changed) && isScreens(suite)) return 0.5;
    return its.screen && mine.screen === its.screen ? 2 : 1;
  }
  const folder = dirname(changed);
  if (folder === '.' || folder.startsWith('docs')) return 0;
  if (suite.startsWith(`${folder}/`)) return 2;
  const layer = folder.split('/').slice(0, 2).join('/');
  return suite.startsWith(`${layer}/`) ? 1 : 0;
}

async function listed(...args) {
  const { printed } = await run([...JEST, '--selectProjects', 'node', 'jsdom', '--listTests', ...args], {
    shared: true,
  });
  return lines(printed)
    .filter((line) => line.startsWith(ROOT))
    .map((line) => line.slice(ROOT.length));
}

/** The quick ones of them run at each check. */
const ARCHITECTURE = /^tests\/architecture\/(?!bundle|entryTexts|newScreen|openapi)\w+\.test\.ts$/;

/** What these changes may break, the nearest first: those that only import them come last. */
export async function affectedBy(changed) {
  const code = changed.filter((file) => /\.(tsx?|m?js|json|css)$/.test(file));
  const there = code.filter((file) => existsSync(join(ROOT, file)));
  const byImport = new Set(there.length > 0 ? await listed('--findRelatedTests', ...there) : []);
  return (await listed())
    .map((suite) => ({
      suite,
      near: Math.max(ARCHITECTURE.test(suite) ? 2.5 : 0, ...code.map((one) => nearness(suite, one))),
    }))
    .filter(({ suite, near }) => near > 0 || byImport.has(suite))
    .sort((a, b) => b.near - a.near)
    .map(({ suite }) => suite);
}
