import type { Locale as AntdLocale } from 'antd/es/locale';
import type { Texts } from '../../../locales/zh-CN';

/** Everything that speaks one language; each stands in a chunk of its own. */
export interface LanguagePack {
  texts: Texts;
  antd: AntdLocale;
  /** The name under which dayjs knows the language. */
  dayjs: string;
}
