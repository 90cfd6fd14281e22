export default {
  'billType.outbound': 'Outbound',
  'billType.return': 'Return',
  'billType.receipt': 'Receipt',
  'billType.rebate': 'Rebate',
  'billType.adjustment': 'Adjustment',
  'supplierBill.outbound': 'Purchase',
  'supplierBill.return': 'Purchase return',
  'supplierBill.receipt': 'Payment',
  'supplierBill.rebate': 'Rebate',
  'supplierBill.adjustment': 'Adjustment',
} as const;
