export { LANGUAGES, type Language } from './languages';
export {
  currentLanguage,
  currentLocale,
  loadConsoleTexts,
  loadScreenTexts,
  startLanguage,
  switchLanguage,
  useAntdLocale,
  useLanguage,
  useLanguagePack,
} from './language';
export { T, text, type TextId, type Translate, useKnownText, useText } from './text';
export type { Catalogue } from './texts';
export { withTexts } from './withTexts';
