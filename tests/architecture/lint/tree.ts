import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

export type Files = Readonly<Record<string, string>>;

interface Finding {
  ruleId: string | null;
  message: string;
}

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'esnext',
    lib: ['dom', 'dom.iterable', 'esnext'],
    jsx: 'react-jsx',
    skipLibCheck: true,
    types: [],
    paths: { '@/*': ['./src/*'], '@kit/*': ['./kit/*'] },
  },
  include: ['.umirc.ts', '**/*'],
};

/** What the planted files import, as far as they use it. */
const TYPES = `
declare module 'react/jsx-runtime';
declare namespace JSX { interface IntrinsicElements { [name: string]: object } interface Element { type: string } }
declare module '@umijs/max' {
  export function request(path: string): void;
  export function useIntl(): void;
  export function useNavigate(): void;
  export const history: { push(path: string): void; location: { pathname: string } };
}
declare module 'antd' {
  export const message: { error(text: string): void };
  export const notification: typeof message;
  export const Modal: { confirm(options: object): void };
  export const App: { useApp(): { message: typeof message } };
}
declare module 'js-cookie' { export function get(name: string): string }
declare module 'dayjs' { export function now(): number }
declare module 'zod' { export function string(): string; export const z: { string(): string } }
`;

const config = `
import { createConfig } from ${JSON.stringify(join(ROOT, 'config/lint/createConfig.mjs'))};
export default createConfig(import.meta.dirname);
`;

function plant(files: Files): string {
  const tree = mkdtempSync(join(tmpdir(), 'lint-'));
  const base = { 'tsconfig.json': JSON.stringify(TSCONFIG), 'types.d.ts': TYPES, 'eslint.config.mjs': config };
  for (const [path, text] of Object.entries({ ...files, ...base })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** ESLint and its plugins are ES modules, which jest cannot load as they are: they run as the command does. */
const eslint = (tree: string) =>
  new Promise<string>((done, fail) => {
    const command = [join(ROOT, 'node_modules/eslint/bin/eslint.js'), '--format', 'json', '.'];
    execFile(process.execPath, command, { cwd: tree, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (stdout) done(stdout);
      else fail(new Error(stderr, { cause: error }));
    });
  });

/** Lints a tree of its own that holds the given files, and answers what was found in each. */
export async function lintTree(files: Files): Promise<Map<string, Finding[]>> {
  const tree = plant(files);
  try {
    const results: { filePath: string; messages: Finding[] }[] = JSON.parse(await eslint(tree));
    return new Map(results.map(({ filePath, messages }) => [filePath.slice(tree.length + 1), messages]));
  } finally {
    rmSync(tree, { recursive: true });
  }
}
