import * as z from 'zod';
import { drill } from '../drill';
import { page, pageQuery, post, service } from '../endpoint';
import { code, date, dateTime, erpCode, filter } from '../fields';
import { CLIENT_KIND } from '../system/feedback';

export const VISIT_GROUP = { day: 1, week: 2, month: 3, page: 4 } as const;
export type VisitGroup = (typeof VISIT_GROUP)[keyof typeof VISIT_GROUP];

/** The lists behind the figures of a cell. */
export const VISIT_ROWS = { events: 1, users: 2, customers: 3, sessions: 4, bounced: 5, buyers: 6 } as const;
export type VisitRows = (typeof VISIT_ROWS)[keyof typeof VISIT_ROWS];

/** The most days of one report (docs/domain/reports.md#visits). */
export const VISIT_DAYS = 93;
/** The most seconds that count for one visit of a page that is left open. */
export const LONGEST_STAY = 1_800;
/** The apps in the report; there is only one. */
export const VISIT_APP = { yiyaotong: '0' } as const;

const days = z.tuple([date, date]);
const drills = z.object({
  pv: drill,
  uv: drill,
  custCount: drill,
  /** Its rows have the numerator as their sum, and the denominator as their number. */
  avgStaySec: drill,
  bounceRate: drill,
  /** The denominator of the bounce rate. */
  sessions: drill,
  convertRate: drill,
  orderCount: drill,
});
export type VisitFigure = keyof z.infer<typeof drills>;

const cell = z.object({
  /** The key of the cell: period, company, client and page. */
  key: z.string(),
  /** The first and the last day of the period. */
  statDate: z.string(),
  statEnd: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  clientKind: z.enum(CLIENT_KIND),
  /** Empty where all pages are counted together. */
  pageName: z.string(),
  pv: z.number().int(),
  uv: z.number().int(),
  /** Null in the console, which customers do not use. */
  custCount: z.number().int().nullable(),
  avgStaySec: z.string(),
  /** Per cent with two decimals; empty where the denominator is zero. */
  bounceRate: z.string(),
  convertRate: z.string(),
  /** Null where orders cannot be counted: for single pages, and in the console. */
  orderCount: z.number().int().nullable(),
  /** The figures from which the average and the bounce rate are computed. */
  staySec: z.number().int(),
  sessions: z.number().int(),
  bounced: z.number().int(),
  buyers: z.number().int(),
  /** Only figures whose rows the user may open. */
  drills: drills.partial(),
});
export type VisitCell = z.infer<typeof cell>;

const point = z.object({
  label: z.string(),
  pv: z.number().int(),
  uv: z.number().int(),
  drill: drill.optional(),
});
export type VisitPoint = z.infer<typeof point>;

const detail = z.object({
  key: z.string(),
  /** The last visit of the group. */
  visitTime: z.string(),
  userName: z.string(),
  custCode: z.string(),
  custName: z.string(),
  branchName: z.string(),
  clientKind: z.enum(CLIENT_KIND),
  pageName: z.string(),
  visits: z.number().int(),
  /** The seconds that count: at most half an hour for each page. */
  staySec: z.number().int(),
});
export type VisitDetail = z.infer<typeof detail>;

const filters = {
  branchId: erpCode.optional(),
  clientKind: code(CLIENT_KIND).optional(),
  app: z.enum(VISIT_APP).optional(),
  pageName: filter(50),
};

/** Visits of pages: which pages, by whom and for how long (docs/domain/reports.md#visits). */
export const visitsApi = service('platform', '/dcr/api/report', {
  visits: post(
    '/visits',
    pageQuery({ statDate: days, groupBy: code(VISIT_GROUP).default(VISIT_GROUP.day), ...filters }, [
      'statDate',
      'pv',
      'uv',
    ]),
    page(cell).extend({
      /** The figures of all companies of the filter together; the first hundred at most. */
      chart: z.array(point),
      asOf: z.string(),
    }),
    { access: { pages: ['visitsReport'] }, write: false, assumed: true, reads: ['salesOrder'] },
  ),
  /** The rows behind a figure, at the moment at which it was counted. */
  visitsDetail: post(
    '/visitsDetail',
    pageQuery({ statDate: days, of: code(VISIT_ROWS), ...filters, pageCode: filter(120), asOf: dateTime.optional() }, [
      'visitTime',
      'staySec',
    ]),
    page(detail).extend({ sums: z.object({ visits: z.number().int(), staySec: z.number().int() }) }),
    { access: { buttons: ['visitsReport_detail'] }, write: false, assumed: true },
  ),
});
