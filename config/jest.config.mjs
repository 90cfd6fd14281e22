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
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@kit/(.*)$': '<rootDir>/kit/$1',
    '^@tests/(.*)$': '<rootDir>/tests/$1',
  },
};

const ENVIRONMENT = '<rootDir>/tests/support/environment';

/** Reads dist/ and so runs after the build. */
const BUNDLE = '<rootDir>/tests/architecture/bundle.test.ts';

const node = {
  ...common,
  displayName: 'node',
  testEnvironment: `${ENVIRONMENT}/nodeEnvironment.ts`,
  testMatch: ['<rootDir>/{server,mock,config,locales,tests}/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/', BUNDLE],
};

/** Umi's names lead to the files that `max setup` writes, as they do in a build. */
const jsdom = {
  ...common,
  displayName: 'jsdom',
  testEnvironment: `${ENVIRONMENT}/browserEnvironment.ts`,
  globalSetup: `${ENVIRONMENT}/vendor.mjs`,
  transformIgnorePatterns: ['/\\.cache/vendor/'],
  setupFiles: [`${ENVIRONMENT}/network.ts`, `${ENVIRONMENT}/standIns.ts`],
  setupFilesAfterEnv: [`${ENVIRONMENT}/setup.ts`],
  testMatch: [
    '<rootDir>/{src,kit,config}/**/*.test.tsx',
    '<rootDir>/{src,kit}/**/*.test.ts',
    '<rootDir>/tests/support/**/*.test.tsx',
  ],
  moduleNameMapper: {
    ...common.moduleNameMapper,
    '^(umi|@umijs/max)$': '<rootDir>/src/.umi/exports',
    '^@@/(.*)$': '<rootDir>/src/.umi/$1',
    // As in a build (config/slim): every screen test would load qiankun otherwise.
    '^\\./MicroApp$': '<rootDir>/config/slim/microApp.js',
    '/node_modules/qiankun$': '<rootDir>/config/slim/prefetchApps.js',
    // In one file, or each screen test would load thousands.
    '^(antd|@ant-design/pro-components|@ant-design/icons)(/.*)?$': '<rootDir>/.cache/vendor/$1$2.js',
    // Some of its packages bring an older React of their own.
    '^react$': `${ENVIRONMENT}/react.cjs`,
    '^react-dom$': '<rootDir>/node_modules/react-dom/cjs/react-dom.production.js',
    '^react-dom/client$': '<rootDir>/node_modules/react-dom/cjs/react-dom-client.production.js',
    '^react/jsx-(dev-)?runtime$': '<rootDir>/node_modules/react/cjs/react-jsx-$1runtime.production.js',
    '^react-dom/(.*)$': '<rootDir>/node_modules/react-dom/$1',
    '\\.(css|less)$': `${ENVIRONMENT}/style.ts`,
  },
};

const bundle = { ...common, displayName: 'bundle', testEnvironment: 'node', testMatch: [BUNDLE] };

const e2e = {
  ...common,
  displayName: 'e2e',
  testEnvironment: `${ENVIRONMENT}/nodeEnvironment.ts`,
  testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
};

/** Loaded machines are ten times slower: a test that hangs is found by this, a slow one is not punished. */
export default { rootDir, testTimeout: 300_000, maxWorkers: 2, projects: [node, jsdom, bundle, e2e] };
