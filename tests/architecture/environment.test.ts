import { VARIABLES } from '../../server/platform/environment/environment';
import { files, isTest, read } from './repository';

const DOOR = 'server/platform/environment/environment.ts';

test('the environment is read in one place', () => {
  const readers = files
    .filter((file) => /^(?:server|mock)\/.*\.ts$/.test(file) && !isTest(file))
    .filter((file) => read(file).includes('process.env'));
  expect(readers).toEqual([DOOR]);
});

test('every variable is explained, and no other', () => {
  const lines = read('docs/operations.md').split('\n');
  const start = lines.findIndex((line) => line.startsWith('| Variable'));
  const table = lines.slice(start + 2, lines.indexOf('', start));
  const named = table.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect([...named].sort()).toEqual([...VARIABLES].sort());
});
