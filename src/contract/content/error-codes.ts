/** Why the content area refuses something, or asks first; part of error-codes.ts. */
export const CONTENT_ERROR = {
  hostNotAllowed: 43701,
  bannerPositionFull: 43702,
  categoryInUse: 43705,
  remindedToday: 43761,
  nobodyUnread: 43762,
} as const;
