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
  zoneApi: {
    page: { pageNum: 1, pageSize: 20, zoneName: '常备', zoneType: 1, publishStatus: 0, branchId: 'FDA' },
    add: { zoneName: '夏季用药', zoneType: 1, image, layout: 2, maxCount: 20, ...shownTo, ...times },
    save: {
      zoneId: '98002',
      version: 1,
      zoneName: '湖北仓直发',
      zoneType: 1,
      image: '98091',
      maxCount: 30,
      ...shownTo,
    },
    publish: { zoneId: '98002', version: 2 },
    takeDown: { zoneId: '98004', version: 1 },
    copy: { zoneId: '98001' },
    delete: { zoneId: '98003', version: 1 },
    productPage: { zoneId: '98001', keyword: '阿莫', pageNum: 1, pageSize: 20 },
    addProduct: { zoneId: '98002', version: 3, productIds: ['P001', 'P003'] },
    removeProduct: { zoneId: '98002', version: 4, productIds: ['P001'] },
    moveProduct: { zoneId: '98002', version: 5, productId: 'P003', to: 'top' },
    tagProduct: { zoneId: '98002', version: 6, productId: 'P003', tag: '推荐' },
    detail: { zoneId: '98001' },
  },
  contentImportApi: {
    importZoneProducts: { branchId: 'FDB', zoneId: '98002' },
    lastFailed: { templateCode: 'ZONE_PRODUCT' },
    downloadTemplate: { templateCode: 'ZONE_PRODUCT' },
  },
  zoneAppApi: { shown: { branchId: 'FDB', zoneId: '98001' } },
  articleApi: {
    page: { pageNum: 1, pageSize: 20, title: '春季', contentType: 1, categoryId: '88451', publishStatus: 0 },
    add: {
      ...{ title: '合理用药月', contentType: 1, categoryId: '88451', cover: '88400', body: '<p>合理用药</p>' },
      ...shownTo,
    },
    update: {
      ...{ contentId: '88403', version: 1, title: '门店陈列培训', contentType: 2, categoryId: '88454' },
      ...{ cover: '88400', url: 'https://video.jztey.com/train/2026-04', ...shownTo },
    },
    publish: { contentId: '88403', version: 2 },
    takeDown: { contentId: '88402', version: 1 },
    top: { contentId: '88404', version: 1, top: 1 },
    delete: { contentId: '88405', version: 1 },
    categories: {},
    addCategory: { categoryName: '政策法规', sort: 50 },
    updateCategory: { categoryId: '88452', version: 1, categoryName: '公司动态', sort: 20 },
    deleteCategory: { categoryId: '88455', version: 1 },
  },
  branchAnnouncementApi: {
    page: { pageNum: 1, pageSize: 20, title: '配送', announceType: 2, publishStatus: 0 },
    add: {
      title: '清明配送安排',
      announceType: 2,
      content: '<p>4 月 4 日照常配送。</p>',
      branchIds: ['FDB'],
      ...times,
    },
    update: {
      ...{ announcementId: '88503', version: 1, title: '四月对账提醒', announceType: 2 },
      ...{ content: '<p>请于 4 月 10 日前完成对账。</p>', branchIds: ['FDB'], top: 1 },
    },
    publish: { announcementId: '88503', version: 2 },
    takeDown: { announcementId: '88502', version: 1 },
    delete: { announcementId: '88504', version: 1 },
  },
  branchAnnouncementAppApi: {
    shown: { branchId: 'FDB' },
    read: { announcementId: '88501' },
  },
  announcementApi: {
    page: { pageNum: 1, pageSize: 20, tradeFairId: '70001', announceType: 3, target: 6, mustRead: 0 },
    targets: { pageNum: 1, pageSize: 20, targetType: 5, keyword: '陈' },
    add: {
      ...{ title: '盘点安排', content: '周六 18:00 起盘点。', announceType: 2, targetType: 2, targetIds: ['FDB'] },
      ...{ mustRead: 1, minSeconds: 3, confirmText: '收到', remindDays: [1, 3] },
    },
    update: {
      ...{ announcementId: '88001', version: 1, title: '班车安排', content: '每二十分钟一班。', tradeFairId: '70001' },
    },
    publish: { announcementId: '88001', version: 2 },
    takeDown: { announcementId: '88001', version: 3 },
    recall: { announcementId: '88002', version: 1 },
    copy: { announcementId: '88002' },
    migrate: {},
    readPage: { announcementId: '88002', pageNum: 1, pageSize: 20, isRead: 0 },
    unreadPage: { announcementId: '88002', pageNum: 1, pageSize: 20, branchId: 'FDB' },
    readByBranch: { announcementId: '88002', pageNum: 1, pageSize: 20 },
    remind: { id: '88013', channel: 1 },
    delete: { announcementId: '88001', version: 4 },
  },
  inboxApi: {
    mine: {},
    open: { announcementId: '88013' },
    read: { announcementId: '88013', revision: 1, staySec: 5 },
  },
  articleAppApi: { shown: { branchId: 'FDB', contentId: '88401' }, read: { contentId: '88401' } },
  jumpTargetApi: { targets: { pageNum: 1, pageSize: 20, pageCode: 'product', keyword: '阿莫西林' } },
} satisfies Partial<Samples>;
