export default {
  'billType.outbound': '出库',
  'billType.return': '退货',
  'billType.receipt': '收款',
  'billType.rebate': '返利',
  'billType.adjustment': '调整',
} as const;
