import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '../support/builtPages';

/** The scripts that the build makes for one page alone. */
export function scriptsOf(path: string): string[] {
  const pages = builtPages(readFileSync(join(__dirname, '../../dist/index.html'), 'utf8'));
  const others = new Set([...pages].flatMap(([route, files]) => (route === path ? [] : files)));
  const scripts = (pages.get(path) ?? []).filter((name) => name.endsWith('.js') && !others.has(name));
  if (scripts.length === 0) throw new Error(`The build has no script of ${path} alone.`);
  return scripts;
}
