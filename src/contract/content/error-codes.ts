/** Why the content area refuses something, or asks first; part of error-codes.ts. */
export const CONTENT_ERROR = {
  hostNotAllowed: 43701,
  bannerPositionFull: 43702,
  pageBeingEdited: 43703,
  zoneEmpty: 43704,
  categoryInUse: 43705,
  versionFrozen: 43711,
  planTimes: 43712,
  plansOverlap: 43713,
  draftExists: 43714,
  defaultPageShown: 43715,
  pageTooLarge: 43751,
  pageAboveAdvice: 43752,
  altMissing: 43753,
  areaTooSmall: 43754,
  remindedToday: 43761,
  nobodyUnread: 43762,
} as const;
