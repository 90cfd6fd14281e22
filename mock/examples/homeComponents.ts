import type { ComponentOf, DataOf } from '../../src/contract/content/home/component';
import { freshComponent, freshProductList } from '../../src/contract/content/home/fresh';
import type { ComponentType } from '../../src/contract/content/home/limits';
import type { AppPage, Jump } from '../../src/contract/content/jump';

interface Images {
  banners: readonly string[];
  icons: readonly string[];
}

/** What goes into components of each type on the example pages. */
const NAMES: Readonly<Record<ComponentType, string>> = {
  search: '搜索框',
  banner: '轮播',
  gridNav: '宫格导航',
  notice: '公告条',
  productList: '商品列表',
  zone: '专区',
  imageAd: '图片广告',
  tabs: '选项卡',
  countdown: '限时活动',
  title: '标题栏',
  richText: '富文本',
  divider: '分隔',
};

const image = (fileId: string | undefined, alt: string) =>
  ({ fileId: fileId ?? '', alt, decorative: 0, focalX: 50, focalY: 50 }) as const;
const toApp = (pageCode: AppPage, params: Record<string, string> = {}): Jump => ({
  jumpType: 1,
  target: { pageCode, params },
});

/** `page` makes the ids of its components differ from those of other pages. */
const made =
  (page: number) =>
  <T extends ComponentType>(at: number, type: T, data: Partial<DataOf<T>>): ComponentOf<T> => {
    const id = `00000000-0000-4000-8000-${String(page * 100 + at).padStart(12, '0')}`;
    const fresh = freshComponent(type, id, NAMES[type]);
    return { ...fresh, style: { ...fresh.style, marginBottom: 8 }, data: { ...fresh.data, ...data } };
  };

const bannersOf = ({ banners }: Images): DataOf<'banner'>['items'] => [
  { image: image(banners[0], '春季订货会'), jump: toApp('fair', { tradeFairId: '70001' }) },
  { image: image(banners[1], '慢病用药专场'), jump: toApp('product', { productId: 'P007' }) },
];

const navOf = ({ icons }: Images): DataOf<'gridNav'>['items'] =>
  (
    [
      ['中西成药', toApp('home')],
      ['医疗器械', toApp('product', { productId: 'P005' })],
      ['我的订单', toApp('order')],
      ['购物车', toApp('cart')],
    ] as const
  ).map(([text, jump], i) => ({ icon: image(icons[i], text), text, badge: i === 1 ? '新' : '', jump }));

/** All twelve types. */
export function groupComponents(images: Images) {
  const of = made(1);
  return [
    of(1, 'search', { placeholder: '搜索商品、厂家', hotWords: ['阿莫西林', '感冒灵', '口罩'] }),
    of(2, 'banner', { items: bannersOf(images) }),
    of(3, 'gridNav', { rows: 1, columns: 4, items: navOf(images) }),
    of(4, 'notice', { source: 2, items: [{ text: '周末照常发货，17:00 前下单次日达', jump: null }] }),
    of(5, 'title', { text: '本周特惠', subText: '每日更新', moreJump: toApp('category', { categoryId: '01' }) }),
    of(6, 'countdown', { activityId: '90001', title: '限时抢购' }),
    of(7, 'productList', { ...freshProductList(), productIds: ['P001', 'P002', 'P003', 'P005'] }),
    of(8, 'divider', { height: 8 }),
    of(9, 'zone', { zoneIds: ['98001'] }),
    of(10, 'imageAd', {
      images: [
        {
          image: image(images.banners[2], '新品上架'),
          areas: [{ x: 0, y: 0, w: 50, h: 100, jump: toApp('product', { productId: 'P006' }) }],
        },
      ],
    }),
    of(11, 'tabs', {
      tabs: [
        { title: '热销', list: { ...freshProductList(), productIds: ['P001', 'P004'] } },
        { title: '新品', list: { ...freshProductList(), productIds: ['P006', 'P008'], layout: 1 } },
      ],
    }),
    of(12, 'richText', { html: '<p>药品信息仅供具备资质的单位参考。</p>' }),
  ];
}

/** A company's page: fewer, and its own words. */
export function branchComponents(images: Images) {
  const of = made(2);
  return [
    of(1, 'search', { placeholder: '搜索湖北现货' }),
    of(2, 'banner', { items: bannersOf(images).slice(0, 1) }),
    of(3, 'title', { text: '武汉仓现货' }),
    of(4, 'productList', { ...freshProductList(), productIds: ['P001', 'P003'] }),
  ];
}

/** For one day of a fair. */
export function campaignComponents(images: Images) {
  const of = made(3);
  return [
    of(1, 'banner', { items: bannersOf(images).slice(0, 1) }),
    of(2, 'countdown', { activityId: '90001', title: '会场限时' }),
    of(3, 'productList', { ...freshProductList(), productIds: ['P002', 'P007'], layout: 3 }),
  ];
}
