import type { KnipConfig } from 'knip';

/** Dead files, exports and packages. What a tool finds by its place is an entry. */
const config: KnipConfig = {
  entry: [
    '.umirc.ts',
    'src/{app,access,loading}.{ts,tsx}',
    'src/{pages,layouts}/**/*.{ts,tsx}',
    // The contract is the product: what is not called yet is still in it.
    'src/contract/**/*.ts',
    'locales/**/*.ts',
    // Umi finds these by their place; the languages are taken together.
    'micro-pms/.umirc.ts',
    'micro-pms/src/app.tsx',
    'micro-pms/src/pages/*.tsx',
    'mock/index.ts',
    'server/{main,admin,program}.ts',
    // Threads, started by the name of their file (server/platform/thread.ts).
    'server/**/*Worker.ts',
    'server/platform/schema/*.ts',
    'server/areas/*/data/schema/*.ts',
    'config/*.{mjs,ts}',
    'config/setup/main.mjs',
    // Run by the set-up.
    'config/package/start.mjs',
    'config/hooks/commitMessage.mjs',
    'tests/**/*.{test,bench}.{ts,tsx}',
    'tests/support/**/*.{ts,tsx,mjs}',
    // Bundled by their benchmarks.
    'tests/bench/naiveTree.tsx',
    'tests/bench/floors/*/main.tsx',
    '**/*.test.{ts,tsx}',
  ],
  project: [
    '{src,kit,server,mock,config,locales,tests,micro-pms}/**/*.{ts,tsx,mjs}',
    '!src/.umi*/**',
    '!micro-pms/src/.umi*/**',
  ],
  paths: { '@/*': ['./src/*'], '@kit/*': ['./kit/*'], '@tests/*': ['./tests/*'], '@@/*': ['./src/.umi/*'] },
  // Dead code is looked for, not superfluous keywords.
  ignoreExportsUsedInFile: true,
  // Debian's, where it is installed.
  ignoreBinaries: ['nginx', 'openssl'],
  // Umi's tsconfig leads the one name to the other; the colour library comes with ProComponents, the parser with Umi.
  ignoreDependencies: ['@umijs/max', 'umi', '@ctrl/tinycolor', 'intl-messageformat-parser'],
};

export default config;
