import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BRIEF_SERVER } from '../../../config/check/brief.mjs';
import type { Input } from '../../../src/contract/endpoint';
import { EXPORT_STATUS, type ExportJob, exportApi } from '../../../src/contract/tasks/exports';
import type { Client } from '../../support/client';
import type { Server } from '../../support/server';

export type Request = Input<typeof exportApi.saveExportJob>;

/** The list of fairs, as its screen would have it. */
export const fairExport = (more: Partial<Request> = {}): Request => ({
  fileType: 'CSV',
  requestMethod: 'POST',
  apiUrl: '/tradefair/api/tradeFair/searchList',
  queryBodyMap: { orderBy: 'tradeFairCode', orderDir: 'asc' },
  exportFieldDTOList: [
    { fieldName: 'tradeFairCode', fieldTitle: '展会编码' },
    { fieldName: 'subject', fieldTitle: '展会名称' },
  ],
  ...more,
});

export const save = async (client: Client, more?: Partial<Request>) =>
  (await client.data(exportApi.saveExportJob, fairExport(more))).jobNo;

export async function jobOf(client: Client, jobNo: string): Promise<ExportJob> {
  const { records } = await client.data(exportApi.searchAllExportJob, { pageSize: 500, allUsers: 1 });
  const found = records.find((one) => one.jobNo === jobNo);
  if (!found) throw new Error(`There is no job ${jobNo}.`);
  return found;
}

const isOpen = ({ status }: ExportJob) => status === EXPORT_STATUS.waiting || status === EXPORT_STATUS.running;

/** The job when it has come to an end. */
export async function ended(client: Client, jobNo: string): Promise<ExportJob> {
  for (;;) {
    const job = await jobOf(client, jobNo);
    if (!isOpen(job)) return job;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** What the browser gets by the link. */
export async function download(client: Client, jobNo: string) {
  const { url } = await client.data(exportApi.download, { jobNo });
  return fetch(client.origin + url);
}

/** The lines of the file, without the mark at its start. */
export async function linesOf(client: Client, jobNo: string) {
  const bytes = Buffer.from(await (await download(client, jobNo)).arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.subarray(3).toString('utf8').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines;
}

/** For servers of which it is to be seen what they have written. */
export const IN_DIRECTORY = { FILE_STORE: 'directory' };

/** Names of exported files in the directory, and of those that are being written. */
export function filesIn({ dataDir }: Pick<Server, 'dataDir'>) {
  const namesIn = (folder: string) => {
    const path = join(dataDir, 'files', folder);
    if (!existsSync(path)) return [];
    const found = readdirSync(path, { recursive: true, withFileTypes: true });
    return found.filter((one) => one.isFile()).map(({ name }) => `${folder === 'drafts' ? 'draft ' : ''}${name}`);
  };
  return [...namesIn('export'), ...namesIn('drafts')].sort();
}

/** Changes the data of a server that does not run; answers the rows of the last statement. */
export function change({ dataDir }: Pick<Server, 'dataDir'>, ...statements: string[]): Record<string, unknown>[] {
  const script = join(__dirname, '../../support/queryData.mjs');
  const args = [...BRIEF_SERVER, script, join(dataDir, 'pg'), ...statements];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e9 }));
}
