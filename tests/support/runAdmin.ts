import { spawnSync } from 'node:child_process';
import { BRIEF_SERVER } from '../../config/check/brief.mjs';
import { compiled } from './compiled';
import { TEST_ENV } from './server';

/** Runs a program of the backend that ends by itself. */
export async function runToEnd(
  program: 'main' | 'worker' | 'admin',
  env: Record<string, string>,
  ...args: readonly string[]
) {
  const file = await compiled(program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [...BRIEF_SERVER, file, ...args], {
    env: { ...process.env, ...TEST_ENV, ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** Runs one of the tools of `npm run admin` to its end. */
export const runAdmin = (env: Record<string, string>, ...args: string[]) => runToEnd('admin', env, ...args);
