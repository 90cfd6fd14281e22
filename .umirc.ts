import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@umijs/max';
import { gatewayProxy } from './config/proxy';
import { slimBundle } from './config/slim/slim';
import { lean, leanModule } from './config/umi';

const favicon = readFileSync(join(__dirname, 'public/favicon.svg'), 'utf8');

export default defineConfig({
  ...lean,
  routePrefetch: { defaultPrefetch: 'none' },
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
  // Where the property module is served, when not beside the console.
  define: { 'process.env.MICRO_ORIGIN': process.env.MICRO_ORIGIN ?? '' },
  alias: { ...leanModule, '@kit': join(__dirname, 'kit') },
  chainWebpack: slimBundle,
  proxy: gatewayProxy(process.env.GATEWAY),
  // The example company beside it is data and no mock.
  mock: { exclude: ['mock/examples/**'] },
});
