import * as z from 'zod';
import type { ButtonCode } from '../buttons';
import { get, page, pageQuery, post, service } from '../endpoint';
import {
  code,
  confirmation,
  dateTime,
  erpCode,
  filter,
  flag,
  FLAG,
  id,
  orNone,
  orNull,
  period,
  plainText,
  version,
} from '../fields';
import { MAX_PAGE_BRANCHES } from './home/pages';
import { PUBLISH_STATUS } from './publishing';

export const RELEASE_STATUS = { draft: 0, waiting: 1, out: 2, ended: 3, refused: 8, cancelled: 9 } as const;
export type ReleaseStatus = (typeof RELEASE_STATUS)[keyof typeof RELEASE_STATUS];
export const RELEASE_ACTION = { publish: 1, takeDown: 2 } as const;
export type ReleaseAction = (typeof RELEASE_ACTION)[keyof typeof RELEASE_ACTION];
/** The kinds of objects in a release; announcements of companies, and those of the second version, are two kinds. */
export const RELEASE_OBJECTS = ['page', 'banner', 'zone', 'content', 'announcement', 'announcementV2'] as const;
export type ReleaseObject = (typeof RELEASE_OBJECTS)[number];
export const MAX_MEMBERS = 100;

const versionNo = z.coerce.number().int().min(1).max(1_000_000);

const memberForm = z.object({
  objectType: z.enum(RELEASE_OBJECTS),
  objectId: id,
  /** The version of a page that is published; without it, the newest one. */
  versionNo: orNull(versionNo),
  action: code(RELEASE_ACTION),
  /** The companies of a page that is published; without them, the page's own. */
  branchIds: orNone(z.array(erpCode).max(MAX_PAGE_BRANCHES)),
});
export type ReleaseMemberForm = z.output<typeof memberForm>;

const checkRow = z.object({
  /** The number of the member in question, from 1. */
  member: z.number().int(),
  objectType: z.enum(RELEASE_OBJECTS),
  objectName: z.string(),
  action: z.enum(RELEASE_ACTION),
  code: z.number().int(),
  refused: z.enum(FLAG),
  msg: z.string(),
  /** For a page: the position of its component, from 1, the component's name, and the index of its piece, from 0. */
  index: z.number().int(),
  name: z.string(),
  piece: z.number().int().nullable(),
});
export type ReleaseCheck = z.infer<typeof checkRow>;

const member = z.object({
  objectType: z.enum(RELEASE_OBJECTS),
  objectId: z.string(),
  objectName: z.string(),
  versionNo: z.number().int().nullable(),
  action: z.enum(RELEASE_ACTION),
  branchIds: z.array(z.string()),
  branchNames: z.array(z.string()),
  /** When the member was published or taken down, and when that was undone. */
  doneTime: z.string().nullable(),
  backTime: z.string().nullable(),
  /** Why the member was not taken back. */
  backNote: z.string(),
});
export type ReleaseMember = z.infer<typeof member>;

const head = z.object({
  releaseId: z.string(),
  releaseNo: z.string(),
  releaseName: z.string(),
  branchId: z.string(),
  branchName: z.string(),
  startTime: z.string(),
  endTime: z.string().nullable(),
  status: z.enum(RELEASE_STATUS),
  /** The release was not published, because no server was running at its time. */
  missed: z.enum(FLAG),
  memberCount: z.number().int(),
  publishTime: z.string().nullable(),
  endedTime: z.string().nullable(),
  /** The name of the user who has scheduled or published the release. */
  actorName: z.string(),
  reason: z.string(),
  createdByName: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Release = z.infer<typeof head>;

const whole = head.extend({
  members: z.array(member),
  /** Why the release was not published. */
  rows: z.array(checkRow),
});
export type WholeRelease = z.infer<typeof whole>;

const saved = z.object({ releaseId: z.string(), releaseNo: z.string(), version: z.number().int() });
const moved = z.object({ status: z.enum(RELEASE_STATUS), version: z.number().int(), rows: z.array(checkRow) });
export type ReleaseMoved = z.infer<typeof moved>;

const READERS = { pages: ['homeConfig'] } as const;
const reads = { access: READERS, write: false, assumed: true } as const;
const action = (button: ButtonCode, verb: 'edit' | 'status') =>
  ({ access: { buttons: [button] }, write: true, log: [verb, 'release'], assumed: true }) as const;
const reason = plainText(100);

const object = z.object({
  objectId: z.string(),
  objectName: z.string(),
  publishStatus: z.enum(PUBLISH_STATUS).nullable(),
});
export type ReleaseCandidate = z.infer<typeof object>;

/** Releases: objects of the app that are published together, and taken back together (docs/domain/releases.md). */
export const releaseApi = service('platform', '/cms/api/release', {
  page: post(
    '/page',
    pageQuery(
      {
        /** A part of the name or the number. */
        keyword: filter(50),
        status: code(RELEASE_STATUS).optional(),
        startTime: period.optional(),
      },
      ['startTime', 'gmtModified', 'releaseNo'],
    ),
    page(head),
    reads,
  ),
  /** Objects of one kind that a release can contain, by a part of their names. */
  objects: post(
    '/objects',
    pageQuery({ objectType: z.enum(RELEASE_OBJECTS), keyword: filter(50) }, ['gmtModified']),
    page(object),
    reads,
  ),
  /** Saves a draft; without an id a new one. */
  save: post(
    '/save',
    z.object({
      releaseId: orNull(id),
      version: version.default(0),
      releaseName: plainText(50).min(1),
      startTime: dateTime,
      endTime: orNull(dateTime),
      members: z.array(memberForm).min(1).max(MAX_MEMBERS),
    }),
    saved,
    action('homeConfig_release', 'edit'),
  ),
  /**
   * Schedules a release after the checks that all members will have at the start; if one refuses, all of them are
   * answered (43741).
   */
  schedule: post(
    '/schedule/:id',
    z.object({ id, version, dryRun: flag.default(0), ...confirmation }),
    moved,
    action('homeConfig_releasePublish', 'status'),
  ),
  /** Publishes all members or none; if one is refused, the status is 校验未通过 (8), and all refusals are answered. */
  publish: post(
    '/publish/:id',
    z.object({ id, version, ...confirmation }),
    moved,
    action('homeConfig_releasePublish', 'status'),
  ),
  /** Takes a release back before its end; members that could not be restored are named. */
  withdraw: post(
    '/withdraw/:id',
    z.object({ id, version, reason: reason.default('') }),
    moved,
    action('homeConfig_releasePublish', 'status'),
  ),
  cancel: post(
    '/cancel/:id',
    z.object({ id, version, reason: reason.default('') }),
    moved,
    action('homeConfig_release', 'status'),
  ),
  detail: get('/:id', z.object({ id }), whole, reads),
});
