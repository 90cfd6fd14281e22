import { dirname, posix } from 'node:path';
import ts from 'typescript';
import { files, isTest, read } from './repository';

const known = new Set(files);
const ALIASES: readonly (readonly [string, string])[] = [
  ['@/', 'src/'],
  ['@kit/', 'kit/'],
];

/** The file of ours behind a name in an import; a package has none. */
function resolve(from: string, name: string): string | undefined {
  const alias = ALIASES.find(([prefix]) => name.startsWith(prefix));
  if (!alias && !name.startsWith('.')) return undefined;
  const base = alias ? alias[1] + name.slice(alias[0].length) : posix.join(dirname(from), name);
  const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
  return endings.map((ending) => base + ending).find((path) => known.has(path));
}

/** By file, which files it imports: by any kind of import, those of types and those at run time among them. */
export function importsOf(isPart: (file: string) => boolean): Map<string, string[]> {
  const own = files.filter((file) => isPart(file) && /\.(tsx?|mjs)$/.test(file) && !isTest(file));
  return new Map(
    own.map((file) => {
      const named = ts.preProcessFile(read(file), true, true).importedFiles;
      return [file, [...new Set(named.flatMap(({ fileName }) => resolve(file, fileName) ?? []))]];
    }),
  );
}

/** The groups of nodes in which each leads to each other one, sorted (Tarjan). */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const position = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const low = (node: string) => lowest.get(node) ?? 0;
  const visit = (node: string) => {
    const index = position.size;
    position.set(node, index);
    lowest.set(node, index);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!position.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(low(node), low(next)));
    }
    if (low(node) !== index) return;
    const circle = open.splice(open.indexOf(node));
    if (circle.length > 1 || graph.get(node)?.includes(node)) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!position.has(node)) visit(node);
  return circles;
}
