/* `npm run bench [name …]`: runs tests/bench/*.bench.ts one after the other, or those whose name contains one given. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './setup/main.mjs';
import { filesBelow } from './setup/stamp.mjs';
import { argumentsOf } from './setup/usage.mjs';

const wanted = argumentsOf(
  'npm run bench [-- name …]: runs the benchmarks of tests/bench, or those whose name contains one given.',
  (one) => !one.startsWith('-'),
);
const benches = filesBelow(join(ROOT, 'tests/bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)));

if (benches.length === 0) {
  console.error('There is no such benchmark in tests/bench.');
  process.exitCode = 1;
}
for (const file of benches) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
