import antd from 'antd/es/locale/en_US';
import 'dayjs/locale/en';
import texts from '../../../../locales/en-US/entry';
import type { LanguagePack } from '../pack';

/** A file of each; with its ending they are listed once, and those of this language alone. */
const load: LanguagePack['load'] = (name) =>
  import(
    /* webpackChunkName: "texts-en-US-[request]" */
    /* webpackExclude: /(errors|entry|help)\.ts$|[\\/]shell[\\/]/ */
    `../../../../locales/en-US/${name}.ts`
  );

export const pack: LanguagePack = { texts, antd, dayjs: 'en', load };
