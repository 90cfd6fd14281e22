import type { Samples } from './shape';

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
    up: { ids: ['92302'] },
    upPreview: { ids: ['92302'] },
    down: { ids: ['92301'], reason: 2 },
    downPreview: { ids: ['92301'] },
    plan: { id: '92304', version: 1, action: 1, planTime: '2026-04-01 00:00:00' },
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
} satisfies Partial<Samples>;
