export { importRecord, importRow } from './data/schema/import';
export { failedData, importTemplate } from './handlers/imports/files';
export { importFile } from './handlers/imports/importFile';
export { demandBranch, type Importer, type Kept, type Target } from './handlers/imports/importer';
export { sortKept, takeEach } from './handlers/imports/takeBack';
export { importPage } from './handlers/imports/read';
export { lastFailed } from './handlers/imports/lastFailed';
export { cell, type CellProblem, codeIn, type ImportRow, momentOf, refuseRepeated, textsOf } from './rules/importRows';
