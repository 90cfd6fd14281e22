import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strictRules } from './typescriptRules.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const BROWSER_CODE = ['{src,kit}/**/*.{ts,tsx}', 'micro-pms/**/*.{ts,tsx}'];
const TESTS = ['**/*.{test,bench}.{ts,tsx}', 'tests/**'];

/** A tool reads these files by their default export. */
const DEFAULT_EXPORTS = [
  '{src,micro-pms/src}/pages/**',
  '{src,micro-pms/src}/layouts/**',
  'src/access.ts',
  'src/loading.tsx',
  'locales/**',
  'micro-pms/locales/**',
  'mock/index.ts',
  '**/.umirc.ts',
  'tests/support/environment/*.ts',
];
/** Such files of config/ and its folders: a pattern without a folder stands for a name in any of them. */
const READ_BY_TOOLS = [
  '{knip,drizzle.config,ownMachine}.ts',
  '{jest.config,oxlint.config,house,longestFirst,times}.mjs',
  // Twins of modules that have one (docs/adr/0009).
  'slim/*.js',
];

const everywhere = {
  'import/no-cycle': ['error', { ignoreExternal: true }],
  'import/no-default-export': 'error',
  'house/no-export-star': 'error',
  'house/zod-as-namespace': 'error',
  'house/explained-disable': 'error',
  'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', { max: 3 }],
  'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'object-shorthand': 'error',
  eqeqeq: 'error',
};

const typed = {
  files: TYPESCRIPT,
  rules: {
    ...strictRules,
    'house/explained-cast': 'error',
    'house/no-enum': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
    // A handler may be async: what it throws reaches the error log through `unhandledrejection`.
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
  },
};

/** React's own rules, as far as they apply to every component. */
const hooks = {
  files: ['**/*.tsx', '{src,kit}/**/*.ts'],
  rules: Object.fromEntries(
    [
      ...['rules-of-hooks', 'exhaustive-deps', 'static-components', 'use-memo', 'preserve-manual-memoization'],
      ...['incompatible-library', 'immutability', 'globals', 'refs', 'set-state-in-effect', 'error-boundaries'],
      ...['purity', 'set-state-in-render', 'unsupported-syntax'],
    ].map((name) => [`react/${name}`, 'error']),
  ),
};

const only = (rule, allowedIn) => [
  { files: BROWSER_CODE, excludeFiles: TESTS, rules: { [`house/${rule}`]: 'error' } },
  ...(allowedIn.length > 0 ? [{ files: allowedIn, rules: { [`house/${rule}`]: 'off' } }] : []),
];

const folderRules = [
  ...only('http-door', ['src/core/http/**', 'micro-pms/src/call.ts', 'micro-pms/src/alone/**']),
  ...only('storage-door', ['src/core/storage/**', 'micro-pms/src/bill/reading/outbox.ts']),
  ...only('texts-door', ['src/core/i18n/**']),
  ...only('navigation-door', ['src/core/navigation/**', 'src/shell/**', 'micro-pms/src/alone/**']),
  ...only('no-static-feedback', []),
  // The palette closes by Escape; the kit and the micro app, which is handed antd, may not reach src/ui.
  ...only('dialog-door', [
    ...['src/ui/Dialog.tsx', 'src/shell/palette/Palette.tsx', 'src/shell/micro/parts.ts'],
    ...['kit/form/ConflictDialog.tsx', 'micro-pms/src/import/ImportDialog.tsx'],
  ]),
  ...only('group-name', []),
  ...only('said-failure', []),
  { files: ['src/areas/**'], rules: { 'house/relative-in-area': 'error' } },
  { files: ['src/{areas,shared}/**'], excludeFiles: TESTS, rules: { 'house/cells-by-field': 'error' } },
  {
    files: ['src/contract/**'],
    excludeFiles: TESTS,
    rules: { 'house/contract-imports-zod-only': 'error' },
  },
  {
    files: ['src/{core,shell}/**/*.{ts,tsx}'],
    // A worker is started to do its work.
    excludeFiles: [...TESTS, '**/*Worker.ts'],
    rules: { 'house/no-work-at-import': 'error' },
  },
  { files: ['server/areas/*/handlers/**'], excludeFiles: TESTS, rules: { 'house/scoped-query': 'error' } },
];

const sizes = [
  {
    files: ['**/*.tsx'],
    rules: {
      'house/jsx-depth': ['error', 5],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['server/areas/*/handlers/**', '**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  },
];

const off = (...names) => Object.fromEntries(names.map((name) => [name, 'off']));

const exceptions = [
  // A call of the contract reads as one line: path, input, output, rules.
  { files: ['src/contract/endpoint.ts'], rules: { 'max-params': ['error', { max: 4 }] } },
  { files: [...DEFAULT_EXPORTS, ...READ_BY_TOOLS], rules: off('import/no-default-export') },
  {
    files: TESTS,
    rules: off(
      'house/explained-cast',
      'house/zones',
      'max-lines-per-function',
      // A row of test.each is a list of parameters.
      'max-params',
      'typescript/no-non-null-assertion',
      'typescript/no-base-to-string',
      'typescript/no-dynamic-delete',
      'typescript/no-unsafe-assignment',
      'typescript/no-unsafe-member-access',
      'typescript/no-unsafe-argument',
      'typescript/no-unsafe-call',
      'typescript/no-unsafe-return',
    ),
  },
];

const isAnywhere = (pattern) => pattern.startsWith('**/') || READ_BY_TOOLS.includes(pattern);

/** oxlint reads patterns from the folder of its configuration, which is config/; they are written from the root. */
const fromRoot = (root, { files, excludeFiles = [], ...one }) => {
  const whole = (patterns) => patterns.map((pattern) => (isAnywhere(pattern) ? pattern : join(root, pattern)));
  return { ...one, files: whole(files), excludeFiles: whole(excludeFiles) };
};

/** The whole configuration for the tree at `root`, whose .gitignore says what is left out; tests build it for a tree of planted violations. */
export const createConfig = (root) => ({
  plugins: ['import', 'react', 'typescript'],
  jsPlugins: [fileURLToPath(new URL('house.mjs', import.meta.url))],
  // Each rule is named: an update brings none.
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'deny',
    respectEslintDisableDirectives: false,
  },
  rules: { ...everywhere, 'house/zones': ['error', root], 'house/refused-words': ['error', { root }] },
  overrides: [typed, hooks, ...folderRules, ...sizes, ...exceptions].map((one) => fromRoot(root, one)),
});
