import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { BRIEF_SERVER } from '../../config/check/brief.mjs';
import { compiled } from './compiled';
import type { Try } from './tryOut';

/**
 * Runs what is to be tried out to its end, and answers the JSON of its last line. The test's own process goes on
 * meanwhile: services that are asked may be in it.
 */
export async function lastLineOf(name: Try, args: readonly string[], env: Record<string, string> = {}) {
  const program = await compiled('tryOut');
  const { stdout } = await promisify(execFile)(process.execPath, [...BRIEF_SERVER, program, name, ...args], {
    cwd: resolve(__dirname, '../..'),
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    maxBuffer: 1e8,
  });
  const found: unknown = JSON.parse(stdout.split('\n').at(-1) ?? '');
  return found;
}
