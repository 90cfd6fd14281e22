import { ERROR, type ErrorCode } from '../../../../src/contract/error-codes';
import {
  EXPORT_ACTIONS,
  EXPORT_FILE_TYPE,
  EXPORT_STATUS,
  type ExportAction,
  type ExportFileType,
  type ExportStatus,
} from '../../../../src/contract/tasks/exports';
import { DAY, SECOND } from '../../../platform/clock';

const { waiting, running, finished, failed, expired } = EXPORT_STATUS;

/** The numbers of docs/domain/tasks.md#exports. */
export const EXPORT_LIMITS = {
  pageSize: 500,
  xlsxRows: 200_000,
  runningPerUser: 2,
  runningInAll: 8,
  openPerUser: 10,
  retries: 3,
  /** After so many ends of its process in the middle a job is given up: it may be what ends them. */
  interruptions: 3,
  keptMegabytes: 512,
  keep: 7 * DAY,
  sameRequest: 10 * SECOND,
} as const;

interface Facts {
  status: ExportStatus;
  retries: number;
}

const FROM: Record<ExportAction, (facts: Facts) => boolean> = {
  download: ({ status }) => status === finished,
  retry: ({ status, retries }) => status === failed && retries < EXPORT_LIMITS.retries,
  cancel: ({ status }) => status === waiting || status === running,
  del: ({ status }) => status !== waiting && status !== running,
};

/** What the state of a job allows. */
export const possibleExportActions = (job: Facts): ExportAction[] => EXPORT_ACTIONS.filter((one) => FROM[one](job));

/** Why something cannot be done to a job; undefined when it can. */
export function exportRefusal(action: ExportAction, job: Facts): ErrorCode | undefined {
  if (FROM[action](job)) return undefined;
  if (action === 'download') return job.status === expired ? ERROR.exportExpired : ERROR.exportNotReady;
  const isUsedUp = action === 'retry' && job.status === failed;
  return isUsedUp ? ERROR.exportRetriesUsed : ERROR.exportStatusForbids;
}

export const extensionOf = (fileType: ExportFileType) => (fileType === EXPORT_FILE_TYPE.csv ? '.csv' : '.xlsx');

/** A name that every file system takes. */
export const cleanFileName = (name: string) =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .trim()
    .slice(0, 80);
