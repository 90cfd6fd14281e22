import type { Locale as AntdLocale } from 'antd/es/locale';
import type { Texts } from './texts';

/** Everything that speaks one language; each stands in a chunk of its own. */
export interface LanguagePack {
  /** Those of the entry; with the console all of them. */
  texts: Partial<Texts> & Pick<Texts, 'app.title' | 'core.languageSwitched' | 'core.requestFailed'>;
  antd: AntdLocale;
  /** The name under which dayjs knows the language. */
  dayjs: string;
}
