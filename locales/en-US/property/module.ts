export default {
  'pms.export': 'Export',
  'pms.exportStarted': 'Export started; the file can be downloaded from the export jobs when it is ready',
  'pms.enable': 'Enable',
  'pms.disable': 'Disable',
  'pms.deleted': 'Deleted',
  'pms.wrongDecimal': 'Enter a number with at most {decimals} decimals',
  'pms.choose': 'Please select',
} as const;
