import { type ExportJob, exportApi } from '@/contract/tasks/exports';
import { underWay } from '@/core/exports/underWay';
import { call } from '@/core/http/call';
import { type Action, allowedBy } from '@kit/actions/action';
import { RowActions } from '@kit/actions/RowActions';
import { deleteJobs, downloadJob } from './jobCalls';

/** The actions on one export: those that the server allows by its status, and the user by permission. */
export function JobActions({ job }: { job: ExportJob }) {
  const { jobNo, fileName } = job;
  const when = allowedBy(job.can);
  const actions: Action[] = [
    ...when('download', {
      code: 'downloadFile_download',
      label: 'downloadFile.download',
      onAction: () => downloadJob(job),
    }),
    ...when('retry', {
      code: 'downloadFile_retry',
      label: 'downloadFile.retry',
      onAction: () => call(exportApi.retry, { jobNo }).then(() => underWay.add(jobNo)),
    }),
    ...when('cancel', {
      code: 'downloadFile_cancel',
      label: 'downloadFile.cancel',
      onAction: () => call(exportApi.cancel, { jobNo }),
    }),
    ...when('del', {
      code: 'downloadFile_del',
      label: 'action.delete',
      danger: true,
      onAction: () => deleteJobs([job]),
      confirm: { title: 'downloadFile.askDelete', content: 'downloadFile.askDeleteHelp', values: { fileName } },
    }),
  ];
  return <RowActions actions={actions} />;
}
