import antd from 'antd/es/locale/en_US';
import 'dayjs/locale/en';
import texts from '../../../../locales/en-US/entry';
import type { LanguagePack } from '../pack';

/** Loads a catalogue of this language. The ending in the import lists each file once, and no other language. */
const load: LanguagePack['load'] = (name) =>
  import(
    /* webpackChunkName: "texts-en-US-[request]" */
    /* webpackExclude: /(errors|entry|help)\.ts$|[\\/]shell[\\/]/ */
    `../../../../locales/en-US/${name}.ts`
  );

export const pack: LanguagePack = { texts, antd, dayjs: 'en', load };
