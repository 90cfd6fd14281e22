/* `npm run bench [name …]`: runs tests/bench/*.bench.ts one after the other, or those whose name contains one given. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './setup/main.mjs';
import { filesBelow } from './setup/stamp.mjs';

const wanted = process.argv.slice(2);
const benches = filesBelow(join(ROOT, 'tests/bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.includes(name)));

if (benches.length === 0) console.log('There is no such benchmark in tests/bench.');
for (const file of benches) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
