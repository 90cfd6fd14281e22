import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(__dirname, '../../dist');

/** The scripts that the build makes for one page alone, by Umi's own list of them. */
export function scriptsOf(path: string): string[] {
  const helper = readdirSync(DIST).find((name) => /^preload_helper.*\.js$/.test(name)) ?? '';
  const source = readFileSync(join(DIST, helper), 'utf8');
  const files: string[][] = JSON.parse(/f:(\[\[.*?\]\])/.exec(source)?.[1] ?? '[]');
  const routes: Record<string, number[]> = JSON.parse(/r:(\{.*?\]\})/.exec(source)?.[1] ?? '{}');
  const others = new Set(Object.entries(routes).flatMap(([route, used]) => (route === path ? [] : used)));
  const own = (routes[path] ?? []).filter((index) => !others.has(index)).map((index) => files[index]?.[0] ?? '');
  const scripts = own.filter((name) => name.endsWith('.js'));
  if (scripts.length === 0) throw new Error(`The build has no script of ${path} alone.`);
  return scripts;
}
