import * as z from 'zod';
import { post, service } from '../endpoint';
import { dateTime, erpCode, flag, id, orNone, orNull } from '../fields';
import { MAX_PAGE_BRANCHES, PAGE_READERS } from './home/pages';
import { publishCheck } from './home/plans';

/**
 * The objects that a page of the app, or something else that is published in it, can refer to
 * (docs/domain/home-pages.md#references).
 */
export const REFERENCE_TARGETS = [
  'activity',
  'product',
  'zone',
  'content',
  'announcement',
  'fair',
  'category',
  'brand',
  'pageCode',
  'host',
] as const;
export type ReferenceTarget = (typeof REFERENCE_TARGETS)[number];

/** What refers to an object. */
export const REFERENCE_OWNER = {
  pageVersion: 1,
  override: 2,
  banner: 3,
  zone: 4,
  content: 5,
  announcement: 6,
} as const;
export type ReferenceOwner = (typeof REFERENCE_OWNER)[keyof typeof REFERENCE_OWNER];

const pageUse = z.object({
  pageName: z.string(),
  versionNo: z.number().int(),
  componentName: z.string(),
  branchIds: z.array(z.string()),
  branchNames: z.array(z.string()),
  from: z.string(),
  /** The end of the use; null: no end. */
  to: z.string().nullable(),
});
/** A plan that is in force or to come, and the component of its page that refers to an object. */
export type PageUse = z.infer<typeof pageUse>;

/** Objects of one kind that somebody is about to remove. */
export interface Taken {
  targetType: ReferenceTarget;
  targetIds: readonly string[];
  /** The company from which they are removed, with those below it; without it they are removed everywhere. */
  branchId?: string;
}

const otherUse = z.object({
  ownerType: z.enum(REFERENCE_OWNER),
  ownerId: z.string(),
  ownerName: z.string(),
  branchIds: z.array(z.string()),
  branchNames: z.array(z.string()),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
/** A banner, a zone or a content that refers to an object, and is not taken down. */
export type OtherUse = z.infer<typeof otherUse>;

/** The kinds of objects whose uses a list shows: everything that can be referred to, and banners. */
export const USED_KINDS = [...REFERENCE_TARGETS, 'banner'] as const;
export type UsedKind = (typeof USED_KINDS)[number];

/** Which objects are used where (docs/domain/home-pages.md#references). */
export const referenceApi = service('platform', '/cms/api/reference', {
  /** The uses of an object: on pages that show now or are planned, and by banners, zones and contents. */
  usedBy: post(
    '/usedBy',
    z.object({ targetType: z.enum(USED_KINDS), targetId: z.string().trim().min(1).max(253) }),
    z.object({ pages: z.array(pageUse), others: z.array(otherUse) }),
    {
      access: {
        buttons: [
          'banner_usedBy',
          'zoneConfig_usedBy',
          'contentList_usedBy',
          'announcement_usedBy',
          'announcementV2_usedBy',
        ],
      },
      ...{ write: false, assumed: true, reads: ['homePage', 'content', 'announcement'] },
    },
  ),
  /**
   * Checks the references of a version before it is planned; without `startTime` from this second on, without companies
   * for those of the page.
   */
  check: post(
    '/check',
    z.object({
      pageId: id,
      versionNo: z.coerce.number().int().min(1).max(1_000_000),
      branchIds: orNone(z.array(erpCode).max(MAX_PAGE_BRANCHES)),
      inherit: flag.default(1),
      startTime: orNull(dateTime),
      endTime: orNull(dateTime),
    }),
    z.object({ checks: z.array(publishCheck) }),
    { access: PAGE_READERS, write: false, assumed: true },
  ),
});
