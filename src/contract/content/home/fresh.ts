import type { ComponentOf, DataOf } from './component';
import { type ComponentType, NOTICE_SOURCE, PRODUCT_LAYOUT, PRODUCT_ORDER, PRODUCT_SOURCE, SCHEMAS } from './limits';

/** The initial values of a list of products, of a component or of a tab. */
export const freshProductList = (): DataOf<'productList'> => ({
  source: PRODUCT_SOURCE.chosen,
  productIds: [],
  ...{ categoryId: '', brandId: '', tag: '', activityId: '' },
  count: 20,
  orderBy: PRODUCT_ORDER.sales,
  layout: PRODUCT_LAYOUT.two,
  ...{ showPrice: 1, showStock: 0, showTag: 1 },
});

const DATA: { readonly [T in ComponentType]: () => DataOf<T> } = {
  search: () => ({ placeholder: '', hotWords: [], scan: 1 }),
  banner: () => ({ items: [], interval: 5, ratio: '2:1' }),
  gridNav: () => ({ rows: 2, columns: 5, items: [] }),
  notice: () => ({ source: NOTICE_SOURCE.announcements, announceTypes: [], items: [], speed: 2 }),
  productList: freshProductList,
  zone: () => ({ zoneIds: [], layout: '1' }),
  imageAd: () => ({ images: [] }),
  tabs: () => ({ tabs: [] }),
  countdown: () => ({ activityId: '', title: '' }),
  title: () => ({ text: '', subText: '', moreJump: null }),
  richText: () => ({ html: '' }),
  divider: () => ({ height: 8, line: 0 }),
};

/** A new component of a type; its name is in the language of the user who adds it. */
export const freshComponent = <T extends ComponentType>(type: T, componentId: string, name: string) =>
  ({
    componentId,
    type,
    schema: SCHEMAS[type],
    name,
    visible: 1,
    style: { marginTop: 0, marginBottom: 0, paddingX: 0, radius: 0, backgroundColor: '' },
    audience: { customerTypes: [], branchIds: [] },
    startTime: null,
    endTime: null,
    locked: [],
    data: DATA[type](),
    // Both parts belong to the same type `T`, which the compiler cannot see.
  }) as unknown as ComponentOf<T>;
