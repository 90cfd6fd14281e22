import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noWorkAtImport } from './atImport.mjs';
import { doors } from './doors.mjs';
import { explainedCast, explainedDisable, forbid, jsxDepth, scopedQuery } from './rules.mjs';
import { zones } from './zones.mjs';

const CODE = ['**/*.{ts,tsx,js,mjs}'];
const TYPESCRIPT = ['**/*.{ts,tsx}'];
const BROWSER_CODE = ['{src,kit}/**/*.{ts,tsx}', 'micro-pms/**/*.{ts,tsx}'];
const TESTS = ['**/*.{test,bench}.{ts,tsx}', 'tests/**'];

/** A tool reads these files by their default export. */
const DEFAULT_EXPORTS = [
  '{src,micro-pms/src}/pages/**',
  '{src,micro-pms/src}/layouts/**',
  'src/access.ts',
  'src/loading.tsx',
  'config/**',
  'locales/**',
  'micro-pms/locales/**',
  'mock/index.ts',
  '**/.umirc.ts',
  'tests/support/environment/*.ts',
];

const house = {
  rules: {
    ...doors,
    'explained-cast': explainedCast,
    'explained-disable': explainedDisable,
    'jsx-depth': jsxDepth,
    'no-work-at-import': noWorkAtImport,
    'scoped-query': scopedQuery,
    'no-export-star': forbid('ExportAllDeclaration[exported=null]', 'Name what is exported.'),
    'zod-as-namespace': forbid(
      'ImportDeclaration[source.value="zod"] > :not(ImportNamespaceSpecifier).specifiers',
      "Write import * as z from 'zod': the named import triples its weight in a bundle.",
    ),
    'contract-imports-zod-only': forbid(
      ':matches(ImportDeclaration, ExportNamedDeclaration)[source.value]:not([source.value=/^(zod$|\\.{1,2}\\/)/])',
      'The contract runs in browser, server and tests: it imports zod and itself.',
    ),
  },
};

const everywhere = {
  name: 'everywhere',
  files: CODE,
  rules: {
    'import-x/no-cycle': ['error', { ignoreExternal: true }],
    'import-x/no-default-export': 'error',
    'house/no-export-star': 'error',
    'house/zod-as-namespace': 'error',
    'house/explained-disable': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', 3],
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'object-shorthand': 'error',
    eqeqeq: 'error',
  },
};

const typed = {
  name: 'typed',
  files: TYPESCRIPT,
  rules: {
    'house/explained-cast': 'error',
    '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'as' }],
    '@typescript-eslint/no-confusing-void-expression': 'off',
    // Stores are closures without `this`: their parts travel alone by design.
    '@typescript-eslint/unbound-method': 'off',
    // A handler may be async: what it throws reaches the error log through `unhandledrejection`.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  },
};

const only = (rule, allowedIn) => [
  { name: rule, files: BROWSER_CODE, ignores: TESTS, rules: { [`house/${rule}`]: 'error' } },
  { name: `${rule}: allowed here`, files: allowedIn, rules: { [`house/${rule}`]: 'off' } },
];

const folderRules = [
  ...only('http-door', ['src/core/http/**', 'micro-pms/src/call.ts']),
  ...only('storage-door', ['src/core/storage/**']),
  ...only('texts-door', ['src/core/i18n/**']),
  ...only('navigation-door', ['src/core/navigation/**', 'src/shell/**']),
  ...only('no-static-feedback', []).slice(0, 1),
  {
    name: 'contract',
    files: ['src/contract/**'],
    ignores: TESTS,
    rules: { 'house/contract-imports-zod-only': 'error' },
  },
  {
    name: 'start',
    files: ['src/{core,shell}/**/*.{ts,tsx}'],
    // A worker is started to do its work.
    ignores: [...TESTS, '**/*Worker.ts'],
    rules: { 'house/no-work-at-import': 'error' },
  },
  { name: 'queries', files: ['server/areas/*/handlers/**'], ignores: TESTS, rules: { 'house/scoped-query': 'error' } },
];

const sizes = [
  {
    name: 'components',
    files: ['**/*.tsx'],
    rules: {
      'house/jsx-depth': ['error', 5],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    name: 'short files',
    files: ['server/areas/*/handlers/**', '**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 150, skipBlankLines: true, skipComments: true }] },
  },
];

const exceptions = [
  // A call of the contract reads as one line: path, input, output, rules.
  { name: 'endpoints', files: ['src/contract/endpoint.ts'], rules: { 'max-params': ['error', 4] } },
  { name: 'default exports', files: DEFAULT_EXPORTS, rules: { 'import-x/no-default-export': 'off' } },
  {
    name: 'tests',
    files: TESTS,
    rules: {
      'house/explained-cast': 'off',
      'import-x/no-restricted-paths': 'off',
      'max-lines-per-function': 'off',
      // A row of test.each is a list of parameters.
      'max-params': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { name: 'scripts', files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
];

/** The whole configuration for the tree at `root`; tests build it for a tree of planted violations. */
export const createConfig = (root) =>
  defineConfig(
    {
      ignores: [
        'node_modules',
        'dist',
        'coverage',
        '.data',
        '.cache',
        '**/.umi*/',
        'locales/generated.ts',
        'micro-pms/node_modules',
      ],
    },
    {
      name: 'tree',
      files: CODE,
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: { projectService: true, tsconfigRootDir: root },
      },
      plugins: { house, 'import-x': importX, 'react-hooks': reactHooks },
      settings: {
        ...importX.flatConfigs.typescript.settings,
        'import-x/resolver-next': [createTypeScriptImportResolver({ project: root })],
      },
      linterOptions: { reportUnusedDisableDirectives: 'error' },
    },
    { files: TYPESCRIPT, extends: [tseslint.configs.strictTypeChecked] },
    { files: ['**/*.tsx', '{src,kit}/**/*.ts'], rules: reactHooks.configs.recommended.rules },
    everywhere,
    typed,
    {
      name: 'zones',
      files: CODE,
      rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: zones(root) }] },
    },
    ...folderRules,
    ...sizes,
    ...exceptions,
  );
