import type { Language } from '@/core/i18n';
import type { HelpTexts } from './contents';

const LOADERS: Record<Language, () => Promise<{ default: HelpTexts }>> = {
  zh: () => import(/* webpackChunkName: "help-zh-CN" */ '../../../../locales/zh-CN/account/help'),
  en: () => import(/* webpackChunkName: "help-en-US" */ '../../../../locales/en-US/account/help'),
  es: () => import(/* webpackChunkName: "help-es-ES" */ '../../../../locales/es-ES/account/help'),
  ja: () => import(/* webpackChunkName: "help-ja-JP" */ '../../../../locales/ja-JP/account/help'),
};

export const loadHelp = async (language: Language) => (await LOADERS[language]()).default;
