import antd from 'antd/es/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import texts from '../../../../locales/zh-CN/entry';
import type { LanguagePack } from '../pack';

/** A file of each; with its ending they are listed once, and those of this language alone. */
const load: LanguagePack['load'] = (name) =>
  import(
    /* webpackChunkName: "texts-zh-CN-[request]" */
    /* webpackExclude: /(errors|entry|help)\.ts$|[\\/]shell[\\/]/ */
    `../../../../locales/zh-CN/${name}.ts`
  );

export const pack: LanguagePack = { texts, antd, dayjs: 'zh-cn', load };
