import { importApi } from '../../../../../src/contract/tasks/imports';
import { implement } from '../../../../http/implement';
import { repairImport, undoImport } from './change';
import { importedFile } from './files';
import { importDetail, importPage } from './read';

/** What became of files; where they come in, each area has calls of its own. */
export const importRoutes = implement(importApi, {
  page: importPage,
  detail: importDetail,
  repair: repairImport,
  undo: undoImport,
  file: importedFile,
});
