import { defineConfig } from '@umijs/max';
import { join } from 'node:path';
import { MICRO_PMS } from '../config/microApps';
import { gatewayProxy } from '../config/proxy';
import { shareParts } from '../config/slim/shareParts';
import { isProduction, lean, leanModule } from '../config/umi';

/** The property module: a Umi application of its own, mounted by the console (docs/adr/0012). */
export default defineConfig({
  ...lean,
  base: MICRO_PMS.base,
  publicPath: `${MICRO_PMS.base}/`,
  mountElementId: 'micro-pms-root',
  qiankun: { slave: {} },
  model: {},
  alias: {
    ...leanModule,
    '@kit': join(__dirname, '../kit'),
    // Umi has an older one for applications that name none.
    react: join(__dirname, '../node_modules/react'),
    'react-dom': join(__dirname, '../node_modules/react-dom'),
  },
  chainWebpack: shareParts(isProduction && process.env.MICRO_ALONE !== '1'),
  mock: false,
  // Bundled ahead of time, packages of the kit would bring a second React.
  mfsu: false,
  // `npm run dev:pms`: alone, its calls go to a backend that is started beside it.
  proxy: gatewayProxy(process.env.GATEWAY),
});
