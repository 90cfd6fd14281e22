import type { ButtonCode } from '../../../../../src/contract/buttons';
import { RELEASE_ACTION, type ReleaseAction, type ReleaseObject } from '../../../../../src/contract/content/releases';
import type { Context } from '../../../../http/context';
import type { Confirmation } from '../../../../http/failure';
import type { MemberRow } from '../../data/releases/rows';
import { articles } from '../articles/change';
import { banners } from '../banners/change';
import { releasedAnnouncements } from '../announcements/change';
import { announcements } from '../branch-announcements/change';
import { releasedPages } from '../home/released';
import { zones } from '../zones/change';

interface Kind {
  /** The buttons that a person needs to do it by hand. */
  buttons: Readonly<Record<ReleaseAction, ButtonCode>>;
  /** The object type of its log rows. */
  logged: string;
  /** Locks the row of an object; answers its name. */
  lock: (id: string, context: Context) => Promise<string>;
  /** Answer the plans that were made or cancelled. */
  publish: (member: Going, context: Context) => Promise<string[]>;
  takeDown: (member: Going, context: Context) => Promise<string[]>;
  takeBack: (member: Gone, context: Context) => Promise<unknown>;
  bringBack: (member: Gone, context: Context) => Promise<unknown>;
}

type Going = Pick<MemberRow, 'objectId' | 'versionNo' | 'branchIds'> & {
  endTime: string | null;
  input: Confirmation;
  reason: string;
};
type Gone = Pick<MemberRow, 'objectId' | 'planIds'> & { doneTime: string; reason: string };

const { publish, takeDown } = RELEASE_ACTION;

/** The kinds with the life cycle of docs/domain/publishing.md#life-cycle. */
const cyclic = (
  { released }: Pick<typeof banners, 'released'>,
  {
    page,
    logged,
  }: { page: 'banner' | 'zoneConfig' | 'contentList' | 'announcement' | 'announcementV2'; logged: string },
): Kind => ({
  buttons: { [publish]: `${page}_publish`, [takeDown]: `${page}_takeDown` },
  logged,
  lock: released.lock,
  publish: async ({ objectId }, context) => {
    await released.publish(objectId, context);
    return [];
  },
  takeDown: async ({ objectId, input }, context) => {
    await released.takeDown(objectId, input, context);
    return [];
  },
  takeBack: ({ objectId, doneTime }, context) => released.takeBack(objectId, doneTime, context),
  bringBack: ({ objectId, doneTime }, context) => released.bringBack(objectId, doneTime, context),
});

export const KINDS: Readonly<Record<ReleaseObject, Kind>> = {
  page: {
    ...releasedPages,
    buttons: { [publish]: 'homeConfig_publish', [takeDown]: 'homeConfig_takeDown' },
    logged: 'homePage',
  },
  banner: cyclic(banners, { page: 'banner', logged: 'banner' }),
  zone: cyclic(zones, { page: 'zoneConfig', logged: 'zone' }),
  content: cyclic(articles, { page: 'contentList', logged: 'content' }),
  announcement: cyclic(announcements, { page: 'announcement', logged: 'branchAnnouncement' }),
  announcementV2: cyclic({ released: releasedAnnouncements }, { page: 'announcementV2', logged: 'announcement' }),
};

/** Banners first make room; what pages name is published before them, and taken down after them. */
const ORDER: readonly (readonly [ReleaseAction, readonly ReleaseObject[]])[] = [
  [takeDown, ['banner']],
  [publish, ['banner', 'content', 'announcement', 'announcementV2', 'zone']],
  [publish, ['page']],
  [takeDown, ['page']],
  [takeDown, ['zone', 'content', 'announcement', 'announcementV2']],
];
const rankOf = ({ action, objectType }: MemberRow) =>
  ORDER.findIndex(([one, kinds]) => one === action && kinds.includes(objectType));

/** The members in the order in which they are carried out. */
export const inOrder = (members: readonly MemberRow[]) =>
  [...members].sort((a, b) => rankOf(a) - rankOf(b) || a.sort - b.sort);
