import { exportApi } from '../../../../../src/contract/tasks/exports';
import { implement } from '../../../../http/implement';
import { cancelExport, deleteExports, retryExport } from './change';
import { exportContent, exportLink } from './download';
import { searchExportJobs } from './read';
import { saveExportJob } from './save';

export const exportRoutes = implement(exportApi, {
  saveExportJob,
  searchAllExportJob: searchExportJobs,
  download: exportLink,
  content: exportContent,
  retry: retryExport,
  cancel: cancelExport,
  delete: deleteExports,
});
