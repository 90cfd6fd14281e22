import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { faultOf } from './commitMessage.mjs';

test.each([
  'feat: keep tabs over a reload',
  'fix(trade-fair): refuse an end before the start',
  'refactor(core/http)!: one envelope\n\nThe old one is gone.',
  '\nbuild: pin versions\n# a comment\n',
  "Merge branch 'house'",
  'Revert "feat: keep tabs"',
  'fixup! feat: keep tabs',
  `feat: ${'a'.repeat(94)}`,
])('accepts %j', (message) => {
  expect(faultOf(message)).toBeUndefined();
});

test.each([
  ['', 'does not read as'],
  ['keep tabs', 'does not read as'],
  ['Feat: keep tabs', 'does not read as'],
  ['feat:keep tabs', 'does not read as'],
  ['feature: keep tabs', "'feature' is none of"],
  ['feat: keep tabs.', 'full stop'],
  ['feat: keep tabs\nand more', 'second line'],
  [`feat: ${'a'.repeat(95)}`, '101 characters'],
])('refuses %j', (message, reason) => {
  expect(faultOf(message)).toContain(reason);
});

test('git asks the hook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'));
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  const commit = (message: string) =>
    git('-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '--allow-empty', '-m', message);
  try {
    execFileSync('git', ['init', '-q'], { cwd: folder });
    git('config', 'core.hooksPath', resolve(__dirname));
    expect(commit('keep tabs').stderr).toContain('The commit message was refused.');
    expect(commit('feat: keep tabs').status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
