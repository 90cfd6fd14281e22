import { COVER_REASON, type CoverReason, type HomePlan, PLAN_KIND, PLAN_STATUS } from '@/contract/content/home/plans';
import { f } from '@/shared/fields/f';
import { codeTable } from '@kit/fields/codeTable';
import { fieldsOf } from '@kit/fields/fieldsOf';
import { PageSelect } from './PageSelect';

const [standing, campaign, forced, byDefault] = COVER_REASON;

export const planKind = codeTable('planKind', PLAN_KIND);
const { waiting, active, ended, cancelled } = PLAN_STATUS;
const planStatus = codeTable(
  'planStatus',
  { waiting, active, ended, cancelled },
  {
    tones: { waiting: 'waiting', active: 'active', ended: 'ended', cancelled: 'stopped' },
  },
);
export const coverReason = codeTable('coverReason', { standing, campaign, forced, byDefault });

/** For the search form alone. */
interface ForCompany {
  branchId?: string;
}

export interface PlanValues {
  pageId: string;
  versionNo: number | null;
  kind: HomePlan['kind'];
  force: 0 | 1;
  branchIds: string[];
  inherit: 0 | 1;
  startTime: string | null;
  endTime: string | null;
  /** Why another plan takes the place of this one. */
  reason: string;
}

/** Which page shows where, from when to when: the list, the form (docs/domain/home-pages.md#plans). */
export const planFields = fieldsOf<HomePlan & ForCompany, PlanValues>()('homePlan', {
  pageId: f.text({ required: true, filter: { formItemRender: () => <PageSelect /> } }),
  pageName: f.text({ width: 150, fixed: 'left' }),
  versionNo: f.count({ width: 80 }),
  kind: f.codes(planKind, { required: true, width: 90 }),
  force: f.flag({ width: 90, help: 'homePlan.forceHelp' }),
  branchId: f.branch(),
  branchIds: f.branches({ required: true }),
  branchNames: f.list({ width: 200 }),
  inherit: f.flag({ width: 90 }),
  startTime: f.dateTime({ sorted: true, help: 'homePlan.startHelp' }),
  endTime: f.dateTime({ required: true, help: 'homePlan.endHelp' }),
  status: f.codes(planStatus, { width: 90 }),
  cancelTime: f.dateTime(),
  reason: f.text({ max: 100, width: 160 }),
  createdByName: f.person(),
  gmtModified: f.dateTime({ sorted: true }),
});

/** The page that a branch shows, as a row of a table. */
export interface CoverRow {
  key: string;
  branchName: string;
  from: string;
  to: string;
  minutes: number;
  pageName: string;
  reason: CoverReason;
  releaseNo: string;
}

export const coverFields = fieldsOf<CoverRow>()('cover', {
  branchName: f.text({ width: 200 }),
  from: f.text({ width: 150 }),
  to: f.text({ width: 150 }),
  minutes: f.count(),
  pageName: f.text({ width: 150 }),
  reason: f.codes(coverReason, { width: 100 }),
  releaseNo: f.text({ width: 140 }),
});
