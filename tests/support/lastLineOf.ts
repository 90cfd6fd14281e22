import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { BRIEF_SERVER } from '../../config/check/brief.mjs';
import { compiled, type Program } from './compiled';

/**
 * Runs a program to its end, and answers the JSON of its last line. The test's own process goes on meanwhile: services
 * that the program asks may be in it.
 */
export async function lastLineOf(program: Program, args: readonly string[], env: Record<string, string> = {}) {
  const { stdout } = await promisify(execFile)(process.execPath, [...BRIEF_SERVER, await compiled(program), ...args], {
    cwd: resolve(__dirname, '../..'),
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
    maxBuffer: 1e8,
  });
  const found: unknown = JSON.parse(stdout.split('\n').at(-1) ?? '');
  return found;
}
