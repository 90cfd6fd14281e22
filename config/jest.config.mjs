import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('..', import.meta.url));

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const common = {
  rootDir,
  // Many packages of this stack are ES modules only; the transformed files are cached.
  transform: { '\\.(m?js|tsx?)$': swc },
  transformIgnorePatterns: [],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/micro-pms/node_modules/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
};

const node = {
  ...common,
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,mock,config,locales,tests}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
};

/** Loaded machines are ten times slower: a test that hangs is found by this, a slow one is not punished. */
export default { rootDir, testTimeout: 120_000, maxWorkers: 2, projects: [node] };
