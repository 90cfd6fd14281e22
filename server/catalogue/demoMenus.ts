import { FLAG } from '../../src/contract/fields';

/** Pages of the starter kit that are no menu of the product (specification §2 "Demo routes"; decisions.md 22). */
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

/** The demo roles that may see them, and the administrator who plays them (domain/01 §1.7). */
export const DEMO_ROLES = ['admin', 'editor', 'HQ_ADMIN'];
