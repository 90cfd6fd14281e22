import type { ActionType } from '@ant-design/pro-components';
import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react';
import { exportApi, type ExportJob } from '@/contract/tasks/exports';
import { jobApi } from '@/contract/tasks/jobs';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { useLinkFilters } from '@/shared/fields/useLinkFilters';
import { useBatchBar } from '@/shared/batch/useBatchBar';
import { useSelection } from '@/shared/batch/useSelection';
import { f } from '@/shared/fields/f';
import { PageHeader } from '@/ui/PageHeader';
import { PageTabs } from '@/ui/PageTabs';
import { ActionButton } from '@kit/actions/ActionButton';
import { useCall } from '@kit/data/useCall';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { formatBytes } from '@kit/format/number';
import { CrudTable } from '@kit/table/CrudTable';
import { exportStatus, exportType, isUnderWay, JobMessage, JobPage, JobProgress } from './exportCodes';
import { type BatchResult, deleteJobs, downloadJobs } from './jobCalls';
import { JobActions } from './JobActions';
import { useFollowed } from './useFollowed';

const StorageDrawer = lazy(async () => ({ default: (await import('./StorageDrawer')).StorageDrawer }));
const BackgroundJobs = lazy(async () => ({ default: (await import('./BackgroundJobs')).BackgroundJobs }));

const table = fieldsOf<ExportJob>()('downloadFile', {
  jobNo: f.code(),
  fileName: f.name({ max: 60, width: 260, fixed: 'left', sorted: true }),
  fileType: f.codes(exportType, { width: 80 }),
  menuTitle: f.text({ width: 140, cell: (job) => <JobPage {...job} /> }),
  rowCount: f.count({ sorted: true }),
  fileSize: f.count({ sorted: true, cell: ({ fileSize }) => formatBytes(fileSize) }),
  status: f.codes(exportStatus),
  progress: f.count({ width: 150, cell: (job) => <JobProgress {...job} /> }),
  errorMsg: f.text({ width: 220, cell: (job) => <JobMessage {...job} /> }),
  createTime: f.timestamp({ sorted: true }),
  finishTime: f.timestamp({ sorted: true }),
  expireTime: f.dateTime({ width: 170, sorted: true }),
}).table({
  show: [
    'fileName',
    'status',
    'progress',
    'rowCount',
    'fileSize',
    'createTime',
    'expireTime',
    'errorMsg',
    'menuTitle',
    'fileType',
    'jobNo',
    'finishTime',
  ],
  search: ['fileName', 'fileType', 'status', 'createTime'],
});

/** Filters that figures on other pages set in their links. */
const LINKED = { status: 'code' } as const;

const keyOf = ({ jobNo }: ExportJob) => jobNo;

/** The batch actions on the selected exports; refused ones stay selected. */
function useJobBatch() {
  const text = useText();
  const selection = useSelection(keyOf);
  const { chosen, choose } = selection;
  const batch = async (work: (jobs: readonly ExportJob[]) => Promise<BatchResult>) => {
    const { done, failed } = await work(chosen);
    choose(chosen.filter(({ jobNo }) => failed.includes(jobNo)));
    const values = { done, failed: failed.length };
    if (failed.length > 0) notifier.warning(text('downloadFile.batchPartly', values));
    else notifier.success(text('downloadFile.batchDone', values));
  };
  return useBatchBar(selection, {
    actions: [
      {
        code: 'downloadFile_batchDownload',
        label: 'downloadFile.batchDownload',
        onAction: () => batch(downloadJobs),
      },
      {
        code: 'downloadFile_batchDel',
        label: 'downloadFile.batchDel',
        danger: true,
        confirm: { title: 'downloadFile.askBatchDelete', values: { count: chosen.length } },
        onAction: () => batch(deleteJobs),
      },
    ],
  });
}

function ExportList({ actions, emptyAction }: { actions: RefObject<ActionType | undefined>; emptyAction: ReactNode }) {
  const initialFilters = useLinkFilters(LINKED);
  const followed = useFollowed(isUnderWay);
  const bar = useJobBatch();
  return (
    <CrudTable<ExportJob>
      {...table}
      {...bar}
      rowKey="jobNo"
      list={exportApi.searchAllExportJob}
      actionRef={actions}
      initialFilters={initialFilters}
      emptyText="downloadFile.empty"
      emptyAction={emptyAction}
      {...followed}
      actions={(job) => <JobActions job={job} />}
    />
  );
}

function DownloadFileScreen() {
  const text = useText();
  const actions = useRef<ActionType>(undefined);
  const [isStorageOpen, setIsStorageOpen] = useState(false);
  const { data: jobs = { isVisible: false, dead: 0 } } = useCall(jobApi.summary, {});
  const refresh = (
    <ActionButton
      code="downloadFile_refresh"
      label="downloadFile.refresh"
      onAction={() => void actions.current?.reload()}
    />
  );
  const exports = {
    key: 'exports',
    label: text('downloadFile.tabExports'),
    children: <ExportList actions={actions} emptyAction={refresh} />,
  };
  const background = {
    key: 'jobs',
    label: jobs.dead > 0 ? text('downloadFile.tabJobsDead', { count: jobs.dead }) : text('downloadFile.tabJobs'),
    children: (
      <Suspense fallback={null}>
        <BackgroundJobs actions={actions} />
      </Suspense>
    ),
  };
  return (
    <>
      <PageTabs
        header={
          <PageHeader inList title="downloadFile.title" help="downloadFile.help">
            {jobs.isVisible && (
              <ActionButton code="downloadFile_storage" label="storage.title" onAction={() => setIsStorageOpen(true)} />
            )}
            {refresh}
          </PageHeader>
        }
        items={jobs.isVisible ? [exports, background] : [exports]}
      />
      {isStorageOpen && (
        <Suspense fallback={null}>
          <StorageDrawer onClose={() => setIsStorageOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** /downloadFile */
export const DownloadFile = withTexts(['tasks/exports'], DownloadFileScreen);
