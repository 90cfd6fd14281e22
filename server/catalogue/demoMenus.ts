import { FLAG } from '../../src/contract/fields';

/** Pages of the starter kit that are no menu of the product (docs/console.md#demo-pages). */
export const DEMO_MENUS = [
  {
    menuId: '15000',
    menuUrl: '/theme',
    menuTitle: '主题设计',
    menuIcon: 'BgColorsOutlined',
    menuParent: '0',
    isExternalLink: FLAG.no,
    isFind: FLAG.yes,
    sort: 150,
    noCache: FLAG.no,
    pageName: '',
    titles: { zh: '主题设计', en: 'Theme designer', es: 'Diseño del tema', ja: 'テーマデザイン' },
  },
];

/** The demo roles that may see them, and the administrator who plays them (docs/console.md#demo-pages). */
export const DEMO_ROLES = ['admin', 'editor', 'HQ_ADMIN'];
