import { spawnSync } from 'node:child_process';
import { BRIEF_SERVER } from '../../config/check/brief.mjs';
import { compiled } from './compiled';
import { TEST_ENV } from './server';

/** Runs one of the tools of `npm run admin` to its end. */
export async function runAdmin(env: Record<string, string>, ...args: string[]) {
  const program = await compiled('admin');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...BRIEF_SERVER, program, ...args], {
    env: { ...process.env, ...TEST_ENV, ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}
