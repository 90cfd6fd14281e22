import type { Samples } from './shape';

const orderTime: [string, string] = ['2026-02-01 00:00:00', '2026-03-08 23:59:59'];

export const orderSamples = {
  salesOrderApi: {
    page: {
      orderTime,
      pageNum: 1,
      pageSize: 20,
      custName: '康',
      orderStatus: [10],
      orderBy: 'payableAmount',
      orderDir: 'asc',
    },
    linePage: { orderTime, pageNum: 1, pageSize: 20, productCode: 'P' },
    salespeople: { pageNum: 1, pageSize: 20, keyword: '郑' },
    detail: { orderNo: 'DD2026020700000001' },
    trace: { orderNo: 'DD2026020700000001' },
    timeline: { orderNo: 'DD2026020700000001' },
    links: { orderNo: 'DD2026020700000001' },
    cancel: { orderNo: 'DD2026030700000004', version: 2, reason: '客户重复下单' },
    urge: { orderNo: 'DD2026030700000002', version: 3, remark: '客户急用' },
    note: { orderNo: 'DD2026030700000001', text: '送货前请先电话联系' },
  },
  erpApi: {
    event: {
      eventId: 'ERP-20260308-000001',
      kind: 'order',
      occurredAt: '2026-03-08 08:00:00',
      payload: { branchId: 'FDB01', custId: 'C102', lines: [{ productId: 'P101', qty: '10' }] },
      key: 'erp1',
      time: '1772931600000',
      signature: '0'.repeat(64),
    },
  },
  erpFaultApi: {
    page: { pageNum: 1, pageSize: 20, state: [0, 9], kind: 'outbound', orderBy: 'occurredAt', orderDir: 'asc' },
    repeat: { eventId: 'ERP-20260307-000017' },
    dismiss: { eventId: 'ERP-20260307-000018', reason: '测试单据，ERP 侧已作废' },
  },
  returnApi: {
    page: { pageNum: 1, pageSize: 20, status: [0], custName: '诊所', orderBy: 'refundAmount', orderDir: 'desc' },
    goods: { orderNo: 'DD2026020700000001' },
    preview: {
      orderNo: 'DD2026020700000001',
      returnType: 1,
      lines: [{ lineNo: 2, batchNo: '26104A', returnQty: '3' }],
    },
    detail: { returnNo: 'TH20260216000001' },
    add: {
      orderNo: 'DD2026020700000001',
      returnType: 1,
      reason: '内包装破损，客户要求退回',
      lines: [{ lineNo: 2, batchNo: '26104A', returnQty: '3' }],
      // What the preview above answers on the example data.
      previewHash: 'ac701c09bed19dc66fcc8d3696bc26e203cc5006394eccc86dc95705422482ee',
    },
    approve: {
      returnNo: 'TH20260307000002',
      version: 1,
      previewHash: '76fbc4cde8e048638ca7e725d4e2df7be4557da9de4365465d1d954eb943dab3',
      opinion: '',
    },
    reject: { returnNo: 'TH20260308000001', version: 1, reason: '超出合同约定的退货范围' },
    receive: {
      returnNo: 'TH20260306000001',
      version: 2,
      lines: [{ lineNo: 1, batchNo: '26272A', receivedQty: '30', checkResult: 1 }],
    },
    cancel: { returnNo: 'TH20260307000001', version: 2 },
    refund: { returnNo: 'TH20260228000001', version: 3 },
  },
} satisfies Partial<Samples>;
