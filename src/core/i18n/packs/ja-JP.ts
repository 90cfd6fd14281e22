import antd from 'antd/es/locale/ja_JP';
import 'dayjs/locale/ja';
import texts from '../../../../locales/ja-JP/entry';
import type { LanguagePack } from '../pack';

/** Loads a catalogue of this language. The ending in the import lists each file once, and no other language. */
const load: LanguagePack['load'] = (name) =>
  import(
    /* webpackChunkName: "texts-ja-JP-[request]" */
    /* webpackExclude: /(errors|entry|help)\.ts$|[\\/]shell[\\/]/ */
    `../../../../locales/ja-JP/${name}.ts`
  );

export const pack: LanguagePack = { texts, antd, dayjs: 'ja', load };
