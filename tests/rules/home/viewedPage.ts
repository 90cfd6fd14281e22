import type { HomeComponent, StoredComponent } from '../../../src/contract/content/home/component';
import { freshComponent, freshProductList } from '../../../src/contract/content/home/fresh';
import type { Jump } from '../../../src/contract/content/jump';
import { NOTHING_RESOLVED, type Resolved, type ShownProduct } from '../../../src/contract/content/home/view/resolved';

const web: Jump = { jumpType: 2, target: 'https://example.com/a?b=1&c=2' };
const image = (fileId: string, alt = '') => ({ fileId, alt, decorative: 0 as const, focalX: 20, focalY: 50 });

const product = (productId: string, more: Partial<ShownProduct> = {}): ShownProduct => ({
  ...{ productId, productName: `商品 ${productId}`, spec: '10 mg × 24', unit: '盒', image: null },
  ...{ price: '12.50', stock: '30', tag: '新品' },
  ...more,
});

/** Each type once, with something in it, and what its ids stand for. */
export const VIEWED: { component: HomeComponent; resolved: Resolved }[] = [
  {
    component: {
      ...freshComponent('search', 'c1', '搜索框'),
      data: { placeholder: '搜药品 <b>', hotWords: ['感冒 & 咳嗽'], scan: 1 },
    },
    resolved: NOTHING_RESOLVED,
  },
  {
    component: {
      ...freshComponent('banner', 'c2', '轮播'),
      data: {
        ...{ interval: 4, ratio: '2:1' },
        items: [
          { image: image('81', '春季订货会'), jump: web },
          { image: image('82', '新品'), jump: null },
        ],
      },
    },
    resolved: {
      ...NOTHING_RESOLVED,
      images: [
        { fileId: '81', url: '/f/81', width: 750, height: 375, widths: [160, 375] },
        { fileId: '82', url: '/f/82', width: 750, height: 375, widths: [] },
      ],
    },
  },
  {
    component: {
      ...freshComponent('gridNav', 'c3', '宫格导航'),
      data: {
        ...{ rows: 1, columns: 4 },
        items: Array.from({ length: 6 }, (_, i) => ({
          ...{ icon: image('83', '图标'), text: `入口${i + 1}`, badge: i === 0 ? '热' : '' },
          jump: { jumpType: 1, target: { pageCode: 'category', params: { categoryId: String(i) } } },
        })),
      },
    },
    resolved: { ...NOTHING_RESOLVED, images: [{ fileId: '83', url: '/f/83', width: 160, height: 160, widths: [] }] },
  },
  {
    component: freshComponent('notice', 'c4', '公告条'),
    resolved: { ...NOTHING_RESOLVED, notices: [{ announcementId: '501', title: '停电通知' }] },
  },
  {
    component: freshComponent('productList', 'c5', '商品列表'),
    resolved: { ...NOTHING_RESOLVED, lists: [[product('P001'), product('P002', { price: null, stock: '0' })]] },
  },
  {
    component: {
      ...freshComponent('zone', 'c6', '专区'),
      data: { zoneIds: ['701'], layout: '1' },
    },
    resolved: {
      ...NOTHING_RESOLVED,
      zones: [
        {
          ...{ zoneId: '701', zoneName: '心血管', image: null, themeColor: '#002766', layout: 4, more: null },
          products: [product('P003')],
        },
      ],
    },
  },
  {
    component: {
      ...freshComponent('imageAd', 'c7', '图片广告'),
      data: {
        images: [{ image: image('84', '展会报名'), areas: [{ x: 10, y: 20, w: 30, h: 40, jump: web }] }],
      },
    },
    resolved: {
      ...NOTHING_RESOLVED,
      images: [{ fileId: '84', url: '/f/84', width: 1125, height: 600, widths: [160, 375, 750] }],
    },
  },
  {
    component: {
      ...freshComponent('tabs', 'c8', '选项卡'),
      data: {
        tabs: ['热销', '新品', '空的'].map((title) => ({ title, list: freshProductList() })),
      },
    },
    resolved: { ...NOTHING_RESOLVED, lists: [[product('P004')], [product('P005')], []] },
  },
  {
    component: { ...freshComponent('countdown', 'c9', '限时活动'), data: { activityId: '90001', title: '' } },
    resolved: {
      ...NOTHING_RESOLVED,
      activity: {
        ...{ activityId: '90001', activityName: '三月满减', hasBegun: true },
        ...{ startTime: '2026-03-01 00:00:00', endTime: '2026-03-20 23:59:59' },
      },
    },
  },
  {
    component: {
      ...freshComponent('title', 'c10', '标题栏'),
      style: { marginTop: 8, marginBottom: 0, paddingX: 12, radius: 4, backgroundColor: '#003a8c' },
      data: { text: '本周特惠', subText: '每日上新', moreJump: web },
    },
    resolved: NOTHING_RESOLVED,
  },
  {
    component: {
      ...freshComponent('richText', 'c11', '富文本'),
      data: { html: '<p>欢迎<script>alert(1)</script><a href="javascript:alert(1)">光临</a></p>' },
    },
    resolved: NOTHING_RESOLVED,
  },
  {
    component: { ...freshComponent('divider', 'c12', '分隔'), data: { height: 8, line: 1 } },
    resolved: NOTHING_RESOLVED,
  },
];

/** Of a code that is not ours. */
export const STRANGE: StoredComponent = { componentId: 'c13', type: 'video', name: '视频', data: { url: 'x' } };

/** Noon of the day of the examples. */
export const NOON = Date.parse('2026-03-08T12:00:00+08:00');
