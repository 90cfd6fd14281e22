import { BIZ_KIND } from '@/contract/master-data/kinds';
import type { InboxTask } from '@/contract/master-data/approvals';
import { applyApis, entryApis } from '@/contract/master-data/entries';
import type { EntryPage } from '@/contract/master-data/entry-records';

/** What is entered: the calls of both sides, and what tells a kind from the others. */
const kindOf = <P extends EntryPage>(page: P, bizKind: 1 | 2 | 3) => ({
  page,
  bizKind,
  calls: entryApis[page],
  applyCalls: applyApis[page],
  /** The auditor's list. */
  list: `/erp/${page}`,
  /** The applicant's list. */
  applyList: `/erp/${page}Apply`,
});

export const KINDS = {
  companyEntry: kindOf('companyEntry', BIZ_KIND.company),
  customerEntry: kindOf('customerEntry', BIZ_KIND.customer),
  commodityEntry: kindOf('commodityEntry', BIZ_KIND.commodity),
} as const;

const PAGE_OF = {
  [BIZ_KIND.company]: 'companyEntry',
  [BIZ_KIND.customer]: 'customerEntry',
  [BIZ_KIND.commodity]: 'commodityEntry',
} as const;

/** Where a task of the inbox is decided. */
export function inboxPath({ kind, entryId, entryNo, name }: InboxTask) {
  if (kind === BIZ_KIND.renewal) return `/erp/licenceCancel?renewalNo=${entryNo}`;
  if (kind === BIZ_KIND.cancellation) return `/erp/licenceCancel?cancelStatus=1&ownerName=${encodeURIComponent(name)}`;
  return auditPath(PAGE_OF[kind], entryId);
}

export const auditPath = (page: EntryPage, entryId: string) => `/erp/${page}/audit?id=${entryId}`;
/** Where an applicant looks at what became of it. */
export const viewPath = (page: EntryPage, entryId: string) => `${auditPath(page, entryId)}&from=apply`;
export const formPath = (page: EntryPage, entryId?: string) =>
  `/erp/${page}Apply/edit${entryId === undefined ? '' : `?id=${entryId}`}`;
export const changePath = (page: EntryPage, masterId: string) => `/erp/${page}Apply/edit?changeOf=${masterId}`;
