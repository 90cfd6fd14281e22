export default {
  'pms.export': 'Export',
  'pms.exportStarted': 'Export started; its file will be among the export jobs',
  'pms.enable': 'Enable',
  'pms.disable': 'Disable',
  'pms.deleted': 'Deleted',
  'pms.wrongDecimal': 'Enter a number with at most {decimals} decimals',
  'pms.choose': 'Please choose',
} as const;
