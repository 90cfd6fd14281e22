import antd from 'antd/es/locale/es_ES';
import 'dayjs/locale/es';
import texts from '../../../../locales/es-ES/entry';
import type { LanguagePack } from '../pack';

/** Loads a catalogue of this language. The ending in the import lists each file once, and no other language. */
const load: LanguagePack['load'] = (name) =>
  import(
    /* webpackChunkName: "texts-es-ES-[request]" */
    /* webpackExclude: /(errors|entry|help)\.ts$|[\\/]shell[\\/]/ */
    `../../../../locales/es-ES/${name}.ts`
  );

export const pack: LanguagePack = { texts, antd, dayjs: 'es', load };
