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
} satisfies Partial<Samples>;
