import type { Locale as AntdLocale } from 'antd/es/locale';
import type { Catalogue, Texts } from './texts';

/** Everything of one language; each language has a chunk of its own. */
export interface LanguagePack {
  /** Texts of the entry; once the console is loaded, all of them. */
  texts: Partial<Texts> & Pick<Texts, 'app.title' | 'core.languageSwitched' | 'core.requestFailed'>;
  antd: AntdLocale;
  /** The name under which dayjs knows the language. */
  dayjs: string;
  /** A file of texts; the bundler makes a file of each. Those of the entry come with the language itself. */
  load: (name: Catalogue | 'frame') => Promise<{ default: Partial<Texts> }>;
}
