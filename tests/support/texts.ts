import texts from '../../locales/zh-CN';

/** Stands for core/i18n where a test needs its texts and not the whole application behind it. */
export const chinese = {
  text: (id: keyof typeof texts) => texts[id],
  T: ({ id }: { id: keyof typeof texts }) => texts[id],
  currentLocale: () => 'zh-CN',
};
