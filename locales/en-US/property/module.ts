export default {
  'pms.export': 'Export',
  'pms.exportStarted': 'The export has begun; its file will be among the export jobs',
  'pms.enable': 'Enable',
  'pms.disable': 'Disable',
  'pms.deleted': 'Deleted',
  'pms.wrongDecimal': 'A number with up to {decimals} decimals',
  'pms.choose': 'Please choose',
} as const;
