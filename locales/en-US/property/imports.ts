import type zh from '../../zh-CN/property/imports';

export default {
  'pmsImport.open': 'Import',
  'pmsImport.readings': 'Import readings',
  'pmsImport.unitTitle': 'Import units',
  'pmsImport.tenantTitle': 'Import tenants',
  'pmsImport.meterTitle': 'Import readings',
  'pmsImport.unitHelp': 'The building is there already and has the floor; floors underground are below zero: -1.',
  'pmsImport.tenantHelp': 'A company has a credit code, a person the number of an identity card: fill in one of them.',
  'pmsImport.meterHelp':
    'Meters are found by their number in the property; fill in as many registers as the meter has.',
  'pmsImport.unusualHelp':
    'Say 是 in 过零 where the meter has passed zero; unusual usage that is right needs a remark.',
  'pmsImport.anyHelp': '5,000 rows at most; wrong rows are corrected here, and what came in can be undone.',
  'pmsImport.template': 'Download template',
  'pmsImport.drop': 'Drop an Excel file here or click to choose one (.xls, .xlsx, 5 MB at most)',
  'pmsImport.wrongFile': 'Choose an .xls or .xlsx file of 5 MB at most',
  'pmsImport.save': 'Import',
  'pmsImport.close': 'Close',
  'pmsImport.another': 'Import another file',
  'pmsImport.row': 'Row',
  'pmsImport.coming':
    '{done} of {total} rows done. You can close this: the import goes on, and “Import records” has the result.',
  'pmsImport.accounts': '{total} rows = {success} imported + {fail} failed',
  'pmsImport.check': 'Check {count} rows again',
  'pmsImport.repaired': '{written} rows corrected and imported',
  'pmsImport.repairedPartly': '{written} rows imported, {fail} still to be corrected',
  'pmsImport.undo': 'Undo import',
  'pmsImport.askUndo': 'Undo the {count} imported rows?',
  'pmsImport.askUndoHelp': 'What was changed or used since stays, with the reason.',
  'pmsImport.undone': '{count} rows undone',
  'pmsImport.undonePartly': '{count} rows undone, {kept} kept',
  'pmsImport.kept': 'Row {row}: {reason}',
  'pmsImport.recent': 'Recent imports',
  'pmsImport.reopen': 'Open',
} satisfies Record<keyof typeof zh, string>;
