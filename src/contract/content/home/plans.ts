export const PLAN_KIND = { standing: 1, campaign: 2 } as const;
export type PlanKind = (typeof PLAN_KIND)[keyof typeof PLAN_KIND];
export const COVER_REASON = ['STANDING', 'CAMPAIGN', 'FORCED', 'DEFAULT'] as const;
export type CoverReason = (typeof COVER_REASON)[number];
export const MAX_COVERAGE_DAYS = 31;
/** What stands for the built-in page. */
export const DEFAULT_PAGE = 'DEFAULT';
