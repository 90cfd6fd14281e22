export default {
  'billType.outbound': 'Salida',
  'billType.return': 'Devolución',
  'billType.receipt': 'Cobro',
  'billType.rebate': 'Bonificación',
  'billType.adjustment': 'Ajuste',
  'supplierBill.outbound': 'Compra',
  'supplierBill.return': 'Devolución de compra',
  'supplierBill.receipt': 'Pago',
  'supplierBill.rebate': 'Bonificación',
  'supplierBill.adjustment': 'Ajuste',
} as const;
