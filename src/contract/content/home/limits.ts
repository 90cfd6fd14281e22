/** The types of components of a home page; limits follow below (docs/domain/home-pages.md#components). */
export const COMPONENT_TYPES = [
  'search',
  'banner',
  'gridNav',
  'notice',
  'productList',
  'zone',
  'imageAd',
  'tabs',
  'countdown',
  'title',
  'richText',
  'divider',
] as const;
export type ComponentType = (typeof COMPONENT_TYPES)[number];

/** The newest form of each type's data (docs/domain/home-pages.md#stored-pages). */
export const SCHEMAS: Readonly<Record<ComponentType, number>> = {
  search: 1,
  banner: 2,
  gridNav: 2,
  notice: 1,
  productList: 1,
  zone: 1,
  imageAd: 2,
  tabs: 1,
  countdown: 1,
  title: 1,
  richText: 1,
  divider: 1,
};

export const MAX_COMPONENTS = 50;
/** The most bytes of a page as stored JSON in UTF-8. */
export const MAX_PAGE_BYTES = 512 * 1024;
export const MAX_OWN_COMPONENTS = 10;
/** How many components of a type a page may have; types that are not named have no limit of their own. */
export const MAX_OF_TYPE: Partial<Readonly<Record<ComponentType, number>>> = { search: 1 };

/** Characters, pieces and numbers of the fields of components. */
export const LIMITS = {
  name: 20,
  margin: 40,
  paddingX: 24,
  radius: 16,
  audience: 50,
  alt: 40,
  search: { placeholder: 20, hotWords: 10, hotWord: 10 },
  banner: { items: 10, interval: [2, 10] },
  gridNav: { rows: [1, 2], columns: [4, 5], items: 20, leastItems: 4, text: 6, badge: 4, pages: 2 },
  notice: { items: 5, text: 40, speed: [1, 3] },
  productList: { products: 50, count: 50 },
  zone: { zones: 4 },
  imageAd: { images: 4, areas: 10 },
  tabs: { least: 2, tabs: 6, title: 6 },
  countdown: { title: 10 },
  title: { text: 10, subText: 20 },
  richText: { html: 5_000 },
  divider: { height: [1, 40] },
} as const;

export const BANNER_RATIO = ['2:1', '16:9', '3:1'] as const;
export const ZONE_LAYOUT = ['1', '1+2', '2+2'] as const;
export const NOTICE_SOURCE = { announcements: 1, own: 2 } as const;
export const PRODUCT_SOURCE = { chosen: 1, rule: 2, activity: 3 } as const;
export const PRODUCT_ORDER = { sales: 1, price: 2, newest: 3 } as const;
/** Products in rows of one, two or three; `slide` is one row that moves sideways. */
export const PRODUCT_LAYOUT = { one: 1, two: 2, three: 3, slide: 4 } as const;

/** Stands for all paths of a component in its list of locks (docs/domain/home-pages.md#overrides). */
export const ALL_LOCKED = '*';
