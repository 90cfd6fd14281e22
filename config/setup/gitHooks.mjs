import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const HOOKS = 'config/hooks';

/** Lets git run the hooks of this checkout. Absent git or a foreign checkout is no failure. */
export function useGitHooks(root) {
  if (!existsSync(join(root, '.git'))) return;
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const current = () => {
    try {
      return git('config', 'core.hooksPath').trim();
    } catch {
      return '';
    }
  };
  if (current() === HOOKS) return;
  try {
    git('config', 'core.hooksPath', HOOKS);
  } catch {
    console.log('Git does not let its hooks be set here; commit messages are not checked.');
  }
}
