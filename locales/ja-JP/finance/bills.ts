export default {
  'billType.outbound': '出庫',
  'billType.return': '返品',
  'billType.receipt': '入金',
  'billType.rebate': 'リベート',
  'billType.adjustment': '調整',
  'supplierBill.outbound': '仕入',
  'supplierBill.return': '仕入返品',
  'supplierBill.receipt': '支払',
  'supplierBill.rebate': 'リベート',
  'supplierBill.adjustment': '調整',
} as const;
