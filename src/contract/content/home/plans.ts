import * as z from 'zod';
import { page, pageQuery, post, service } from '../../endpoint';
import {
  code,
  confirmation,
  dateTime,
  erpCode,
  flag,
  FLAG,
  id,
  orNone,
  orNull,
  plainText,
  version,
} from '../../fields';
import { changesPages, MAX_PAGE_BRANCHES, PAGE_READERS } from './pages';

export const PLAN_KIND = { standing: 1, campaign: 2 } as const;
export type PlanKind = (typeof PLAN_KIND)[keyof typeof PLAN_KIND];
export const PLAN_STATUS = { waiting: 1, active: 2, ended: 3, cancelled: 9 } as const;
export const COVER_REASON = ['STANDING', 'CAMPAIGN', 'FORCED', 'DEFAULT'] as const;
export type CoverReason = (typeof COVER_REASON)[number];
export const MAX_CAMPAIGN_DAYS = 92;
export const MAX_COVERAGE_DAYS = 31;
/** Stands for the built-in page in the place of a page id. */
export const DEFAULT_PAGE = 'DEFAULT';

const versionNo = z.coerce.number().int().min(1).max(1_000_000);

const plan = z.object({
  planId: z.string(),
  pageId: z.string(),
  pageName: z.string(),
  versionNo: z.number().int(),
  kind: z.enum(PLAN_KIND),
  force: z.enum(FLAG),
  branchId: z.string(),
  branchIds: z.array(z.string()),
  branchNames: z.array(z.string()),
  inherit: z.enum(FLAG),
  startTime: z.string(),
  endTime: z.string().nullable(),
  cancelTime: z.string().nullable(),
  reason: z.string(),
  status: z.enum(PLAN_STATUS),
  /** Whether the user may change or cancel the plan. */
  isEditable: z.enum(FLAG),
  createdByName: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type HomePlan = z.infer<typeof plan>;

const branchIds = z.array(erpCode).min(1).max(MAX_PAGE_BRANCHES);

/** A plan: which page shows to whom, from when to when; without `startTime` from this second on. */
const form = {
  pageId: id,
  /** The version to show; without it the newest one. A draft is frozen. */
  versionNo: orNull(versionNo),
  kind: code(PLAN_KIND),
  force: flag.default(0),
  branchIds,
  inherit: flag.default(1),
  startTime: orNull(dateTime),
  endTime: orNull(dateTime),
};

/** `yyyy-MM-dd HH:mm`, both included. */
const segment = z.object({
  from: z.string(),
  to: z.string(),
  minutes: z.number().int(),
  planId: z.string().nullable(),
  page: z.string(),
  pageName: z.string(),
  versionNo: z.number().int().nullable(),
  reason: z.enum(COVER_REASON),
  /** The release that will make this plan; '' where the plan exists already. */
  releaseNo: z.string(),
});
export type CoverSegment = z.infer<typeof segment>;

const branchCover = z.object({ branchId: z.string(), branchName: z.string(), segments: z.array(segment) });

/** A branch whose pages change, with the minutes of the next 31 days in which they do. */
export const coverChange = z.object({
  branchId: z.string(),
  branchName: z.string(),
  minutes: z.number().int(),
  /** The pages that show there now: before the change, and after it. */
  before: z.string(),
  after: z.string(),
});
export type CoverChange = z.infer<typeof coverChange>;

const saved = z.object({ planId: z.string(), changed: z.array(coverChange) });
const reason = plainText(100);

/** A moment, to the minute or to the second. */
const minute = z.string().regex(/^20\d\d-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);

/** Plans: which page shows where, from when to when (docs/domain/home-pages.md#plans). */
export const homePlanApi = service('platform', '/cms/api/homeConfig', {
  page: post(
    '/plan/page',
    pageQuery(
      {
        pageId: id.optional(),
        status: code(PLAN_STATUS).optional(),
        kind: code(PLAN_KIND).optional(),
        branchId: erpCode.optional(),
      },
      ['startTime', 'gmtModified'],
    ),
    page(plan),
    { access: PAGE_READERS, write: false, assumed: true },
  ),
  /** Adds a plan, and freezes the version. Past or impossible times: 43712; two overlapping campaigns: 43713. */
  add: post('/plan/add', z.object({ ...form, ...confirmation }), saved, changesPages('status', 'homeConfig_plan')),
  /** Changes a plan: everything before it begins, afterwards only its end. */
  update: post(
    '/plan/update/:id',
    z.object({ ...form, ...confirmation, id, version }),
    saved,
    changesPages('status', 'homeConfig_plan'),
  ),
  /** Cancels a plan and adds another, both or neither. */
  replace: post(
    '/plan/replace/:id',
    z.object({ ...form, ...confirmation, id, version, reason: reason.default('') }),
    saved,
    changesPages('status', 'homeConfig_plan'),
  ),
  cancel: post(
    '/plan/cancel/:id',
    z.object({ id, version, reason: reason.min(1), ...confirmation }),
    saved,
    changesPages('status', 'homeConfig_planCancel'),
  ),
  /** What each branch shows, minute by minute; optionally with unsaved plans, and without some saved ones. */
  coverage: post(
    '/coverage',
    z.object({
      /** Branches to look at; if empty, all that the user may see. */
      branchIds: orNone(z.array(erpCode).max(MAX_PAGE_BRANCHES)),
      from: minute,
      to: minute,
      withPlans: orNone(z.array(z.object({ ...form, planId: orNull(id) })).max(20)),
      withoutPlans: orNone(z.array(id).max(200)),
    }),
    z.object({ branches: z.array(branchCover) }),
    { access: PAGE_READERS, write: false, assumed: true },
  ),
});

export const publishCheck = z.object({
  code: z.number().int(),
  refused: z.enum(FLAG),
  msg: z.string(),
  componentId: z.string(),
  /** The position of the component, from 1; 0 for the page itself. */
  index: z.number().int(),
  name: z.string(),
  piece: z.number().int().nullable(),
  pageName: z.string(),
  /** The kind and the number of the object that the component refers to; '' where the component itself is meant. */
  targetType: z.string(),
  target: z.string(),
  targetName: z.string(),
  /** The companies that the problem concerns, with those below them. */
  branchIds: z.array(z.string()),
  /** The moment from which on nothing shows. */
  from: z.string().nullable(),
});
export type PublishCheck = z.infer<typeof publishCheck>;

const receipt = z.object({
  versionNo: z.number().int(),
  /** Null for a dry run. */
  planId: z.string().nullable(),
  version: z.number().int(),
  changed: z.array(coverChange),
  checks: z.array(publishCheck),
  /** Branches whose overrides have conflicts to be decided. */
  conflicts: z.array(z.object({ branchId: z.string(), branchName: z.string(), count: z.number().int() })),
  weight: z.object({
    requests: z.number().int(),
    ...{ imageKb: z.number().int(), firstKb: z.number().int(), totalKb: z.number().int() },
    heaviest: z.array(z.object({ fileId: z.string(), kb: z.number().int(), component: z.number().int() })),
  }),
});
export type PublishReceipt = z.infer<typeof receipt>;

/** Publishing: what a page shows from now on (docs/domain/home-pages.md#plans). */
export const homePublishApi = service('platform', '/cms/api/homeConfig', {
  /** Freezes the draft and plans it from now on for the branches of the page. `dryRun` only answers the effects. */
  publish: post(
    '/publish/:id',
    z.object({
      id,
      version,
      branchIds: branchIds.optional(),
      inherit: flag.default(1),
      dryRun: flag.default(0),
      note: plainText(100).default(''),
      ...confirmation,
    }),
    receipt,
    changesPages('status', 'homeConfig_publish', 'appHome_publish'),
  ),
  /**
   * Takes a page down by cancelling its plans; branches that would be left with the default page need a confirmation
   * (43715). `dryRun` only answers what companies would show then.
   */
  takeDown: post(
    '/takeDown/:id',
    z.object({ id, version, reason: reason.default(''), dryRun: flag.default(0), ...confirmation }),
    z.object({ cancelled: z.number().int(), changed: z.array(coverChange) }),
    changesPages('status', 'homeConfig_takeDown'),
  ),
});
