import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');

export type Files = Readonly<Record<string, string>>;

interface Diagnostic {
  /** `plugin(rule)`; a file that can not be read has none. */
  code?: string;
  message: string;
  filename: string;
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

const CONFIG = 'config/oxlint.config.mjs';
const configOf = (tree: string) => `
import { createConfig } from ${JSON.stringify(join(ROOT, 'config/lint/createConfig.mjs'))};
export default createConfig(${JSON.stringify(tree)});
`;

function plant(files: Files): string {
  const tree = mkdtempSync(join(tmpdir(), 'lint-'));
  const base = {
    '.gitignore': 'node_modules',
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'types.d.ts': TYPES,
    [CONFIG]: configOf(tree),
  };
  for (const [path, text] of Object.entries({ ...files, ...base })) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** As the command does: the linter loads our rules into a process of its own. */
const oxlint = (tree: string) =>
  new Promise<string>((done, fail) => {
    // What the configuration ignores it ignores below its own folder; without git nothing else keeps the packages out.
    const options = ['-c', CONFIG, '--ignore-pattern', 'node_modules', '--format', 'json'];
    const command = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), ...options, '.'];
    execFile(process.execPath, command, { cwd: tree, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (stdout) done(stdout);
      else fail(new Error(stderr, { cause: error }));
    });
  });

/** The name as the configuration has it, or what is said where there is no rule. */
const ruleOf = ({ code, message }: Diagnostic) =>
  code?.replace(/^eslint\((.*)\)$/, '$1').replace(/^(.*)\((.*)\)$/, '$1/$2') ?? message;

/** Lints a tree of its own that holds the given files, and answers the rules that were broken in each. */
export async function lintTree(files: Files): Promise<Map<string, string[]>> {
  const tree = plant(files);
  try {
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(await oxlint(tree));
    const broken = new Map(Object.keys(files).map((path) => [path, [] as string[]]));
    for (const one of diagnostics) broken.set(one.filename, [...(broken.get(one.filename) ?? []), ruleOf(one)]);
    return broken;
  } finally {
    rmSync(tree, { recursive: true });
  }
}
