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
/** What can go out together; announcements of companies, and those of the second version. */
export const RELEASE_OBJECTS = ['page', 'banner', 'zone', 'content', 'announcement', 'announcementV2'] as const;
export type ReleaseObject = (typeof RELEASE_OBJECTS)[number];
export const MAX_MEMBERS = 100;

const versionNo = z.coerce.number().int().min(1).max(1_000_000);

const memberForm = z.object({
  objectType: z.enum(RELEASE_OBJECTS),
  objectId: id,
  /** For a page that is published; without it, the newest version. */
  versionNo: orNull(versionNo),
  action: code(RELEASE_ACTION),
  /** For a page that is published; without them, the page's own companies. */
  branchIds: orNone(z.array(erpCode).max(MAX_PAGE_BRANCHES)),
});
export type ReleaseMemberForm = z.output<typeof memberForm>;

const checkRow = z.object({
  /** Which member it is about, from 1. */
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
  /** When it went out or was taken down, and when that was taken back. */
  doneTime: z.string().nullable(),
  backTime: z.string().nullable(),
  /** Why it was not taken back. */
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
  /** Its time passed while no server was running: it never went out. */
  missed: z.enum(FLAG),
  memberCount: z.number().int(),
  publishTime: z.string().nullable(),
  endedTime: z.string().nullable(),
  /** The user who has scheduled or published it. */
  actorName: z.string(),
  reason: z.string(),
  createdByName: z.string(),
  gmtModified: z.string(),
  version: z.number().int(),
});
export type Release = z.infer<typeof head>;

const whole = head.extend({
  members: z.array(member),
  /** Why it did not go out. */
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

/** Things of the app that go out together, and are taken back together (docs/domain/releases.md). */
export const releaseApi = service('platform', '/cms/api/release', {
  page: post(
    '/page',
    pageQuery(
      {
        /** In the name or the number. */
        keyword: filter(50),
        status: code(RELEASE_STATUS).optional(),
        startTime: period.optional(),
      },
      ['startTime', 'gmtModified', 'releaseNo'],
    ),
    page(head),
    reads,
  ),
  /** What a release may take in, of one kind, by a part of its name. */
  objects: post(
    '/objects',
    pageQuery({ objectType: z.enum(RELEASE_OBJECTS), keyword: filter(50) }, ['gmtModified']),
    page(object),
    reads,
  ),
  /** A new one where there is no id; only a draft is changed. */
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
  /** All checks of all members, as they will be at the start; one that refuses: 43741, with all of them. */
  schedule: post(
    '/schedule/:id',
    z.object({ id, version, dryRun: flag.default(0), ...confirmation }),
    moved,
    action('homeConfig_releasePublish', 'status'),
  ),
  /** All of them or none; where one is refused it is 校验未通过 (8), with all that refuses. */
  publish: post(
    '/publish/:id',
    z.object({ id, version, ...confirmation }),
    moved,
    action('homeConfig_releasePublish', 'status'),
  ),
  /** Before its end; what could not be brought back is told. */
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
