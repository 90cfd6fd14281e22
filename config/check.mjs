/*
 * `npm run check` runs what needs no build; `npm test` (`all`) runs everything, as CI does. Each step runs even when one
 * before it failed, so that one run tells all there is to mend. Two lanes go side by side: what waits for a browser
 * leaves time to what computes.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './setup/main.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);
const JEST = [bin('jest/bin/jest.js'), '--config', 'config/jest.config.mjs'];

const SOURCES = [
  { name: 'Types', args: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'Format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'Unused files, exports and packages', args: [bin('knip/bin/knip.js'), '--config', 'config/knip.ts'] },
  { name: 'API description', args: ['--import', 'tsx', 'config/openapi.ts', '--check'] },
  {
    name: 'Tests of rules, contract, architecture and screens',
    args: [...JEST, '--selectProjects', 'node', 'jsdom'],
  },
];

const LINT = {
  name: 'Lint',
  args: [bin('eslint/bin/eslint.js'), '--config', 'config/eslint.config.mjs', '--max-warnings', '0', '.'],
};

const BUILT = [
  { name: 'Build', args: ['config/setup.mjs', 'build'] },
  { name: 'Built files', args: [...JEST, '--selectProjects', 'bundle'], needs: 'Build' },
  { name: 'Journeys in a browser', args: [...JEST, '--selectProjects', 'e2e', '--runInBand'], needs: 'Build' },
];

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Answers how the step ended; its lines carry the letter of its lane. */
function runStep({ name, args, needs }, say, results) {
  say(`== ${name}`);
  if (needs && results.get(needs) !== 'passed') return 'skipped';
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const output of [child.stdout, child.stderr]) createInterface({ input: output }).on('line', say);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      say(error.message);
      resolve('failed');
    });
    child.on('close', (code) => resolve(code === 0 ? 'passed' : 'failed'));
  });
}

async function runLane(letter, steps, results) {
  const say = (line) => console.log(line ? `${letter} ${line}` : '');
  const summary = [];
  for (const step of steps) {
    const since = Date.now();
    const result = await runStep(step, say, results);
    results.set(step.name, result);
    say(`-- ${step.name}: ${result} (${seconds(since)})`);
    summary.push(`${result.padEnd(8)}${seconds(since).padStart(6)}  ${letter} ${step.name}`);
  }
  return summary;
}

const isAll = process.argv.includes('all');
const results = new Map();
const started = Date.now();
const summaries = await Promise.all([
  runLane('a', SOURCES, results),
  runLane('b', isAll ? [LINT, ...BUILT] : [LINT], results),
]);

console.log(`\n${summaries.flat().join('\n')}\n${seconds(started).padStart(14)}  in all`);
process.exitCode = [...results.values()].every((result) => result === 'passed') ? 0 : 1;
