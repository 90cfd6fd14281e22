import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@umijs/max';
import { gatewayProxy } from './config/proxy';
import { slimAlias, slimBundle } from './config/slim/slim';

const TARGETS = { chrome: 111, edge: 111, firefox: 114, safari: 16 };
const isProduction = process.env.NODE_ENV === 'production';

const favicon = readFileSync(join(__dirname, 'config/favicon.svg'), 'utf8');

export default defineConfig({
  npmClient: 'npm',
  hash: true,
  // The shell draws its own frame: Umi's would bring a parent route of its own.
  layout: false,
  model: {},
  initialState: {},
  access: {},
  // Texts, antd and dayjs are loaded by src/core/i18n, one language at a time.
  locale: { default: 'en-US', antd: false, baseNavigator: false, useLocalStorage: false, title: false },
  title: 'Admin System',
  // In the document: a request less.
  favicons: [`data:image/svg+xml,${encodeURIComponent(favicon)}`],
  // Umi's own forbids zooming.
  metas: [
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'referrer', content: 'same-origin' },
  ],
  polyfill: false,
  targets: TARGETS,
  routePrefetch: { defaultPrefetch: 'none' },
  // Umi's babel preset compiles async functions for ES5 whatever the targets say; in development it brings fast refresh.
  srcTranspiler: isProduction ? 'esbuild' : 'babel',
  srcTranspilerOptions: {
    esbuild: { target: Object.entries(TARGETS).map(([browser, version]) => `${browser}${version}`), jsx: 'automatic' },
  },
  jsMinifier: 'esbuild',
  esbuildMinifyIIFE: true,
  alias: slimAlias(isProduction),
  chainWebpack: slimBundle,
  conventionRoutes: { exclude: [/(^|\/)components\//, /(^|\/)_/, /\.(test|spec)\./, /\.d\.ts$/] },
  proxy: gatewayProxy(process.env.GATEWAY),
  mock: { exclude: ['mock/!(index).ts', 'mock/*/**/*.ts'] },
});
