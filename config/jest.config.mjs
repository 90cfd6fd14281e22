import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SCRATCH } from './check/scratch.mjs';
import { FOLDER, putTogether } from './check/together.mjs';

// Workers and what they start inherit it: `tmpdir()` of all of them.
process.env.TMPDIR = SCRATCH;

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
  cacheDirectory: '<rootDir>/.cache/jest',
  // Many packages of this stack are ES modules only; the transformed files are cached.
  transform: { '\\.(m?js|tsx?)$': swc },
  transformIgnorePatterns: [],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  // jest reads each file that it may find for what it imports: no hundred megabytes of what has been built.
  modulePathIgnorePatterns: [
    '<rootDir>/dist(-api|-package|-server)?/',
    '<rootDir>/\\.cache/(?!vendor-|together)',
    '<rootDir>/micro-pms/node_modules/',
  ],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@kit/(.*)$': '<rootDir>/kit/$1',
    '^@tests/(.*)$': '<rootDir>/tests/$1',
  },
};

const ENVIRONMENT = '<rootDir>/tests/support/environment';

/** `REACT=development`: the builds that complain, at half the speed; a complaint fails the test (`npm run nightly`). */
const BUILD = process.env.REACT === 'development' ? 'development' : 'production';

/** Read dist/ and so run after the build. */
const OF_THE_BUILD = ['bundle', 'package'].map((name) => `<rootDir>/tests/architecture/${name}.test.ts`);

/** `TOGETHER=1`, where all are run: the suites of an area load what they need once. */
const together = process.env.TOGETHER === '1' ? putTogether() : [];
const inOthers = together.map((file) => `<rootDir>/${file.replaceAll('.', '\\.')}`);
const holders = (ending) => (together.length > 0 ? [`<rootDir>/${FOLDER}/*${ending}`] : []);

const node = {
  ...common,
  displayName: 'node',
  testEnvironment: `${ENVIRONMENT}/nodeEnvironment.ts`,
  testMatch: ['<rootDir>/{server,mock,config,locales,tests}/**/*.test.ts', ...holders('.test.ts')],
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/tests/e2e/',
    '<rootDir>/config/theme',
    ...OF_THE_BUILD,
    ...inOthers,
  ],
};

/** Umi's names lead to the files that `max setup` writes, as they do in a build. */
const jsdom = {
  ...common,
  displayName: 'jsdom',
  testEnvironment: `${ENVIRONMENT}/browserEnvironment.ts`,
  globalSetup: `${ENVIRONMENT}/vendor.mjs`,
  transformIgnorePatterns: ['/\\.cache/vendor-'],
  setupFiles: [`${ENVIRONMENT}/network.ts`, `${ENVIRONMENT}/standIns.ts`],
  setupFilesAfterEnv: [`${ENVIRONMENT}/setup.ts`],
  testMatch: [
    '<rootDir>/{src,kit,config,micro-pms/src}/**/*.test.tsx',
    '<rootDir>/{src,kit}/**/*.test.ts',
    // antd in one file, as here, is loaded in a tenth of the time.
    '<rootDir>/config/theme*.test.ts',
    '<rootDir>/tests/support/**/*.test.tsx',
    ...holders('.test.tsx'),
  ],
  testPathIgnorePatterns: ['/node_modules/', ...inOthers],
  moduleNameMapper: {
    ...common.moduleNameMapper,
    '^(umi|@umijs/max)$': '<rootDir>/src/.umi/exports',
    '^@@/(.*)$': '<rootDir>/src/.umi/$1',
    // As in a build (config/slim): every screen test would load qiankun otherwise.
    '^\\./MicroApp$': '<rootDir>/config/slim/microApp.js',
    '/node_modules/qiankun$': '<rootDir>/config/slim/prefetchApps.js',
    '/node_modules/event-emitter$': '<rootDir>/config/slim/events.js',
    // In one file, or each screen test would load thousands.
    '^(antd|@ant-design/pro-components|@ant-design/icons)(/.*)?$': `<rootDir>/.cache/vendor-${BUILD}/$1$2.js`,
    // Some of its packages bring an older React of their own.
    '^react$':
      BUILD === 'production' ? `${ENVIRONMENT}/react.cjs` : '<rootDir>/node_modules/react/cjs/react.development.js',
    '^react-dom$': `<rootDir>/node_modules/react-dom/cjs/react-dom.${BUILD}.js`,
    '^react-dom/client$': `<rootDir>/node_modules/react-dom/cjs/react-dom-client.${BUILD}.js`,
    '^react/jsx-(dev-)?runtime$': `<rootDir>/node_modules/react/cjs/react-jsx-$1runtime.${BUILD}.js`,
    '^react-dom/(.*)$': '<rootDir>/node_modules/react-dom/$1',
    '\\.(css|less)$': `${ENVIRONMENT}/style.ts`,
  },
};

const bundle = { ...common, displayName: 'bundle', testEnvironment: 'node', testMatch: OF_THE_BUILD };

const e2e = {
  ...common,
  displayName: 'e2e',
  testEnvironment: `${ENVIRONMENT}/journeyEnvironment.ts`,
  testMatch: ['<rootDir>/tests/e2e/**/*.test.ts'],
};

/** Of a worker, with what it starts: a host of backends and a browser. */
const WORKER_BYTES = 2.5 * 1024 ** 3;
/** Journeys wait for their browser about a fifth of the time: three suites at once on two processors. */
const maxWorkers = Math.max(
  2,
  Math.min(Math.floor(availableParallelism() * 1.5), Math.floor(totalmem() / WORKER_BYTES)),
);

/** Loaded machines are ten times slower: a test that hangs is found by this, a slow one is not punished. */
export default {
  rootDir,
  testTimeout: 300_000,
  maxWorkers,
  testSequencer: '<rootDir>/config/check/longestFirst.mjs',
  reporters: ['default', '<rootDir>/config/check/times.mjs'],
  projects: [node, jsdom, bundle, e2e],
};
