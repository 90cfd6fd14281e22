import { DEFAULT_COLOUR } from './theme';

/** docs/console.md#settings says what each does. */
export const SIZES = ['default', 'medium', 'small', 'mini'] as const;
export type Size = (typeof SIZES)[number];

/** Settings of docs/console.md#settings, as they are before a user changes them for himself. */
export interface Settings {
  /** The theme colour: #rrggbb. */
  theme: string;
  dark: boolean;
  compact: boolean;
  size: Size;
  /** Whether the top bar offers the settings drawer. */
  showSettings: boolean;
  tagsView: boolean;
  fixedHeader: boolean;
  sidebarLogo: boolean;
  /** Menu titles are found by their pinyin too; only offered in Chinese. */
  supportPinyinSearch: boolean;
}

export const DEFAULT_SETTINGS: Readonly<Settings> = {
  theme: DEFAULT_COLOUR,
  dark: false,
  compact: false,
  size: 'medium',
  showSettings: true,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  supportPinyinSearch: false,
};

/** The promotional banner that Chinese users see below the top bar until they close it (docs/console.md#settings). */
export const JOB_BANNER = {
  isShown: true,
  text: '我们在招聘：前端、后端与实施工程师，欢迎推荐和自荐。',
  /** The address of another site; empty where the text is no link. */
  link: 'https://jobs.example.com/',
  linkText: '查看职位',
};
