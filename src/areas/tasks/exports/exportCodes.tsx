import { Progress } from 'antd';
import { EXPORT_FILE_TYPE, EXPORT_STATUS, type ExportJob } from '@/contract/tasks/exports';
import { formatList } from '@kit/format/list';
import { NOTHING } from '@kit/format/number';
import { T, useLanguage, useText } from '@/core/i18n';
import { codeTable } from '@kit/fields/codeTable';

export const exportType = codeTable('exportType', EXPORT_FILE_TYPE);
export const exportStatus = codeTable('exportStatus', EXPORT_STATUS, {
  tones: {
    waiting: 'draft',
    running: 'waiting',
    finished: 'active',
    failed: 'stopped',
    cancelled: 'ended',
    expired: 'ended',
  },
});

/** Whether the server still works on the export: the list refreshes itself while one is under way. */
export const isUnderWay = ({ status }: Pick<ExportJob, 'status'>) =>
  status === EXPORT_STATUS.waiting || status === EXPORT_STATUS.running;

export function JobProgress({ jobNo, status, progress }: ExportJob) {
  const text = useText();
  if (status === EXPORT_STATUS.cancelled) return NOTHING;
  const running = isUnderWay({ status }) ? 'active' : 'normal';
  return (
    <Progress
      percent={progress}
      size="small"
      style={{ margin: 0 }}
      status={status === EXPORT_STATUS.failed ? 'exception' : running}
      aria-label={`${text('downloadFile.progress')} ${jobNo}`}
    />
  );
}

/** The page on which the export was started, in the user's language. */
export function JobPage({ titles, menuTitle, menuUrl }: ExportJob) {
  return titles[useLanguage()] || menuTitle || menuUrl || NOTHING;
}

/** Why there is no file, or which fields are missing in it. */
export function JobMessage({ errorMsg, unknownFields }: ExportJob) {
  if (errorMsg) return errorMsg;
  if (unknownFields.length === 0) return NOTHING;
  return <T id="downloadFile.emptyColumns" values={{ fields: formatList(unknownFields) }} />;
}
