import { addLocale, getIntl, setLocale } from '@umijs/max';
import dayjs from 'dayjs';
import { reportError } from '../error-log/errorLog';
import { notifier } from '../notify/notifier';
import { cookie } from '../storage/cookie';
import { createStore, derive } from '../store/createStore';
import { chooseLanguage, FALLBACK, type Language, localeOf } from './languages';
import type { LanguagePack } from './pack';
import type { Catalogue } from './texts';

const LOADERS: Record<Language, () => Promise<{ pack: LanguagePack }>> = {
  zh: () => import(/* webpackChunkName: "i18n-zh-CN" */ './packs/zh-CN'),
  en: () => import(/* webpackChunkName: "i18n-en-US" */ './packs/en-US'),
  es: () => import(/* webpackChunkName: "i18n-es-ES" */ './packs/es-ES'),
  ja: () => import(/* webpackChunkName: "i18n-ja-JP" */ './packs/ja-JP'),
};

/** The sign-in does without the texts of the console. */
let isConsole = false;
/** Catalogues of the screens that were opened; a switch of the language loads them too. */
const screens = new Set<Catalogue>();

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
export const useLanguage = derive(currentLanguage, [spoken]).use;
export const useLanguagePack = derive(() => spoken.get().pack, [spoken]).use;
/** The texts of antd's own components; more of ours are no reason to draw everything anew. */
export const useAntdLocale = derive(() => spoken.get().pack?.antd, [spoken]).use;

async function load(language: Language): Promise<LanguagePack> {
  const loaded = (await LOADERS[language]()).pack;
  const more = await Promise.all([...(isConsole ? (['frame'] as const) : []), ...screens].map(loaded.load));
  // Into one object: with a copy for each file, opening the hundredth screen copied all texts a hundred times.
  const texts = Object.assign({}, loaded.texts, ...more.map((one) => one.default)) as LanguagePack['texts'];
  const pack = { ...loaded, texts };
  addLocale(localeOf(language), pack.texts, { momentLocale: '', antd: pack.antd });
  return pack;
}

function speak(language: Language, pack: LanguagePack) {
  const locale = localeOf(language);
  const isNew = !spoken.get().pack || language !== currentLanguage();
  dayjs.locale(pack.dayjs);
  // Umi compares with getLocale(), which answers ours: it has to hear before the store changes.
  setLocale(locale, false);
  spoken.set({ language, pack, intl: getIntl(locale, true) });
  document.documentElement.lang = locale;
  // More texts of the same language must not take the title of the page that has one by now.
  if (isNew) document.title = pack.texts['app.title'];
}

/** Loads the language that the cookie or the browser asks for, before the first render. */
export async function startLanguage() {
  const language = chooseLanguage(remembered.read(), navigator.languages);
  speak(language, await load(language));
}

/** Loads every requested catalogue in the current language. */
async function loadMore() {
  let pack: LanguagePack;
  let language: Language;
  let wanted: number;
  do {
    language = currentLanguage();
    wanted = screens.size;
    pack = await load(language);
    // Catalogues requested in the meantime must not get lost.
  } while (language !== currentLanguage() || wanted !== screens.size);
  speak(language, pack);
}

/** Loads the texts of the console, which is shown when they are there. */
export function loadConsoleTexts() {
  isConsole = true;
  return loadMore();
}

export function loadScreenTexts(names: readonly Catalogue[]) {
  for (const name of names) screens.add(name);
  return loadMore();
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
