import { defineConfig } from '@umijs/max';

export default defineConfig({
  npmClient: 'npm',
  hash: true,
  layout: false,
  model: {},
  initialState: {},
  access: {},
  locale: { default: 'en-US', antd: true, baseNavigator: false, useLocalStorage: false, title: false },
  polyfill: false,
  targets: { chrome: 111, edge: 111, firefox: 114, safari: 16 },
  routePrefetch: { defaultPrefetch: 'none' },
  jsMinifier: 'esbuild',
  esbuildMinifyIIFE: true,
  conventionRoutes: { exclude: [/(^|\/)components\//, /(^|\/)_/, /\.(test|spec)\./, /\.d\.ts$/] },
  mock: { exclude: ['mock/!(index).ts', 'mock/*/**/*.ts'] },
});
