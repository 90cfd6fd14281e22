import { useDocumentVisibility } from 'ahooks';
import { useRef, useState } from 'react';
import type { ActionType } from '@ant-design/pro-components';
import { PageHeader } from '@/components/PageHeader';
import { type ExportJob, exportApi } from '@/contract/transfer/export-jobs';
import { formatDate } from '@/core/format/date';
import { formatBytes, formatNumber, NOTHING } from '@/core/format/number';
import { useText, withTexts } from '@/core/i18n';
import { notifier } from '@/core/notify/notifier';
import { ActionButton } from '@/crud/ActionButton';
import { CrudTable } from '@/crud/table/CrudTable';
import { actionColumn, codeField, fieldsOf } from '@/crud/table/fields';
import { pageRequest, type PageRequest } from '@/crud/table/pageRequest';
import { JobActions } from './JobActions';
import { type BatchResult, deleteJobs, downloadJobs } from './jobCalls';
import { exportStatus, exportType, isUnderWay, JobMessage, JobPage, JobProgress } from './jobWords';

/** How often a list with work under way is read again (domain/08 §8.5). */
const LOOK_AGAIN_MS = 5_000;

const figure = { align: 'right', sorter: true, width: 90 } as const;
const moment = { sorter: true, width: 170 } as const;

const columns = fieldsOf<ExportJob>()('downloadFile', {
  jobNo: codeField,
  fileName: { ellipsis: true, sorter: true, width: 260, fixed: 'left', fieldProps: { maxLength: 60 } },
  fileType: { ...exportType.field(), width: 80 },
  menuTitle: { ellipsis: true, width: 140, render: (_, job) => <JobPage {...job} /> },
  rowCount: { ...figure, render: (_, { rowCount }) => (rowCount === null ? NOTHING : formatNumber(rowCount, 0)) },
  fileSize: { ...figure, render: (_, { fileSize }) => formatBytes(fileSize) },
  status: { ...exportStatus.field(), width: 100 },
  progress: { width: 150, render: (_, job) => <JobProgress {...job} /> },
  errorMsg: { ellipsis: true, width: 220, render: (_, job) => <JobMessage {...job} /> },
  createTime: {
    ...moment,
    valueType: 'dateTimeRange',
    colSize: 2,
    render: (_, { createTime }) => formatDate(createTime, 'YMDHMS'),
  },
  finishTime: { ...moment, render: (_, { finishTime }) => formatDate(finishTime, 'YMDHMS') },
  expireTime: { ...moment, render: (_, { expireTime }) => formatDate(expireTime, 'YMDHM') },
}).table({
  show: [
    ...(['fileName', 'status', 'progress', 'rowCount', 'fileSize', 'createTime', 'expireTime', 'errorMsg'] as const),
    ...(['menuTitle', 'fileType', 'jobNo', 'finishTime'] as const),
  ],
  search: ['fileName', 'fileType', 'status', 'createTime'],
});

const read = pageRequest<ExportJob>(exportApi.searchAllExportJob);

function DownloadFileScreen() {
  const text = useText();
  const table = useRef<ActionType>(undefined);
  const [chosen, setChosen] = useState<readonly ExportJob[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const isSeen = useDocumentVisibility() === 'visible';
  const reload = () => void table.current?.reload();
  const request: PageRequest<ExportJob> = async (...asked) => {
    const answer = await read(...asked);
    setIsBusy(answer.data.some(isUnderWay));
    return answer;
  };
  const batch = async (work: (jobs: readonly ExportJob[]) => Promise<BatchResult>) => {
    const { done, failed } = await work(chosen);
    setChosen(chosen.filter(({ jobNo }) => failed.includes(jobNo)));
    reload();
    const values = { done, failed: failed.length };
    if (failed.length > 0) notifier.warning(text('downloadFile.batchPartly', values));
    else notifier.success(text('downloadFile.batchDone', values));
  };
  const remove = { title: 'downloadFile.askBatchDelete', values: { count: chosen.length } } as const;
  const refresh = <ActionButton code="downloadFile_refresh" label="downloadFile.refresh" onAction={reload} />;
  return (
    <>
      <PageHeader title="downloadFile.title" help="downloadFile.help">
        {refresh}
      </PageHeader>
      <CrudTable<ExportJob>
        rowKey="jobNo"
        actionRef={table}
        request={request}
        emptyText="downloadFile.empty"
        emptyAction={refresh}
        {...(isBusy && isSeen ? { polling: LOOK_AGAIN_MS } : {})}
        batch={{
          chosen,
          onChoose: setChosen,
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
              confirm: remove,
              onAction: () => batch(deleteJobs),
            },
          ],
        }}
        columns={[...columns, actionColumn((job) => <JobActions job={job} onChanged={reload} />)]}
      />
    </>
  );
}

/** /downloadFile */
export const DownloadFile = withTexts(['download-file'], DownloadFileScreen);
