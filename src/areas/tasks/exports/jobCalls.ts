import { type ExportJob, exportApi } from '@/contract/tasks/exports';
import { saveFile } from '@/core/file/saveFile';
import { call } from '@/core/http/call';

/** The browser downloads the file by its link, so that the file need not fit into memory. */
export const downloadJob = async ({ jobNo }: Pick<ExportJob, 'jobNo'>) =>
  saveFile(await call(exportApi.download, { jobNo }));

/** The result of a batch: how many succeeded, and which did not. */
export interface BatchResult {
  done: number;
  failed: string[];
}

/** Downloads files one after the other; exports that are not ready stay selected. */
export async function downloadJobs(jobs: readonly ExportJob[]): Promise<BatchResult> {
  const failed: string[] = [];
  for (const job of jobs) {
    const isDone = job.can.includes('download') && (await downloadJob(job).catch(() => false));
    if (!isDone) failed.push(job.jobNo);
  }
  return { done: jobs.length - failed.length, failed };
}

export async function deleteJobs(jobs: readonly ExportJob[]): Promise<BatchResult> {
  const answer = await call(exportApi.delete, { jobNos: jobs.map(({ jobNo }) => jobNo) });
  return { done: answer.deleted, failed: answer.failed.map(({ jobNo }) => jobNo) };
}
