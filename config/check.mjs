/*
 * `npm run check` runs what needs no build; `npm test` (`all`) runs everything, as CI does. Each step runs even when one
 * before it failed, so that one run tells all there is to mend.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './setup/main.mjs';

const bin = (path) => join(ROOT, 'node_modules', path);
const JEST = [bin('jest/bin/jest.js'), '--config', 'config/jest.config.mjs'];

const QUICK = [
  { name: 'Types', args: [bin('typescript/bin/tsc'), '--noEmit'] },
  {
    name: 'Lint',
    args: [bin('eslint/bin/eslint.js'), '--config', 'config/eslint.config.mjs', '--max-warnings', '0', '.'],
  },
  { name: 'Format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'Unused files, exports and packages', args: [bin('knip/bin/knip.js'), '--config', 'config/knip.ts'] },
  { name: 'API description', args: ['--import', 'tsx', 'config/openapi.ts', '--check'] },
  {
    name: 'Tests of rules, contract, architecture and screens',
    args: [...JEST, '--selectProjects', 'node', 'jsdom'],
  },
];

const SLOW = [
  { name: 'Build', args: ['config/setup.mjs', 'build'] },
  { name: 'Built files', args: [...JEST, '--selectProjects', 'bundle'], needs: 'Build' },
  { name: 'Journeys in a browser', args: [...JEST, '--selectProjects', 'e2e', '--runInBand'], needs: 'Build' },
];

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

function runStep({ name, args, needs }, results) {
  console.log(`\n== ${name}`);
  if (needs && results.get(needs) !== 'passed') return 'skipped';
  const { status, error } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (error) console.error(error.message);
  return status === 0 ? 'passed' : 'failed';
}

const steps = process.argv.includes('all') ? [...QUICK, ...SLOW] : QUICK;
const results = new Map();
const started = Date.now();
const summary = steps.map((step) => {
  const since = Date.now();
  results.set(step.name, runStep(step, results));
  console.log(`-- ${step.name}: ${results.get(step.name)} (${seconds(since)})`);
  return `${results.get(step.name).padEnd(8)}${seconds(since).padStart(6)}  ${step.name}`;
});

console.log(`\n${summary.join('\n')}\n${seconds(started).padStart(14)}  in all`);
process.exitCode = [...results.values()].every((result) => result === 'passed') ? 0 : 1;
