import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { zones } from './zones.mjs';

const ALIASES = Object.entries({ '@/': 'src/', '@@/': 'src/.umi/', '@kit/': 'kit/', '@tests/': 'tests/' });
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '/index.ts', '/index.tsx'];

const inside = (path, target) =>
  target instanceof RegExp ? target.test(path) : path === target || path.startsWith(`${target}/`);
const list = (one) => (Array.isArray(one) ? one : [one]);
/** Only a module can be spared: what the exception names may stand there without its ending. */
const isSpared = (path, from, except) => except.some((one) => inside(path, join(from, one)));

/** The file of the tree at `root` behind a name in an import; packages and what is not there have none. */
function fileBehind(root, from, name) {
  const [alias, folder] = ALIASES.find(([prefix]) => name.startsWith(prefix)) ?? [];
  if (!alias && !name.startsWith('.')) return undefined;
  const base = alias ? folder + name.slice(alias.length) : join(dirname(from), name);
  return ENDINGS.map((ending) => base + ending).find((path) => /\.\w+$/.test(path) && existsSync(join(root, path)));
}

/** Which zones a folder has is looked up once. */
const known = new Map();
function zonesAt(root) {
  const all = known.get(root) ?? zones(root);
  known.set(root, all);
  return all;
}

/** Who may not import whom, by `zones`: types, re-exports and what is loaded later count as imports. */
export const zonesRule = {
  meta: { type: 'problem', schema: [{ type: 'string' }] },
  create(context) {
    const [root] = context.options;
    const path = relative(root, context.filename);
    const own = zonesAt(root).filter(({ target }) => list(target).some((one) => inside(path, one)));
    if (own.length === 0) return {};
    const check = ({ source }) => {
      const file = typeof source?.value === 'string' && fileBehind(root, path, source.value);
      if (!file) return;
      for (const { from, except = [], message } of own)
        if (list(from).some((one) => inside(file, one) && !isSpared(file, one, except)))
          context.report({ node: source, message });
    };
    return Object.fromEntries(
      ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSImportType'].map(
        (type) => [type, check],
      ),
    );
  },
};
