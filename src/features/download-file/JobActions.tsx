import { type ExportAction, type ExportJob, exportApi } from '@/contract/transfer/export-jobs';
import { underWay } from '@/core/exports/underWay';
import { call } from '@/core/http/call';
import type { Action } from '@/crud/ActionButton';
import { RowActions } from '@/crud/RowActions';
import { deleteJobs, downloadJob } from './jobCalls';

interface Props {
  job: ExportJob;
  /** The list is to be read again. */
  onChanged: () => void;
}

/** What may be done to one job: the server names what its state allows, the buttons what the user may do. */
export function JobActions({ job, onChanged }: Props) {
  const { jobNo, fileName } = job;
  const then = (work: Promise<unknown>) => work.finally(onChanged);
  const when = (possible: ExportAction, action: Action) => (job.can.includes(possible) ? [action] : []);
  const actions: Action[] = [
    ...when('download', {
      code: 'downloadFile_download',
      label: 'downloadFile.download',
      onAction: () => downloadJob(job),
    }),
    ...when('retry', {
      code: 'downloadFile_retry',
      label: 'downloadFile.retry',
      onAction: () => then(call(exportApi.retry, { jobNo }).then(() => underWay.add(jobNo))),
    }),
    ...when('cancel', {
      code: 'downloadFile_cancel',
      label: 'downloadFile.cancel',
      onAction: () => then(call(exportApi.cancel, { jobNo })),
    }),
    ...when('del', {
      code: 'downloadFile_del',
      label: 'action.delete',
      danger: true,
      onAction: () => then(deleteJobs([job])),
      confirm: { title: 'downloadFile.askDelete', content: 'downloadFile.askDeleteHelp', values: { fileName } },
    }),
  ];
  return <RowActions actions={actions} />;
}
