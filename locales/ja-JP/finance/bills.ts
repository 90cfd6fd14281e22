export default {
  'billType.outbound': '出庫',
  'billType.return': '返品',
  'billType.receipt': '入金',
  'billType.rebate': 'リベート',
  'billType.adjustment': '調整',
} as const;
