import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../setup/main.mjs';
import { BRIEF } from './brief.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);

/** jest hands the flags to its workers. */
export const JEST = [...BRIEF, bin('jest/bin/jest.js'), '--config', 'config/jest.config.mjs'];

/** The native compiler; the other one is for what reads sources by its interface. */
export const TYPES = {
  name: 'Types',
  args: [
    ...[bin('typescript-native/bin/tsc'), '--noEmit'],
    ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
  ],
};
export const LINT = {
  name: 'Lint',
  args: [bin('oxlint/bin/oxlint'), '-c', 'config/oxlint.config.mjs', '--ignore-pattern', 'node_modules'],
};
export const FORMAT = {
  name: 'Format',
  args: [
    ...[bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'],
    ...['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/prettier'],
  ],
};
export const DEAD_CODE = {
  name: 'Unused files, exports and packages',
  args: [bin('knip/bin/knip.js'), '--config', 'config/knip.ts'],
};
export const BUILD = { name: 'Build', args: ['config/setup.mjs', 'api', 'build'] };

const seconds = (ms) => `${Math.round(ms / 1000)} s`;

/** What a process prints is kept until it ends where another one prints beside it. */
export function run(args, { shared = false, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', ...(shared ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    });
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.once('error', (error) => done({ passed: false, printed: `${error.message}\n` }));
    child.once('close', (status) => done({ passed: status === 0, printed: Buffer.concat(printed).toString() }));
  });
}

/** Carries out steps, tells of each how it ended and how long it took, and of all of them at the end. */
export function checkRun() {
  const started = Date.now();
  const results = new Map();
  const summary = [];

  async function step({ name, args, env }, shared) {
    const since = Date.now();
    if (!shared) console.log(`\n== ${name}`);
    const { passed, printed } = await run(args, { shared, env });
    const result = passed ? 'passed' : 'failed';
    const took = seconds(Date.now() - since);
    if (shared) console.log(`\n== ${name}\n${printed}`);
    console.log(`-- ${name}: ${result} (${took})`);
    results.set(name, result);
    summary.push(`${result.padEnd(8)}${took.padStart(6)}  ${name}`);
  }

  return {
    /** In seconds. */
    elapsed: () => (Date.now() - started) / 1000,
    step,
    passed: ({ name }) => results.get(name) === 'passed',
    /** The lanes side by side; of each, one step after the other, also after one that failed. */
    async lanes(...lanes) {
      const lane = async (steps) => {
        for (const one of steps) await step(one, lanes.length > 1);
      };
      await Promise.all(lanes.map(lane));
    },
    end() {
      console.log(`\n${summary.join('\n')}\n${seconds(Date.now() - started).padStart(14)}  in all`);
      process.exitCode = [...results.values()].every((result) => result === 'passed') ? 0 : 1;
    },
  };
}
