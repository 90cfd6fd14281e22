import { useRequest } from 'ahooks';
import { Progress } from 'antd';
import { EXPORT_STATUS, type ExportJob, exportApi } from '@/contract/tasks/exports';
import { underWay } from '@/core/exports/underWay';
import { call } from '@/core/http/call';
import { isCallError } from '@/core/http/callError';
import { type Translate, useText } from '@/core/i18n';
import { navigate } from '@/core/navigation/navigate';
import { notifier } from '@/core/notify/notifier';
import { BarButton } from '../controls/BarButton';

const LOOK_AGAIN_MS = 2_000;
const LATEST = 50;
const RING = 20;
const { waiting, running, finished, failed } = EXPORT_STATUS;

const isOpen = ({ status }: ExportJob) => status === waiting || status === running;

/** Reports how an export has ended, unless the user has cancelled it. */
function tell({ status, fileName, errorMsg }: ExportJob, text: Translate) {
  if (status === finished) notifier.success(text('exportProgress.finished', { fileName }));
  else if (status === failed) notifier.warning(text('exportProgress.failed', { fileName, reason: errorMsg }));
}

/** The progress ring of running exports; it links to the files. */
export function ExportRing({ jobNos }: { jobNos: readonly string[] }) {
  const text = useText();
  const { data: open = [] } = useRequest(
    async () => {
      const { records } = await call(exportApi.searchAllExportJob, { pageSize: LATEST }, { silent: true });
      const jobs = records.filter(({ jobNo }) => jobNos.includes(jobNo));
      const still = jobs.filter(isOpen);
      // An export that is missing was deleted, or belongs to another company.
      // Two requests may overlap: the first that sees the end of an export reports it.
      const unsaid = underWay.get();
      underWay.remove(jobNos.filter((jobNo) => still.every((job) => job.jobNo !== jobNo)));
      for (const job of jobs) if (!isOpen(job) && unsaid.includes(job.jobNo)) tell(job, text);
      return still;
    },
    {
      refreshDeps: [jobNos],
      pollingInterval: LOOK_AGAIN_MS,
      pollingWhenHidden: false,
      // Without permission for the page of files, the list cannot be read.
      onError: (error) => isCallError(error) && error.kind === 'business' && underWay.remove(jobNos),
    },
  );
  const percent = open.reduce((sum, { progress }) => sum + progress, 0) / Math.max(1, open.length);
  const label = text('exportProgress.running', { count: jobNos.length, percent: Math.floor(percent) });
  return (
    <BarButton
      label={label}
      icon={<Progress type="circle" percent={percent} size={RING} showInfo={false} strokeWidth={12} aria-hidden />}
      onClick={() => navigate('/downloadFile')}
    />
  );
}
