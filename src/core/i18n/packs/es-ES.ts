import antd from 'antd/es/locale/es_ES';
import 'dayjs/locale/es';
import texts from '../../../../locales/es-ES/entry';
import type { LanguagePack } from '../pack';

/** A file of each; with its ending they are listed once, and those of this language alone. */
const load: LanguagePack['load'] = (name) =>
  import(
    /* webpackChunkName: "texts-es-ES-[request]" */
    /* webpackExclude: /(errors|entry|help)\.ts$|[\\/]shell[\\/]/ */
    `../../../../locales/es-ES/${name}.ts`
  );

export const pack: LanguagePack = { texts, antd, dayjs: 'es', load };
