export default {
  'billType.outbound': 'Outbound',
  'billType.return': 'Return',
  'billType.receipt': 'Receipt',
  'billType.rebate': 'Rebate',
  'billType.adjustment': 'Adjustment',
} as const;
