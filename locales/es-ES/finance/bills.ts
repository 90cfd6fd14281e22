export default {
  'billType.outbound': 'Salida',
  'billType.return': 'Devolución',
  'billType.receipt': 'Cobro',
  'billType.rebate': 'Bonificación',
  'billType.adjustment': 'Ajuste',
} as const;
