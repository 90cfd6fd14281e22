import { approvalApi, type InboxTask } from '@/contract/master-data/approvals';
import { ENTRY_PAGES, type EntryPage } from '@/contract/master-data/entry-records';
import { BIZ_KIND } from '@/contract/master-data/kinds';
import { call } from '@/core/http/call';

export const LICENCE_LIST = '/erp/licenceCancel';

export const auditPath = (page: EntryPage, entryId: string) => `/erp/${page}/audit?id=${entryId}`;

/** Where a task of the inbox is decided. */
export const inboxPath = ({ kind, entryId, entryNo }: InboxTask) =>
  kind === BIZ_KIND.renewal || kind === BIZ_KIND.cancellation
    ? `${LICENCE_LIST}?task=${entryNo}`
    : auditPath(ENTRY_PAGES[kind], entryId);

const LOOKED_AT = 20;

/** The user's present position in his inbox; the task there may have been decided since. */
export type Position = Pick<InboxTask, 'entryId' | 'dueTime'>;

/** The task behind a position, of any kind; after the last one the first comes again, skipped ones among them. */
export async function nextTask({ entryId, dueTime }: Position): Promise<InboxTask | undefined> {
  const read = async (more: { after?: Position }) => {
    const { records } = await call(approvalApi.inbox, { pageNum: 1, pageSize: LOOKED_AT, ...more });
    return records.find((one) => one.entryId !== entryId);
  };
  return (await read({ after: { entryId, dueTime } })) ?? read({});
}
