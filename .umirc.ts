import { join } from 'node:path';
import { defineConfig } from '@umijs/max';

const isProduction = process.env.NODE_ENV === 'production';

export default defineConfig({
  npmClient: 'npm',
  hash: true,
  // The shell draws its own frame (src/layouts): Umi's would bring a parent route of its own.
  layout: false,
  model: {},
  initialState: {},
  access: {},
  // Texts, antd and dayjs are loaded by src/core/i18n, one language at a time.
  locale: { default: 'en-US', antd: false, baseNavigator: false, useLocalStorage: false, title: false },
  title: 'Admin System',
  // Umi's own forbids zooming.
  metas: [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'referrer', content: 'same-origin' },
  ],
  polyfill: false,
  targets: { chrome: 111, edge: 111, firefox: 114, safari: 16 },
  routePrefetch: { defaultPrefetch: 'none' },
  jsMinifier: 'esbuild',
  esbuildMinifyIIFE: true,
  // docs/adr/0008-zod-stays-out-of-the-browser.md
  ...(isProduction ? { alias: { zod: join(__dirname, 'config/zod-stub.js') } } : {}),
  conventionRoutes: { exclude: [/(^|\/)components\//, /(^|\/)_/, /\.(test|spec)\./, /\.d\.ts$/] },
  mock: { exclude: ['mock/!(index).ts', 'mock/*/**/*.ts'] },
});
