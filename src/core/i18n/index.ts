export { LANGUAGES, type Language } from './languages';
export {
  currentLanguage,
  currentLocale,
  loadConsoleTexts,
  startLanguage,
  switchLanguage,
  useAntdLocale,
  useLanguage,
  useLanguagePack,
} from './language';
export { T, text, type TextId, type Translate, useKnownText, useText } from './text';
export { withTexts } from './withTexts';
