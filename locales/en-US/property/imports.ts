import type zh from '../../zh-CN/property/imports';

export default {
  'pmsImport.open': 'Import',
  'pmsImport.readings': 'Import readings',
  'pmsImport.unitTitle': 'Import units',
  'pmsImport.tenantTitle': 'Import tenants',
  'pmsImport.meterTitle': 'Import readings',
  'pmsImport.unitHelp':
    'The building must already exist and have the floor. Use negative numbers for basements, such as -1.',
  'pmsImport.tenantHelp': 'Fill in the credit code for a company or the ID card number for a person, not both.',
  'pmsImport.meterHelp':
    'Meters are matched by number within the selected property. Single-rate meters use only “总/尖”; others fill in as many registers as they have.',
  'pmsImport.unusualHelp':
    'If a value is lower because the meter rolled over, enter 是 in 过零. If usage is unusual but correct, add a remark.',
  'pmsImport.anyHelp':
    'At most 5,000 rows at a time. Rows with errors can be corrected here, and imported rows can be undone.',
  'pmsImport.template': 'Download template',
  'pmsImport.drop': 'Drop an Excel file here or click to choose one (.xls or .xlsx, at most 5 MB)',
  'pmsImport.wrongFile': 'Choose an .xls or .xlsx file of at most 5 MB',
  'pmsImport.save': 'Import',
  'pmsImport.close': 'Close',
  'pmsImport.another': 'Import another file',
  'pmsImport.row': 'Row',
  'pmsImport.coming':
    '{done} of {total} rows processed. You can close this window: the import continues, and the result is under “Import records”.',
  'pmsImport.accounts': '{total} rows = {success} imported + {fail} failed',
  'pmsImport.check': 'Check {count, plural, one {# row} other {# rows}} again',
  'pmsImport.repaired': '{written, plural, one {# row} other {# rows}} corrected and imported',
  'pmsImport.repairedPartly': '{written, plural, one {# row} other {# rows}} imported, {fail} still to be corrected',
  'pmsImport.undo': 'Undo import',
  'pmsImport.askUndo': 'Undo the {count} imported rows?',
  'pmsImport.askUndoHelp': 'Data that has been changed or used since the import is kept, with the reason.',
  'pmsImport.undone': '{count, plural, one {# row} other {# rows}} undone',
  'pmsImport.undonePartly': '{count, plural, one {# row} other {# rows}} undone, {kept} kept',
  'pmsImport.kept': 'Row {row}: {reason}',
  'pmsImport.recent': 'Recent imports',
  'pmsImport.reopen': 'Open',
} satisfies Record<keyof typeof zh, string>;
