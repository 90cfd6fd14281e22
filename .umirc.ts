import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@umijs/max';
import { MICRO_PMS, microEntry } from './config/microApps';
import { gatewayProxy } from './config/proxy';
import { slimBundle } from './config/slim/slim';
import { isProduction, lean, leanModule } from './config/umi';

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
  // Mounted by src/shell/micro, whose parts come with the first page of the module (docs/adr/0012). MICRO_ORIGIN: where it
  // is served, when not beside the console.
  qiankun: {
    master: {
      apps: [{ name: MICRO_PMS.name, entry: microEntry(process.env.MICRO_ORIGIN ?? '', isProduction) }],
      prefetch: false,
      singular: false,
      sandbox: true,
      // The module has a history in memory: qiankun's own ways to change the address would tell each navigation twice.
      autoStart: false,
    },
  },
  // The plugin's default is another one.
  mountElementId: 'root',
  alias: { ...leanModule, '@kit': join(__dirname, 'kit') },
  chainWebpack: slimBundle,
  proxy: gatewayProxy(process.env.GATEWAY),
  // The example company beside it is data and no mock.
  mock: { exclude: ['mock/examples/**'] },
});
