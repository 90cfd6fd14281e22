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
} satisfies Partial<Samples>;
