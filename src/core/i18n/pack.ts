import type { Locale as AntdLocale } from 'antd/es/locale';
import type { Texts } from './texts';

/** Everything of one language; each language has a chunk of its own. */
export interface LanguagePack {
  /** Texts of the entry; once the console is loaded, all of them. */
  texts: Partial<Texts> & Pick<Texts, 'app.title' | 'core.languageSwitched' | 'core.requestFailed'>;
  antd: AntdLocale;
  /** The name under which dayjs knows the language. */
  dayjs: string;
}
