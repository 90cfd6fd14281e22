import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listed } from './register.mjs';

const AREAS = join(__dirname, '../../server/areas');
const ROUTES = { open: 'export const routes', close: ']' };

test.each(readdirSync(AREAS))('the calls of a new screen find their place among those of %s', (area) => {
  const before = readFileSync(join(AREAS, area, 'routes.ts'), 'utf8');
  const after = listed(before, ROUTES, '  ...newRoutes,');
  expect(after.replace(/,?\n {2}\.\.\.newRoutes,\n/, '')).toBe(before.replace(/,?\n\];/, '];'));
});

test('an area that has no call yet has room for the first', () => {
  const before = 'export const routes: readonly Route[] = [];\n';
  expect(listed(before, ROUTES, '  ...a,')).toBe('export const routes: readonly Route[] = [\n  ...a,\n];\n');
});
