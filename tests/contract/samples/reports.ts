import type { Samples } from './shape';

/** Calls of reports; the example company has visits of the five weeks before 2026-03-08. */
export const reportSamples = {
  visitsApi: {
    visits: {
      ...{ pageNum: 1, pageSize: 20, statDate: ['2026-03-01', '2026-03-08'], groupBy: 1, branchId: 'FDB' },
      ...{ clientKind: 0, app: '0', pageName: '首页', orderBy: 'pv' },
    },
    visitsDetail: {
      ...{ pageNum: 1, pageSize: 20, statDate: ['2026-03-01', '2026-03-08'], of: 2, branchId: 'FDB' },
      ...{ clientKind: 0, app: '0', pageName: '首页', pageCode: 'home', asOf: '2026-03-08 09:00:00' },
    },
  },
  pageVisitApi: {
    record: {
      visits: [
        {
          visitKey: '0b5f6f0e-6b1c-4b3e-9c64-0f6f3f1f7a11',
          page: '/order/orderInquiry',
          visitTime: '2026-03-08 08:59:00',
          staySec: 31,
        },
      ],
    },
  },
  contentReadApi: {
    page: {
      ...{ pageNum: 1, pageSize: 20, contentKind: 1, contentTitle: '入场', branchId: 'FDB' },
      orderBy: 'publishTime',
    },
    targetUsers: { pageNum: 1, pageSize: 20, contentId: '88002', branchId: 'FDB', customerName: '药' },
    readUsers: { pageNum: 1, pageSize: 20, contentId: '88002', orderBy: 'readerName', asOf: '2026-03-08 09:00:00' },
    unreadUsers: { pageNum: 1, pageSize: 20, contentId: '88002', readerName: '李' },
    remind: { contentId: '88002' },
  },
} satisfies Partial<Samples>;
