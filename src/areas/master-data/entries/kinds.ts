import { BIZ_KIND } from '@/contract/master-data/kinds';
import { applyApis, entryApis } from '@/contract/master-data/entries';
import type { EntryPage } from '@/contract/master-data/entry-records';
import { auditPath } from '../shared/inbox/inboxTasks';

/** One kind of entry: the calls of applicant and auditor, and the paths of its pages. */
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

/** The address at which an applicant looks at an entry. */
export const viewPath = (page: EntryPage, entryId: string) => `${auditPath(page, entryId)}&from=apply`;
export const formPath = (page: EntryPage, entryId?: string) =>
  `/erp/${page}Apply/edit${entryId === undefined ? '' : `?id=${entryId}`}`;
export const changePath = (page: EntryPage, masterId: string) => `/erp/${page}Apply/edit?changeOf=${masterId}`;
