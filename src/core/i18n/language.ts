import { addLocale, getIntl, setLocale } from '@umijs/max';
import dayjs from 'dayjs';
import { useSyncExternalStore } from 'react';
import { reportError } from '../error-log/errorLog';
import { notifier } from '../notify/notifier';
import { cookie } from '../storage/cookie';
import { createStore } from '../store/createStore';
import { chooseLanguage, FALLBACK, type Language, localeOf } from './languages';
import type { Texts } from '../../../locales/zh-CN';
import type { LanguagePack } from './pack';

const LOADERS: Record<Language, () => Promise<{ pack: LanguagePack }>> = {
  zh: () => import(/* webpackChunkName: "i18n-zh-CN" */ './packs/zh-CN'),
  en: () => import(/* webpackChunkName: "i18n-en-US" */ './packs/en-US'),
  es: () => import(/* webpackChunkName: "i18n-es-ES" */ './packs/es-ES'),
  ja: () => import(/* webpackChunkName: "i18n-ja-JP" */ './packs/ja-JP'),
};

const CONSOLE_TEXTS: Record<Language, () => Promise<{ default: Partial<Texts> }>> = {
  zh: () => import(/* webpackChunkName: "texts-zh-CN" */ '../../../locales/zh-CN/console'),
  en: () => import(/* webpackChunkName: "texts-en-US" */ '../../../locales/en-US/console'),
  es: () => import(/* webpackChunkName: "texts-es-ES" */ '../../../locales/es-ES/console'),
  ja: () => import(/* webpackChunkName: "texts-ja-JP" */ '../../../locales/ja-JP/console'),
};

/** The sign-in does without the texts of the console. */
let isConsole = false;

type Intl = ReturnType<typeof getIntl>;

interface Spoken {
  language: Language;
  pack: LanguagePack | null;
  intl: Intl | null;
}

const remembered = cookie('language');
const spoken = createStore<Spoken>({ language: FALLBACK, pack: null, intl: null });

export const currentLanguage = () => spoken.get().language;
export const currentLocale = () => localeOf(currentLanguage());
/** Null until the first language has been loaded. */
export const currentIntl = () => spoken.get().intl;
export const useLanguage = () => useSyncExternalStore(spoken.subscribe, currentLanguage);
export const useLanguagePack = () => useSyncExternalStore(spoken.subscribe, () => spoken.get().pack);

async function load(language: Language): Promise<LanguagePack> {
  const loaded = await LOADERS[language]();
  const more = isConsole ? (await CONSOLE_TEXTS[language]()).default : {};
  const pack = { ...loaded.pack, texts: { ...loaded.pack.texts, ...more } };
  addLocale(localeOf(language), pack.texts, { momentLocale: '', antd: pack.antd });
  return pack;
}

function speak(language: Language, pack: LanguagePack) {
  const locale = localeOf(language);
  dayjs.locale(pack.dayjs);
  // Umi compares with getLocale(), which answers ours: it has to hear before the store changes.
  setLocale(locale, false);
  spoken.set({ language, pack, intl: getIntl(locale, true) });
  document.documentElement.lang = locale;
  document.title = pack.texts['app.title'];
}

/** Loads the language that the cookie or the browser asks for, before the first render. */
export async function startLanguage() {
  const language = chooseLanguage(remembered.read(), navigator.languages);
  speak(language, await load(language));
}

/** Adds what is said inside of the console; the console is shown when it is there. */
export async function loadConsoleTexts() {
  isConsole = true;
  let pack: LanguagePack;
  let language: Language;
  do {
    language = currentLanguage();
    pack = await load(language);
  } while (language !== currentLanguage());
  speak(language, pack);
}

/** The switch that was asked for last: a slower, earlier one must not win. */
let latest: Language | null = null;

/** Switches without a reload and remembers the choice. */
export async function switchLanguage(language: Language) {
  latest = language;
  try {
    const pack = await load(language);
    if (latest !== language) return;
    speak(language, pack);
    remembered.write(language);
    notifier.success(pack.texts['core.languageSwitched']);
  } catch (error) {
    reportError('script', error);
    notifier.error(spoken.get().pack?.texts['core.requestFailed'] ?? '');
  }
}
