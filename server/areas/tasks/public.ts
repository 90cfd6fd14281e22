export { importRecord, importRow } from './data/schema/import';
export { failedData, importTemplate } from './handlers/imports/files';
export { importFile } from './handlers/imports/importFile';
export type { Importer, Kept, Target } from './handlers/imports/importer';
export { importPage } from './handlers/imports/read';
export { lastFailed } from './handlers/imports/lastFailed';
export { type CellProblem, codeIn, type ImportRow, momentOf, refuseRepeated, unitsOf } from './rules/importRows';
