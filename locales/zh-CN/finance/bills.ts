export default {
  'billType.outbound': '出库',
  'billType.return': '退货',
  'billType.receipt': '收款',
  'billType.rebate': '返利',
  'billType.adjustment': '调整',
  'supplierBill.outbound': '采购入库',
  'supplierBill.return': '采购退货',
  'supplierBill.receipt': '付款',
  'supplierBill.rebate': '返利',
  'supplierBill.adjustment': '调整',
} as const;
