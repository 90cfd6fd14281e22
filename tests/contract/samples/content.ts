import type { Samples } from './shape';

const shownTo = { branchIds: ['FDB'], customerTypes: ['2', '3'] };
const times = { startTime: '2026-03-01 00:00:00', endTime: '2026-04-30 23:59:59' };
const toProduct = { jumpType: 1 as const, target: { pageCode: 'product' as const, params: { productId: 'P001' } } };
const image = '88300';

export const contentSamples = {
  bannerApi: {
    page: { pageNum: 1, pageSize: 20, bannerName: '春季', position: 1, publishStatus: 0, branchId: 'FDB' },
    add: { bannerName: '武汉专场', image, position: 2, jump: toProduct, ...shownTo, ...times },
    update: {
      bannerId: '88303',
      version: 1,
      bannerName: '家庭药箱',
      image,
      position: 1,
      jump: toProduct,
      ...shownTo,
      ...times,
    },
    publish: { bannerId: '88303', version: 2 },
    takeDown: { bannerId: '88302', version: 1 },
    batchTakeDown: { ids: ['88302'] },
    batchTakeDownPreview: { ids: ['88302'] },
    delete: { bannerId: '88304', version: 1 },
  },
  bannerAppApi: { shown: { branchId: 'FDB', position: 1 }, click: { bannerId: '88301' } },
  jumpTargetApi: { targets: { pageNum: 1, pageSize: 20, pageCode: 'product', keyword: '阿莫西林' } },
} satisfies Partial<Samples>;
