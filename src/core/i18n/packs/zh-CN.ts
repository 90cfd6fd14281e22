import antd from 'antd/es/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import texts from '../../../../locales/zh-CN/entry';
import type { LanguagePack } from '../pack';

/** Loads a catalogue of this language. The ending in the import lists each file once, and no other language. */
const load: LanguagePack['load'] = (name) =>
  import(
    /* webpackChunkName: "texts-zh-CN-[request]" */
    /* webpackExclude: /(errors|entry|help)\.ts$|[\\/]shell[\\/]/ */
    `../../../../locales/zh-CN/${name}.ts`
  );

export const pack: LanguagePack = { texts, antd, dayjs: 'zh-cn', load };
