/*
 * `npm run check` runs what needs no build; `npm test` (`all`) runs everything, as CI does. Each step runs even when one
 * before it failed, so that one run tells all there is to mend. What computes on one core only runs beside the rest of
 * its kind; tests have the machine to themselves, because they wait for what happens.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './setup/main.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);
const JEST = [bin('jest/bin/jest.js'), '--config', 'config/jest.config.mjs'];

const LINT = {
  name: 'Lint',
  args: [bin('eslint/bin/eslint.js'), '--config', 'config/eslint.config.mjs', '--max-warnings', '0', '.'],
};
const STATIC = [
  { name: 'Types', args: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'Format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'Unused files, exports and packages', args: [bin('knip/bin/knip.js'), '--config', 'config/knip.ts'] },
];
const BUILD = { name: 'Build', args: ['config/setup.mjs', 'api', 'build'] };
const TESTS = {
  name: 'Tests of rules, contract, architecture and screens',
  args: [...JEST, '--selectProjects', 'node', 'jsdom'],
};
const ON_BUILD = [
  { name: 'Built files', args: [...JEST, '--selectProjects', 'bundle'], needs: BUILD },
  { name: 'Journeys in a browser', args: [...JEST, '--selectProjects', 'e2e'], needs: BUILD },
];

/** One after the other; of each, the lanes side by side. */
const STAGES = process.argv.includes('all')
  ? [[[LINT], [...STATIC, BUILD]], [[TESTS]], [ON_BUILD]]
  : [[[LINT], STATIC], [[TESTS]]];

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;
const results = new Map();
const summary = [];

function run(args, shared) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', ...(shared ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
    });
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.once('error', (error) => done({ passed: false, printed: `${error.message}\n` }));
    child.once('close', (status) => done({ passed: status === 0, printed: Buffer.concat(printed).toString() }));
  });
}

async function runStep({ name, args, needs }, shared) {
  const since = Date.now();
  if (!shared) console.log(`\n== ${name}`);
  const skipped = needs && results.get(needs.name) !== 'passed';
  const { passed, printed } = skipped ? { passed: false, printed: '' } : await run(args, shared);
  const result = skipped ? 'skipped' : passed ? 'passed' : 'failed';
  if (shared) console.log(`\n== ${name}\n${printed}`);
  console.log(`-- ${name}: ${result} (${seconds(since)})`);
  results.set(name, result);
  summary.push(`${result.padEnd(8)}${seconds(since).padStart(6)}  ${name}`);
}

async function runLane(steps, shared) {
  for (const step of steps) await runStep(step, shared);
}

const started = Date.now();
for (const lanes of STAGES) await Promise.all(lanes.map((steps) => runLane(steps, lanes.length > 1)));

console.log(`\n${summary.join('\n')}\n${seconds(started).padStart(14)}  in all`);
process.exitCode = [...results.values()].every((result) => result === 'passed') ? 0 : 1;
