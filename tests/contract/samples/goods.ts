import type { Samples } from './shape';

const strategy = {
  ...{ metric: 1 as const, compare: 1 as const, threshold: '100', windowDays: 30, branchIds: ['FDB'] },
  ...{ productScopeType: 'ALL' as const, pendingRuns: 3, recoverMargin: '10', schedule: 2 as const },
};

export const goodsSamples = {
  stockApi: {
    page: { pageNum: 1, pageSize: 20, productName: '阿莫西林', branchId: 'FDB', stockState: 1, hasReserve: 1 },
    batchPage: { pageNum: 1, pageSize: 20, id: '92101' },
    sync: {},
    coreCustomer: { id: '92101' },
    saveCore: {
      id: '92101',
      version: 1,
      rows: [{ custId: 'C100', reserveQty: 80, startDate: '2026-03-01', endDate: '2026-04-30' }],
    },
  },
  goodsImportApi: {
    ...{ importListings: { branchId: 'FDB' }, importShields: { branchId: 'FDB' }, importCodes: { branchId: 'FDB' } },
    importReserves: { branchId: 'FDB', id: '92101' },
    downloadTemplate: { templateCode: 'LISTING' },
  },
  listingApi: {
    page: {
      pageNum: 1,
      pageSize: 20,
      productName: '阿莫西林',
      branchId: 'FDB',
      listingStatus: 1,
      orderBy: 'operateTime',
    },
    log: { pageNum: 1, pageSize: 20, id: '92302' },
    up: { ids: ['92302'], confirm: 1 },
    upPreview: { ids: ['92302'] },
    down: { ids: ['92301'], reason: 2, confirm: 1 },
    downPreview: { ids: ['92301'] },
    plan: { id: '92304', version: 1, action: 1, planTime: '2026-04-01 00:00:00', confirm: 1 },
    cancelPlan: { id: '92303', version: 1 },
  },
  shieldApi: {
    page: { pageNum: 1, pageSize: 20, productCode: 'SP000207', branchId: 'FDB', shieldType: 2, status: 1 },
    add: {
      ...{ branchId: 'FDB', productScopeType: 'BRAND' as const, brandIds: ['PP000001'] },
      ...{ customerScopeType: 'REGION' as const, regionIds: ['420106'], shieldType: 3 as const },
      ...{ startTime: '2026-04-01 00:00:00', reason: '区域独家供应' },
    },
    update: {
      ...{ id: '92401', version: 1, productScopeType: 'PRODUCT' as const, productIds: ['P207'] },
      ...{ customerScopeType: 'CUSTOMER' as const, custIds: ['C101'], shieldType: 1 as const },
      ...{ startTime: '2026-03-01 00:00:00', endTime: '2026-04-01 00:00:00', reason: '该客户资质复核中' },
    },
    updateStatus: { id: '92402', version: 1, status: 0 },
    delete: { ids: ['92403'] },
  },
  businessCodeApi: {
    page: { pageNum: 1, pageSize: 20, branchId: 'FDB', businessType: 1, businessCode: 'XS', salesmanName: '郑凯' },
    add: { branchId: 'FDB', businessType: 3, businessCode: 'JS01', businessName: '湖北结算', salesmanId: 'S00511' },
    update: { id: '92502', version: 1, businessName: '药店销售', customerTypes: ['3'], salesmanId: 'S00511' },
    setDefault: { id: '92503', version: 1 },
    delete: { id: '92502', version: 2 },
    resolve: { branchId: 'FDB', businessType: 1, custId: 'C100' },
  },
  strategyApi: {
    page: { pageNum: 1, pageSize: 20, strategyName: '近效期', metric: 2, status: 1, orderBy: 'strategyCode' },
    add: { ...strategy, strategyName: '库存预警', level: 3, receiverIds: ['S00102'], notifyBy: [1], runAt: '08:00' },
    update: {
      ...{ ...strategy, id: '92603', version: 1, strategyName: '库存预警', level: 2, receiverIds: ['S00102'] },
      ...{ notifyBy: [1], runAt: '08:00' },
    },
    updateStatus: { id: '92601', version: 1, status: 0 },
    run: { id: '92602' },
    delete: { id: '92603', version: 2 },
    backtest: { ...strategy, strategyId: '92601', days: 14 },
    watched: { pageNum: 1, pageSize: 20, id: '92601', productCode: 'SP', productName: '胶囊' },
    runs: { pageNum: 1, pageSize: 20, id: '92601' },
  },
  concernApi: {
    page: {
      pageNum: 1,
      pageSize: 20,
      productCode: 'SP0',
      custName: '药',
      branchId: 'FDB',
      productId: 'P001',
      perCustomer: 1,
      concernType: 2,
      notified: 0,
    },
    summary: { pageNum: 1, pageSize: 20, branchId: 'FDB' },
    notify: { ids: ['92804'] },
  },
  breedMonitorApi: {
    page: {
      pageNum: 1,
      pageSize: 20,
      productCode: 'SP0',
      branchId: 'FDB',
      strategyId: '92601',
      metric: 2,
      level: 2,
      status: 0,
      handleTime: ['2026-03-01 00:00:00', '2026-03-31 23:59:59'],
    },
    add: { strategyId: '92602', productIds: ['P005'], branchIds: ['FDB'] },
    handle: { ids: ['92701'], result: '已联系供应商换货' },
    ignore: { ids: ['92702'] },
    remove: { ids: ['92703'] },
    trend: { id: '92701' },
  },
} satisfies Partial<Samples>;
